import { data, redirect, type MetaArgs } from 'react-router'
import { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import { OpenFavouriteList, type OpenedFavouriteList } from '#application/favourites/open-favourite-list.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import { parseQuantity } from '#domain/cart/quantity.ts'
import '../../composition/areas/favourites.area.ts'
import { formText } from '../../composition/form-text.ts'
import { listAnswer } from '../../composition/list-loader.ts'
import { shopAction, shopLoader } from '../../composition/shop-loader.ts'
import { useViewModel, type Shop } from '../../composition/shop.tsx'
import { useList } from '../../composition/use-list.ts'
import { intlOf } from '../../intl/intl.ts'
import { notFound } from '../../errors/not-found.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { favouriteItems } from './favourite-items.columns.ts'
import { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { FavouriteListPage } from './favourite-list.tsx'

export { listHeaders as headers } from '../../composition/list-loader.ts'

const items = (shop: Shop) => (query: ListQuery) => shop.get(OpenFavouriteList).more(query)

const load = shopLoader(async (shop, call) => {
  const opened = await shop.get(OpenFavouriteList).run(favouriteItems, call.url.searchParams)
  return opened === undefined ? notFound(shop, call) : data(opened, listAnswer(opened.opened))
})
export const loader = load
export const clientLoader = load

/** The notice buttons as they work before, or without, scripts: the part goes to the first list. */
export const action = shopAction(async (shop, { locale }, form) => {
  const sku = formText(form, 'sku')
  const quantity = parseQuantity(formText(form, 'quantity'))
  const name = intlOf(locale).formatMessage({ id: 'noticelist.firstName' })
  const page = pathIn(locale)('noticelist')
  const added = await shop.get(ChangeFavourites).run(async (favourites) => {
    const list = (await favourites.lists())[0] ?? (await favourites.create(name))
    await favourites.add(list.id, [{ sku, quantity, note: '' }])
    return list.id
  })
  throw redirect(added.ok ? `${page}?list=${encodeURIComponent(added.value)}` : page, 303)
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.noticelist', isPrivate: true })

export default function NoticeListRoute({ loaderData }: { readonly loaderData: OpenedFavouriteList }) {
  const model = useViewModel(FavouriteListViewModel, (shown) => shown.show(loaderData), loaderData)
  return <FavouriteListPage model={model} items={useList(favouriteItems, loaderData.opened, items)} />
}
