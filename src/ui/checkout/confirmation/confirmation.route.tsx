import type { MetaArgs } from 'react-router'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import '../../composition/areas/checkout.area.ts'
import { useViewModel } from '../../composition/shop.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { stepLoader } from '../step-loader.ts'
import { ORDER_QUERY } from './confirmation-path.ts'
import { ConfirmationViewModel, type ConfirmedOrder } from './confirmation.view-model.ts'
import { Confirmation } from './confirmation.tsx'

const load = stepLoader(6, async (shop, { url }) => ({
  order: await shop.get(OpenConfirmation).run(url.searchParams.get(ORDER_QUERY) ?? undefined),
}))
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'checkout.step.6', isPrivate: true })

type Props = { readonly loaderData: { readonly order: ConfirmedOrder | undefined } }

export default function ConfirmationRoute({ loaderData }: Props) {
  const open = (model: ConfirmationViewModel) => model.show(loaderData.order)
  return <Confirmation model={useViewModel(ConfirmationViewModel, open, loaderData)} />
}
