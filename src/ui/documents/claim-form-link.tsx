import { FormattedMessage } from 'react-intl'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'

type Props = {
  readonly topic: 'SHORTAGE' | 'RETURN'
  /** Preselected reason in the claim form. */
  readonly reason?: 'DAMAGED' | undefined
  readonly documentNo: string
  /** Selected lines of the document, with their known quantities. */
  readonly lines?: readonly { readonly lineNo: number; readonly quantity?: number }[] | undefined
}

/** Link to the claim form for a document and its lines. */
export function ClaimFormLink({ topic, reason, documentNo, lines = [] }: Props) {
  const { to } = usePaths()
  const marked = lines.map(({ lineNo, quantity }) => [
    'line',
    quantity === undefined ? String(lineNo) : `${lineNo}:${quantity}`,
  ])
  const about = [
    ['report', topic],
    ['documentNo', documentNo],
    ...(reason === undefined ? [] : [['reason', reason]]),
  ]
  const search = `?${new URLSearchParams([...about, ...marked]).toString()}`
  return (
    <IfOffered page="forms">
      <LinkButton small variant="quiet" icon="undo" to={{ pathname: to('forms'), search }}>
        <FormattedMessage id={`documents.report.${reason ?? topic}`} />
      </LinkButton>
    </IfOffered>
  )
}
