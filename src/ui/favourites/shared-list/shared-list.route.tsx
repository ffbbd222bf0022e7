import { data, redirect, type MetaArgs } from 'react-router'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { OpenSharedList } from '#application/favourites/open-shared-list.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { itemInputOf } from '#domain/favourites/favourites.ts'
import '../favourite-button.module.ts'
import '../../kernel/qr-codes.module.ts'
import { formText } from '../../kernel/form-text.ts'
import { pageAction, pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { SharedListViewModel, type SharedListPageData } from './shared-list.view-model.ts'
import { SharedList } from './shared-list.tsx'

const STATUS = { gone: 410, unknown: 404 } as const

const load = pageLoader(async (container, { url }) => {
  const opened = await container.get(OpenSharedList).run(url.searchParams.get('id') ?? '')
  if (!opened.ok) return data<SharedListPageData>({ kind: 'none' }, { status: STATUS[opened.error.kind] })
  const { isLoggedIn } = container.get(SessionStore)
  const lists = isLoggedIn ? await container.get(Favourites).lists() : []
  return data<SharedListPageData>({ kind: 'open', list: opened.value, lists })
})
export const loader = load
export const clientLoader = load

/** Copies the items to a list of the user, or adds them to the cart. */
export const action = pageAction(async (container, { url, locale }, form) => {
  const to = pathIn(locale)
  const here = url.pathname + url.search
  if (!container.get(SessionStore).isLoggedIn) {
    throw redirect(`${to('login')}?${new URLSearchParams({ next: here })}`, 303)
  }
  const opened = await container.get(OpenSharedList).run(url.searchParams.get('id') ?? '')
  if (!opened.ok) throw redirect(here, 303)
  const { name, items } = opened.value
  if (formText(form, 'intent') === 'cart') {
    await container.get(RefreshAccountState).run()
    await container.get(AddLinesToCart).run(items.map(({ sku, quantity }) => ({ sku, quantity })))
    throw redirect(to('checkoutStep1'), 303)
  }
  const listId = formText(form, 'list')
  const noted = await container.get(EditFavouriteItems).addToListOrNew(listId, name, items.map(itemInputOf))
  throw redirect(noted.ok ? `${to('noticelist')}?list=${encodeURIComponent(noted.value)}` : here, 303)
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'sharedFavourites.title', isPrivate: true })

export default function SharedListRoute({ loaderData }: { readonly loaderData: SharedListPageData }) {
  return (
    <SharedList model={useViewModel(SharedListViewModel, (model) => model.show(loaderData), loaderData)} />
  )
}
