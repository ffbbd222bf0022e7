import { redirect, type MetaArgs } from 'react-router'
import { ChangeFavourites } from '#application/favourites/change-favourites.ts'
import { OpenNoticeList } from '#application/favourites/open-notice-list.ts'
import { parseQuantity } from '#domain/cart/quantity.ts'
import '../../composition/areas/favourites.area.ts'
import { formText } from '../../composition/form-text.ts'
import { shopAction, shopLoader } from '../../composition/shop-loader.ts'
import { useViewModel } from '../../composition/shop.tsx'
import { intlOf } from '../../intl/intl.ts'
import { nothingHere } from '../../not-found/nothing-here.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { queryOf, readAddress } from './list-address.view-model.ts'
import { NoticeListViewModel, type ShownLists } from './notice-list.view-model.ts'
import { NoticeList } from './notice-list.tsx'

const load = shopLoader(async (shop, call): Promise<ShownLists> => {
  const address = readAddress(call.url.searchParams)
  const opened = await shop.get(OpenNoticeList).run(address.listId, queryOf(address))
  if (opened === undefined) return nothingHere(shop, call)
  return { ...opened, address }
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

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'noticelist.title', isPrivate: true })

export default function NoticeListRoute({ loaderData }: { readonly loaderData: ShownLists }) {
  return (
    <NoticeList model={useViewModel(NoticeListViewModel, (model) => model.show(loaderData), loaderData)} />
  )
}
