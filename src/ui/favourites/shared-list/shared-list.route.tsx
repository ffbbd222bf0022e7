import { data, redirect, type MetaArgs } from 'react-router'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { OpenSharedList } from '#application/favourites/open-shared-list.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { freeName, itemInputOf } from '#domain/favourites/favourites.ts'
import '../../composition/areas/favourites.area.ts'
import { formText } from '../../composition/form-text.ts'
import { shopAction, shopLoader } from '../../composition/shop-loader.ts'
import { useViewModel } from '../../composition/shop.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { SharedListViewModel, type ShownSharedList } from './shared-list.view-model.ts'
import { SharedList } from './shared-list.tsx'

const STATUS = { gone: 410, unknown: 404 } as const

const load = shopLoader(async (shop, { url }) => {
  const opened = await shop.get(OpenSharedList).run(url.searchParams.get('id') ?? '')
  if (!opened.ok) return data<ShownSharedList>({ kind: 'none' }, { status: STATUS[opened.error.kind] })
  const { isLoggedIn } = shop.get(SessionStore)
  const lists = isLoggedIn ? await shop.get(Favourites).lists() : []
  return data<ShownSharedList>({ kind: 'open', list: opened.value, lists })
})
export const loader = load
export const clientLoader = load

/** To a list of one's own, or to the cart. */
export const action = shopAction(async (shop, { url, locale }, form) => {
  const to = pathIn(locale)
  const here = url.pathname + url.search
  if (!shop.get(SessionStore).isLoggedIn) {
    throw redirect(`${to('login')}?${new URLSearchParams({ next: here })}`, 303)
  }
  const opened = await shop.get(OpenSharedList).run(url.searchParams.get('id') ?? '')
  if (!opened.ok) throw redirect(here, 303)
  const { name, items } = opened.value
  if (formText(form, 'intent') === 'cart') {
    await shop.get(AddLinesToCart).run(items.map(({ sku, quantity }) => ({ sku, quantity })))
    throw redirect(to('checkoutStep1'), 303)
  }
  const asked = formText(form, 'list')
  const noted = await shop.get(ChangeFavourites).run(async (favourites) => {
    const lists = await favourites.lists()
    const list = lists.find(({ id }) => id === asked) ?? (await favourites.create(freeName(name, lists)))
    if (items.length > 0) await favourites.add(list.id, items.map(itemInputOf))
    return list.id
  })
  throw redirect(noted.ok ? `${to('noticelist')}?list=${encodeURIComponent(noted.value)}` : here, 303)
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'sharedFavourites.title', isPrivate: true })

export default function SharedListRoute({ loaderData }: { readonly loaderData: ShownSharedList }) {
  return (
    <SharedList model={useViewModel(SharedListViewModel, (model) => model.show(loaderData), loaderData)} />
  )
}
