import { observer } from 'mobx-react-lite'
import { useEffect, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form, useActionData } from 'react-router'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { Stack } from '../shared/stack.tsx'
import { SubmitButton, NoResponseMessage } from './form/step-form.tsx'
import { LastOrderChoicesViewModel } from './last-order-choices.view-model.ts'

/** Link from the cart to the next step: directly to the review if the choices of the last order are known. */
export const CheckoutLink = observer(function CheckoutLink({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const { to } = usePaths()
  const lastChoices = useViewModel(LastOrderChoicesViewModel)
  const isUnanswered = useActionData<{ readonly isUnanswered?: boolean }>()?.isUnanswered === true
  useEffect(() => lastChoices.open(), [lastChoices])
  return (
    <Stack gap={8} ref={ref}>
      {isUnanswered && <NoResponseMessage />}
      {lastChoices.isKnown && (
        <Form method="post">
          <SubmitButton wide>
            <FormattedMessage id="checkout.review.title" />
          </SubmitButton>
        </Form>
      )}
      <LinkButton variant={lastChoices.isKnown ? undefined : 'primary'} wide to={to('checkoutStep2')}>
        <FormattedMessage id="checkout.to.addresses" />
      </LinkButton>
    </Stack>
  )
})
