import type { MetaArgs } from 'react-router'
import { NamedCarts } from '#application/cart/named-carts.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { NamedCart } from '#domain/cart/named-cart.ts'
import '../../composition/areas/my-carts.area.ts'
import { shopLoader } from '../../composition/shop-loader.ts'
import { useViewModel } from '../../composition/shop.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { MyCarts } from './my-carts.tsx'
import { MyCartsViewModel } from './my-carts.view-model.ts'

const load = shopLoader(async (shop): Promise<readonly NamedCart[]> => {
  const { isLoggedIn } = shop.get(SessionStore)
  return isLoggedIn ? shop.get<NamedCarts>(NamedCarts).list() : []
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'mycarts.title', isPrivate: true })

export default function MyCartsRoute({ loaderData }: { readonly loaderData: readonly NamedCart[] }) {
  const model = useViewModel(MyCartsViewModel, (made) => made.show(loaderData), loaderData)
  return <MyCarts model={model} />
}
