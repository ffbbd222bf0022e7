import { redirect, type MetaArgs } from 'react-router'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ChooseUsual } from '#application/checkout/usual-order.ts'
import { attemptInSession } from '#application/shared/rejection.ts'
import '../cart.module.ts'
import { pageAction, pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pathIn } from '../../routing/paths.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { CartToolsViewModel } from './cart-tools.view-model.ts'
import { CartViewModel } from './cart.view-model.ts'
import { Cart } from './cart.tsx'

/** On a first request the cart comes with the frame: the header counts it. */
export const loader = () => null

export const clientLoader = pageLoader(async (container) => {
  await container.get(LoadCart).run()
  return null
})

/** The same choices as last time, and on to the review. */
const act = pageAction(async (container, { locale }) => {
  const step = await attemptInSession(() => container.get(ChooseUsual).run())
  throw redirect(pathIn(locale)(`checkoutStep${step.ok ? step.value : 2}`), 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'cart.title', isPrivate: true })

export default function CartRoute() {
  return <Cart model={useViewModel(CartViewModel)} tools={useViewModel(CartToolsViewModel)} />
}
