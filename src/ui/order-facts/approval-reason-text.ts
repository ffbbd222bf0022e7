import { useIntl } from 'react-intl'
import type { ApprovalReason } from '#domain/approvals/approval.ts'
import { useAmountText } from '../part/price.tsx'

/** Sentence for a reason, with the amount if prices are shown. */
export function useApprovalReasonText(): (reason: ApprovalReason) => string {
  const intl = useIntl()
  const amountText = useAmountText()
  return ({ kind, amount, administrators = [] }) => {
    if (kind === 'NO_APPROVER')
      return intl.formatMessage(
        { id: 'approval.reason.NO_APPROVER' },
        { names: intl.formatList(administrators, { type: 'disjunction' }) },
      )
    return amount
      ? intl.formatMessage({ id: `approval.reason.${kind}.amount` }, { amount: amountText(amount) })
      : intl.formatMessage({ id: `approval.reason.${kind}` })
  }
}
