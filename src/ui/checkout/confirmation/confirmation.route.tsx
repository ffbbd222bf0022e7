import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { OpenConfirmation } from '#application/checkout/open-confirmation.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import '../checkout.module.ts'
import '../../documents/documents.module.ts'
import { useContainer, useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { stepLoader } from '../step-loader.ts'
import { ORDER_QUERY } from './confirmation-path.ts'
import '../../saved-carts/saved-carts.module.ts'
import '../../favourites/favourite-button.module.ts'
import { ConfirmationViewModel } from './confirmation.view-model.ts'
import { Confirmation } from './confirmation.tsx'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'

const load = stepLoader(6, async (container, { url }) => ({
  order: await container.get(OpenConfirmation).run(url.searchParams.get(ORDER_QUERY) ?? undefined),
}))
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'checkout.step.6', isPrivate: true })

type Props = { readonly loaderData: { readonly order: PlacedOrder | undefined } }

export default function ConfirmationRoute({ loaderData }: Props) {
  const { order } = loaderData
  const eventBus = useContainer().get(EventBus)
  useEffect(() => {
    if (order) eventBus.publish({ kind: 'order-confirmed', order })
  }, [eventBus, order])
  const open = (model: ConfirmationViewModel) => model.show(loaderData.order)
  return <Confirmation model={useViewModel(ConfirmationViewModel, open, loaderData)} />
}
