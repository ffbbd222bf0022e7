import { FormattedMessage } from 'react-intl'
import type { ApprovalReason } from '#domain/approvals/approval.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { useApprovalReasonText } from './approval-reason-text.ts'

/** Reports before the order that a second person must approve it, and why. */
export function ApprovalNotice({ reasons }: { readonly reasons: readonly ApprovalReason[] }) {
  const reasonText = useApprovalReasonText()
  if (reasons.length === 0) return null
  return (
    <AlertBox
      modifier="warning"
      role="status"
      headline={<FormattedMessage id="approval.needed" />}
      text={<FormattedMessage id="approval.needed.text" />}
      list={reasons.map(reasonText)}
    />
  )
}
