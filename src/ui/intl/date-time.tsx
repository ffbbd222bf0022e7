import { useIntl } from 'react-intl'
import { useHydrated } from '../shared/use-hydrated.ts'

type Props = {
  /** ISO 8601. */
  readonly at: string
  /** True for entries that differ only in seconds, such as calls. */
  readonly seconds?: boolean | undefined
}

/** In the reader's time zone. The first HTML uses UTC, because the time zone is unknown, and shows it. */
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
