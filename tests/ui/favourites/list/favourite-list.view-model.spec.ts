import { describe, expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { OpenFavouriteList } from '#application/favourites/open-favourite-list.ts'
import { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import { ListSelection } from '#ui/data-table/list-selection.view-model.ts'
import { ListViewModel } from '#ui/data-table/list.view-model.ts'
import { favouriteItems } from '#ui/favourites/list/favourite-items.columns.ts'
import { FavouriteListViewModel } from '#ui/favourites/list/favourite-list.view-model.ts'
import { loggedInShop, type Partner } from '../../../fixtures/logged-in-shop.fixture.ts'
import { type FavouriteItem } from '#domain/favourites/favourites.ts'

async function opened(partner: Partner = 'full') {
  const shop = await loggedInShop(partner)
  const model = shop.get(FavouriteListViewModel)
  const selection = new ListSelection<FavouriteItem>()
  const load = async (query = '') => {
    const openedFavouriteList = await shop
      .get(OpenFavouriteList)
      .run(favouriteItems, new URLSearchParams(query))
    if (!openedFavouriteList) throw new Error('There is no such list')
    model.show(openedFavouriteList)
    const source = shop.get(OpenFavouriteList)
    const list = new ListViewModel(
      favouriteItems,
      openedFavouriteList.opened,
      (requestedListQuery) => source.more(requestedListQuery),
      selection,
      shop.get(ListPageDependencies),
    )
    selection.renew(list.items, list.keyOf.bind(list))
    return list
  }
  return { shop, model, list: await load(), load }
}

describe('the page of a parts list', () => {
  it('adds its parts once when the button is pressed twice', async () => {
    const { shop, model, list } = await opened()
    const items = await list.export.items()
    await Promise.all([model.toCart(async () => items), model.toCart(async () => items)])
    const once = shop.get(CartStore).cart.lines.map(({ quantity }) => quantity)
    const other = await opened()
    await other.model.toCart(async () => items)
    expect(once).toEqual(other.shop.get(CartStore).cart.lines.map(({ quantity }) => quantity))
  })

  it('adds the last typed quantity to the cart, even before it is saved', async () => {
    const { shop, model, list } = await opened()
    const items = await list.export.items()
    const [item] = items
    model.drafts.type(item!, { quantity: '70' })
    void model.drafts.settle(item!)
    await model.toCart(async () => items)
    const line = shop.get(CartStore).cart.lines.find(({ sku }) => sku === item!.sku)
    expect(line?.quantity).toBe(70)
  })

  it('shows no prices without the right to see them', async () => {
    const { model, list } = await opened('noprice')
    expect(list.items.length).toBeGreaterThan(0)
    expect(list.columns.some(({ isPrice }) => isPrice)).toBe(false)
    for (const { price, changes } of list.items.map((item) => model.factsOf(item))) {
      expect(price).toBe(undefined)
      expect(changes.every(({ kind }) => kind !== 'price')).toBe(true)
    }
  })
})
