import { useMemo } from 'react'
import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { ChooseDelivery } from '#application/checkout/choose-delivery.ts'
import { OpenDelivery, type DeliveryAddressChoices } from '#application/checkout/open-delivery.ts'
import { stepDraft } from '#application/checkout/step-draft.ts'
import { attempt } from '#application/kernel/attempt.ts'
import '../checkout.module.ts'
import { formText } from '../../kernel/form-text.ts'
import { pageAction } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathAfterStep } from '../after-step.ts'
import { unansweredFormResponse } from '../unanswered-form-response.ts'
import { formLoader } from '../step-loader.ts'
import { AddressesViewModel, NEW_ADDRESS, type DeliveryActionData } from './addresses.view-model.ts'
import { AddressStep } from './address-step.tsx'

const load = formLoader(2, (container) => container.get(OpenDelivery).run())
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, call, form) => {
  const text = (name: string) => formText(form, name)
  const shippingAddressId = text('shippingAddressId')
  const choice = {
    billingAddressId: text('billingAddressId'),
    shippingAddressId:
      shippingAddressId === NEW_ADDRESS || shippingAddressId === '' ? undefined : shippingAddressId,
    typed: {
      company: text('company'),
      name2: text('name2'),
      street: text('street'),
      postCode: text('postCode'),
      city: text('city'),
      countryId: text('countryId'),
    },
    contact: text('contact'),
    remark: text('remark'),
  }
  const result = await attempt(() => container.get(ChooseDelivery).run(choice))
  if (!result.ok) return unansweredFormResponse<DeliveryActionData>(result.error, { choice, faults: {} })
  const outcome = result.value
  if (!outcome.ok) return data<DeliveryActionData>({ choice, faults: outcome.error }, { status: 422 })
  container.get(CheckoutDrafts).open(stepDraft(2)).discard()
  throw redirect(pathAfterStep(2, call, container.get(CheckoutStore).choices), 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.addresses', isPrivate: true })

export default function AddressesRoute({ loaderData }: { readonly loaderData: DeliveryAddressChoices }) {
  const rejection = useActionData<DeliveryActionData>()
  const pageData = useMemo(() => ({ loaderData, rejection }), [loaderData, rejection])
  const open = (model: AddressesViewModel) => model.show(pageData.loaderData, pageData.rejection)
  return <AddressStep model={useViewModel(AddressesViewModel, open, pageData)} />
}
