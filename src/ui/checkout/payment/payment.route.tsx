import { useMemo } from 'react'
import { data, redirect, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import { AllocateCosts } from '#application/checkout/allocate-costs.ts'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { ChoosePayment } from '#application/checkout/choose-payment.ts'
import { stepDraft } from '#application/checkout/step-draft.ts'
import { OfferedCostCentres } from '#application/cost-centres/offered-cost-centres.ts'
import { attempt } from '#application/kernel/attempt.ts'
import '../checkout.module.ts'
import '../../cost-centres/cost-centres.module.ts'
import { formText } from '../../kernel/form-text.ts'
import { pageAction } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { unansweredFormResponse } from '../unanswered-form-response.ts'
import { formLoader } from '../step-loader.ts'
import { PaymentViewModel, type PaymentStep, type PaymentActionData } from './payment.view-model.ts'
import { Payment } from './payment.tsx'

const load = formLoader(4, async (container): Promise<PaymentStep> => {
  const [methods, costCentres] = await Promise.all([
    container.get(Checkout).payments(),
    container.get(OfferedCostCentres).run(),
  ])
  return { methods, costCentres }
})
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { locale }, form) => {
  const choice = {
    paymentId: formText(form, 'paymentId'),
    ccFirstName: formText(form, 'ccFirstName'),
    ccLastName: formText(form, 'ccLastName'),
  }
  const allocation = { costCentre: formText(form, 'costCentre') || undefined, job: formText(form, 'job') }
  const typed = { choice, allocation }
  const result = await attempt(async () => [
    await container.get(ChoosePayment).run(choice),
    await container.get(AllocateCosts).run(allocation),
  ])
  if (!result.ok) return unansweredFormResponse<PaymentActionData>(result.error, { ...typed, faults: {} })
  const errors = Object.assign({}, ...result.value.map((outcome) => (outcome.ok ? {} : outcome.error)))
  if (Object.keys(errors).length > 0)
    return data<PaymentActionData>({ ...typed, faults: errors }, { status: 422 })
  container.get(CheckoutDrafts).open(stepDraft(4)).discard()
  throw redirect(pathIn(locale)('checkoutStep5'), 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'checkout.payment.title', isPrivate: true })

export default function PaymentRoute({ loaderData }: { readonly loaderData: PaymentStep }) {
  const rejection = useActionData<PaymentActionData>()
  const [query] = useSearchParams()
  const reason = query.get('payment')
  const pageData = useMemo(() => ({ loaderData, rejection, reason }), [loaderData, rejection, reason])
  const open = (model: PaymentViewModel) =>
    model.show(pageData.loaderData, pageData.reason, pageData.rejection)
  return <Payment model={useViewModel(PaymentViewModel, open, pageData)} />
}
