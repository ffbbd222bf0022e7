import { useIntl } from 'react-intl'
import { useHydrated } from '../shared/use-hydrated.ts'

type Props = {
  /** ISO 8601 time. */
  readonly at: string
  /** True to show seconds, for entries such as API calls that may differ only in them. */
  readonly seconds?: boolean | undefined
}

/**
 * Time in the visitor's time zone. The server does not know the time zone, so its HTML shows UTC, with the name "UTC".
 */
export function DateTime({ at, seconds }: Props) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const look = { dateStyle: 'medium', timeStyle: seconds ? 'medium' : 'short' } as const
  return (
    <time dateTime={at}>
      {isHydrated ? intl.formatDate(at, look) : `${intl.formatDate(at, { ...look, timeZone: 'UTC' })} UTC`}
    </time>
  )
}
