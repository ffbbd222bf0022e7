import { FormattedMessage } from 'react-intl'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'

type Props = {
  readonly topic: 'RETURN' | 'SHORTAGE'
  readonly documentNo: string
  /** Article number of the line. */
  readonly number: string
  /** Number of the line in the document, or in its order. */
  readonly line: { readonly line: number } | { readonly orderLine: number }
}

/** Menu item of a line that opens the claim form for it. */
export function ClaimLineButton({ topic, documentNo, number, line }: Props) {
  const { to } = usePaths()
  const marked = Object.entries(line).map(([name, lineNo]) => [name, String(lineNo)])
  const query = [['report', topic], ['documentNo', documentNo], ...marked]
  return (
    <IfOffered page="forms">
      <LinkButton
        small
        variant="quiet"
        icon="undo"
        to={{ pathname: to('forms'), search: `?${new URLSearchParams(query).toString()}` }}
      >
        <FormattedMessage id="claims.line" values={{ number }} />
      </LinkButton>
    </IfOffered>
  )
}
