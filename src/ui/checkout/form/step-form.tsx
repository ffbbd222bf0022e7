import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import type { Step } from '#domain/checkout/steps.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { focusInvalid } from '../../shared/focus-invalid.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Stack } from '../../shared/stack.tsx'
import side from '../../shared/with-side.module.css'
import { CHANGE_PARAMETER } from '../after-step.ts'
import { CheckoutSidebar } from '../sidebar/checkout-sidebar.tsx'
import { CheckoutSidebarViewModel } from '../sidebar/checkout-sidebar.view-model.ts'
import { SubmitBar } from '../submit-bar.tsx'
import type { OrderFiguresData } from '../step-loader.ts'
import styles from './step-form.module.css'
import { useStepDraft } from './use-step-draft.ts'

type Props = {
  readonly step: Step
  /** Error messages. A new array means that the form was submitted again. */
  readonly faults: readonly ReactNode[]
  /** True if the API did not respond: the user can submit the form again. */
  readonly isUnanswered: boolean
  readonly submit: ReactNode
  readonly back: { readonly to: string; readonly text: ReactNode }
  readonly children: ReactNode
}

/**
 * Form of a checkout step, which also works without scripts. If it was opened from the review, it redirects back there.
 * After a rejection the first error gets the focus.
 */
export const StepForm = observer(function StepForm({
  step,
  faults: errors,
  isUnanswered,
  submit,
  back,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { figures } = useLoaderData<OrderFiguresData>()
  const order = useViewModel(CheckoutSidebarViewModel, (model) => model.show(figures), figures)
  const { to } = usePaths()
  const [query] = useSearchParams()
  const isChange = query.has(CHANGE_PARAMETER)
  useStepDraft(form, step)
  useFaultFocus(form, errors.length > 0 ? errors : undefined)
  return (
    <div className={side.page}>
      <CheckoutSidebar model={order} />
      <Stack
        as={Form}
        gap={24}
        method="post"
        ref={form}
        className={styles.form}
        noValidate
        onInput={({ currentTarget }: FormEvent<HTMLFormElement>) =>
          order.compare(new FormData(currentTarget))
        }
      >
        <FaultSummary faults={errors} />
        {children}
        {isUnanswered && <NoResponseMessage />}
        <SubmitBar
          sum={order.gross ?? order.net}
          sumId={order.gross ? 'checkout.sum.gross' : 'cart.withoutVat'}
        >
          <ButtonRow>
            <SubmitButton>{isChange ? <FormattedMessage id="checkout.to.review" /> : submit}</SubmitButton>
            <LinkButton to={isChange ? to('checkoutStep5') : back.to} variant="quiet">
              {isChange ? <FormattedMessage id="checkout.back.review" /> : back.text}
            </LinkButton>
          </ButtonRow>
        </SubmitBar>
      </Stack>
    </div>
  )
})

/** Message beside the submit button that the API did not respond and the user can submit again. */
export function NoResponseMessage() {
  return (
    <AlertBox
      modifier="negative"
      headline={<FormattedMessage id="checkout.unanswered" />}
      text={<FormattedMessage id="checkout.unanswered.text" />}
    />
  )
}

function FaultSummary({ faults: errors }: Pick<Props, 'faults'>) {
  if (errors.length === 0) return null
  return (
    <AlertBox
      modifier="negative"
      headline={<FormattedMessage id="checkout.faults" values={{ count: errors.length }} />}
      text={
        <ul className={styles.faults}>
          {errors.map((error, index) => (
            <li key={index}>{error}</li>
          ))}
        </ul>
      }
    />
  )
}

type SubmitProps = {
  readonly variant?: 'primary' | 'buy'
  readonly wide?: boolean
  readonly children: ReactNode
}

export function SubmitButton({ variant = 'primary', wide, children }: SubmitProps) {
  const { state } = useNavigation()
  return (
    <Button type="submit" variant={variant} wide={wide} busy={state !== 'idle'}>
      {children}
    </Button>
  )
}

/** Focuses the first invalid field when `attempt` changes: it is a new object after each rejected submission. */
export function useFaultFocus(form: React.RefObject<HTMLFormElement | null>, attempt: unknown): void {
  useEffect(() => {
    if (attempt !== undefined) focusInvalid(form.current)
  }, [form, attempt])
}
