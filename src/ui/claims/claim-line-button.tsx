import { useIntl } from 'react-intl'
import { Offered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'

type Props = {
  readonly topic: 'RETURN' | 'SHORTAGE'
  readonly documentNo: string
  /** The article of the line. */
  readonly number: string
  /** The line of the document, or of its order. */
  readonly line: { readonly line: number } | { readonly orderLine: number }
}

/** To the form of a claim about one line. */
export function ClaimLineButton({ topic, documentNo, number, line }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const label = intl.formatMessage({ id: 'claims.line' }, { number })
  const marked = Object.entries(line).map(([name, lineNo]) => [name, String(lineNo)])
  const query = [['report', topic], ['documentNo', documentNo], ...marked]
  return (
    <Offered page="forms">
      <LinkButton
        small
        iconOnly
        variant="quiet"
        icon="undo"
        aria-label={label}
        title={label}
        to={{ pathname: to('forms'), search: `?${new URLSearchParams(query).toString()}` }}
      />
    </Offered>
  )
}
