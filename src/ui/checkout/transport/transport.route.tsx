import { useMemo } from 'react'
import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { Checkout } from '#application/checkout/checkout.port.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseTransport } from '#application/checkout/choose-transport.ts'
import { stepDraft } from '#application/checkout/step-draft.ts'
import { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import { attempt } from '#application/kernel/attempt.ts'
import '../checkout.module.ts'
import { formText } from '../../kernel/form-text.ts'
import { pageAction } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathAfterStep } from '../after-step.ts'
import { unansweredFormResponse } from '../unanswered-form-response.ts'
import { formLoader } from '../step-loader.ts'
import {
  TransportViewModel,
  type OfferedTransports,
  type TransportActionData,
} from './transport.view-model.ts'
import { Transport } from './transport.tsx'

const load = formLoader(3, async (container): Promise<OfferedTransports> => {
  const checkout = container.get(Checkout)
  const [transports, partial, complete] = await Promise.all([
    checkout.transports(),
    checkout.split(false),
    checkout.split(true),
  ])
  return { transports, partial, complete, lastTransportId: container.get(ReuseLastOrderChoices).transportId }
})
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, call, form) => {
  const choice = {
    transportId: formText(form, 'transportId'),
    deliverComplete: formText(form, 'deliverComplete') === '1',
    slotId: formText(form, 'slotId') || undefined,
  }
  const result = await attempt(() => container.get(ChooseTransport).run(choice))
  if (!result.ok) return unansweredFormResponse<TransportActionData>(result.error, { choice })
  if (!result.value.ok)
    return data<TransportActionData>({ choice, missing: result.value.error.kind }, { status: 422 })
  container.get(CheckoutDrafts).open(stepDraft(3)).discard()
  throw redirect(pathAfterStep(3, call, container.get(CheckoutStore).choices), 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'checkout.transport.title', isPrivate: true })

export default function TransportRoute({ loaderData }: { readonly loaderData: OfferedTransports }) {
  const rejection = useActionData<TransportActionData>()
  const pageData = useMemo(() => ({ loaderData, rejection }), [loaderData, rejection])
  const open = (model: TransportViewModel) => model.show(pageData.loaderData, pageData.rejection)
  return <Transport model={useViewModel(TransportViewModel, open, pageData)} />
}
