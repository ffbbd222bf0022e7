import { FormattedMessage } from 'react-intl'
import type { ApprovalReason } from '#domain/approvals/approval.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { useApprovalReasonText } from './approval-reason-text.ts'

/** Notice before the order is placed: a second person must approve it, with the reasons. */
export function ApprovalNotice({ reasons }: { readonly reasons: readonly ApprovalReason[] }) {
  const reasonText = useApprovalReasonText()
  if (reasons.length === 0) return null
  const isStuck = reasons.some(({ kind }) => kind === 'NO_APPROVER')
  return (
    <AlertBox
      modifier={isStuck ? 'negative' : 'warning'}
      role="status"
      headline={<FormattedMessage id={isStuck ? 'approval.nobody' : 'approval.needed'} />}
      text={!isStuck && <FormattedMessage id="approval.needed.text" />}
      list={reasons.map(reasonText)}
    />
  )
}
