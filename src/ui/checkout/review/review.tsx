import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import side from '../../shared/with-side.module.css'
import { useFaultFocus } from '../form/step-form.tsx'
import { useStepDraft } from '../form/use-step-draft.ts'
import { ApprovalNotice } from '../../order-facts/approval-notice.tsx'
import { OrderSummaryBox } from './order-summary-box.tsx'
import { OrderSection } from './order-section.tsx'
import { OrderRejectionNotice } from './order-rejection-notice.tsx'
import { ReviewCards } from './review-cards.tsx'
import styles from './review.module.css'
import type { ReviewViewModel } from './review.view-model.ts'

type Props = { readonly model: ReviewViewModel }

export const Review = observer(function Review({ model }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const intl = useIntl()
  const { to } = usePaths()
  useStepDraft(form, 5)
  useFaultFocus(form, model.policyIsMissing || model.referenceIsTooLong ? model.basket : undefined)
  if (model.isEmpty) {
    return (
      <Page>
        <PageHead title={<FormattedMessage id="checkout.review.title" />} />
        <EmptyState
          icon="cart"
          title={<FormattedMessage id="cart.empty.title" />}
          text={<FormattedMessage id="checkout.review.empty" />}
          actions={
            <LinkButton variant="primary" to={to('checkoutStep1')}>
              <FormattedMessage id="checkout.back.cart" />
            </LinkButton>
          }
        />
      </Page>
    )
  }
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="checkout.review.title" />}
        intro={<FormattedMessage id="cart.count" values={{ lines: model.lineCount, pieces: model.pieces }} />}
      />
      <Form method="post" ref={form} className={side.page} noValidate>
        <div className={styles.main}>
          <OrderRejectionNotice model={model} />
          <Changes model={model} />
          <ApprovalNotice reasons={model.approvalReasons} />
          <ReviewCards model={model} />
          {model.parts.map((part) => (
            <OrderSection
              key={part.index}
              part={part}
              of={model.parts.length}
              number={
                model.transport
                  ? undefined
                  : intl.formatMessage({ id: 'checkout.part.sum' }, { index: part.index === 'first' ? 1 : 2 })
              }
              isPickup={model.pickupLocation !== undefined}
            />
          ))}
        </div>
        <OrderSummaryBox model={model} />
      </Form>
    </Page>
  )
})

const Changes = observer(function Changes({ model }: Props) {
  const { prices, dates } = model.changed
  return (
    <>
      {prices + dates > 0 && (
        <AlertBox
          modifier="warning"
          role="status"
          headline={<FormattedMessage id="checkout.changed.title" values={{ prices, dates }} />}
          text={<FormattedMessage id="checkout.changed.text" />}
        />
      )}
      {model.leftBehind > 0 && (
        <AlertBox
          modifier="warning"
          role="status"
          headline={<FormattedMessage id="checkout.leftBehind" values={{ count: model.leftBehind }} />}
        />
      )}
    </>
  )
})
