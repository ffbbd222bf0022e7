import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AlertBox } from '../../shared/alert-box.tsx'
import utilities from '../../shared/utilities.module.css'
import type { ReviewViewModel } from './review.view-model.ts'
import type { Difference } from '#domain/checkout/differences.ts'

/**
 * Reason why the order was not placed, and the remedy. The notice gets the focus, because it is far above the order
 * button.
 */
export const OrderRejectionNotice = observer(function OrderRejectionNotice({
  model,
}: {
  readonly model: ReviewViewModel
}) {
  const box = useRef<HTMLDivElement>(null)
  const intl = useIntl()
  const { rejection, differences, refusedParts, missing, wasPressed, policyIsMissing } = model
  const isShown = rejection !== undefined || (wasPressed && missing.length > 0)
  useEffect(() => {
    if (isShown && !policyIsMissing) box.current?.focus()
  }, [isShown, policyIsMissing, differences])
  if (!isShown) return null
  const isOther = rejection === 'changed' && differences.length === 0
  const headline = isOther ? 'changedOther' : (rejection ?? 'incomplete')
  const difference = ({ articleNo, ...rest }: Difference) =>
    `${articleNo}: ${intl.formatMessage(
      { id: `checkout.difference.${rest.kind}` },
      rest.kind === 'quantity' ? { old: rest.old, now: rest.now } : {},
    )}`
  return (
    <div ref={box} tabIndex={-1} className={utilities.quietFocus}>
      <AlertBox
        modifier={rejection === 'unknown' || rejection === 'changed' ? 'warning' : 'negative'}
        role="alert"
        headline={<FormattedMessage id={`checkout.refused.${headline}`} />}
        text={rejection && <FormattedMessage id={`checkout.refused.${rejection}.text`} />}
        list={
          rejection
            ? [...differences.map(difference), ...refusedParts]
            : missing.map(({ what }) => intl.formatMessage({ id: `checkout.missing.${what}` }))
        }
      />
    </div>
  )
})
