import type { MetaArgs } from 'react-router'
import { LoadCart } from '#application/cart/load-cart.ts'
import '../cart.module.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
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

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'cart.title', isPrivate: true })

export default function CartRoute() {
  return <Cart model={useViewModel(CartViewModel)} tools={useViewModel(CartToolsViewModel)} />
}
