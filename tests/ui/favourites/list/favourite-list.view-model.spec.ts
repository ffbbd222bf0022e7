import { describe, expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import { OpenFavouriteList } from '#application/favourites/open-favourite-list.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { ListTools } from '#application/data-table/list-tools.ts'
import { ListSelection } from '#ui/data-table/list-selection.view-model.ts'
import { ListViewModel } from '#ui/data-table/list.view-model.ts'
import { favouriteItems } from '#ui/favourites/list/favourite-items.columns.ts'
import { FavouriteListViewModel } from '#ui/favourites/list/favourite-list.view-model.ts'
import { FavouriteButtonViewModel } from '#ui/favourites/favourite-button.view-model.ts'
import { FavouritePanelViewModel } from '#ui/favourites/favourite-panel.view-model.ts'
import { loggedInShop, type Partner } from '../../../fixtures/logged-in-shop.fixture.ts'
import { itemInputOf, type FavouriteItem } from '#domain/favourites/favourites.ts'

async function opened(partner: Partner = 'full') {
  const shop = await loggedInShop(partner)
  const model = shop.get(FavouriteListViewModel)
  const selection = new ListSelection<FavouriteItem>()
  const load = async (query = '') => {
    const shown = await shop.get(OpenFavouriteList).run(favouriteItems, new URLSearchParams(query))
    if (!shown) throw new Error('There is no such list')
    model.show(shown)
    const source = shop.get(OpenFavouriteList)
    const list = new ListViewModel(
      favouriteItems,
      shown.opened,
      (wanted) => source.more(wanted),
      selection,
      shop.get(ListTools),
    )
    selection.renew(list.items, list.keyOf.bind(list))
    return list
  }
  return { shop, model, list: await load(), load }
}

const skusOf = (list: ListViewModel<FavouriteItem>) => list.items.map(({ sku }) => sku)

describe('NoticeListViewModel', () => {
  it('brings back what was removed, with all that was noted', async () => {
    const { model, list, load } = await opened()
    const [item] = list.items
    if (!item) throw new Error('The list is empty')
    model.drafts.type(item, { note: 'keep', min: '2', max: '9' })
    expect(await model.drafts.settle(item)).toBe(true)
    const before = await load()
    expect(await model.remove([before.items[0]!])).toBe(true)
    expect(skusOf(await load())).toEqual(skusOf(before).slice(1))
    expect(await model.undo()).toBe(true)
    expect((await load()).items.at(-1)).toMatchObject({ sku: item.sku, note: 'keep', min: 2, max: 9 })
    expect(model.removed).toBe(undefined)
  })

  it('overwrites nothing that was set elsewhere: it says what, and the customer decides', async () => {
    const { shop, model, list, load } = await opened()
    const [item, second] = list.items
    if (!item || !second) throw new Error('The list is empty')
    const elsewhere = shop.get(EditFavouriteItems)
    const listId = model.list?.id ?? ''
    const theirs = { ...itemInputOf(item), quantity: 17 }
    await elsewhere.update(listId, theirs, item)
    model.drafts.type(item, { note: 'typed here' })
    expect(await model.drafts.settle(item)).toBe(false)
    expect(model.drafts.conflict(item)).toEqual({ quantity: 17 })
    expect(model.drafts.of(item).note).toBe('typed here')
    expect(await model.drafts.decide(item, true)).toBe(true)
    expect(model.drafts.conflict(item)).toBe(undefined)
    expect((await load()).items[0]).toMatchObject({ quantity: 17, note: 'typed here' })

    await elsewhere.update(listId, { ...itemInputOf(second), note: 'theirs' }, second)
    model.drafts.type(second, { quantity: '9' })
    expect(await model.drafts.settle(second)).toBe(false)
    expect(await model.drafts.decide(second, false)).toBe(true)
    expect((await load()).items[1]).toMatchObject({ quantity: second.quantity, note: 'theirs' })
  })

  it('keeps what was typed while it means nothing, and says why', async () => {
    const { model, list } = await opened()
    const [item] = list.items
    if (!item) throw new Error('The list is empty')
    model.drafts.type(item, { min: '9', max: '2' })
    expect(await model.drafts.settle(item)).toBe(false)
    expect(model.drafts.errors.get(item.sku)).toBe('min-above-max')
    model.drafts.type(item, { min: 'nine' })
    expect(await model.drafts.settle(item)).toBe(false)
    expect(model.drafts.errors.get(item.sku)).toBe('stock')
    expect(model.drafts.of(item)).toMatchObject({ min: 'nine', max: '2' })
  })

  it('loses nothing that is typed while another field is being kept', async () => {
    const { model, list, load } = await opened()
    const [item] = list.items
    if (!item) throw new Error('The list is empty')
    model.drafts.type(item, { quantity: '12' })
    const isKept = model.drafts.settle(item)
    model.drafts.type(item, { note: 'typed meanwhile' })
    expect(await isKept).toBe(true)
    expect(model.drafts.of(item).note).toBe('typed meanwhile')
    await model.drafts.settle(item)
    // the list on the page is still the old one
    model.drafts.type(item, { max: '20' })
    await model.drafts.settle(item)
    expect((await load()).items[0]).toMatchObject({ quantity: 12, max: 20, note: 'typed meanwhile' })
  })

  it('is not set back by a list that was asked for before a change and comes after it', async () => {
    const { shop, model, list, load } = await opened()
    const [item] = list.items
    if (!item) throw new Error('The list is empty')
    const old = await shop.get(OpenFavouriteList).run(favouriteItems, new URLSearchParams())
    model.drafts.type(item, { note: 'left side' })
    await model.drafts.settle(item)
    model.show(old!)
    expect(model.drafts.of(item).note).toBe('left side')
    model.drafts.type(item, { min: '2' })
    await model.drafts.settle(item)
    expect((await load()).items[0]).toMatchObject({ note: 'left side', min: 2 })
  })

  it('shows what has become of an item elsewhere since', async () => {
    const { model, list } = await opened()
    const [item] = list.items
    if (!item) throw new Error('The list is empty')
    model.drafts.type(item, { note: 'left side' })
    await model.drafts.settle(item)
    expect(model.drafts.of({ ...item, note: 'right side' }).note).toBe('right side')
  })

  it('moves what is marked, and nothing else', async () => {
    const { model, list, load } = await opened()
    const [first, ...rest] = skusOf(list)
    list.select(list.items[0]!, true)
    const target = model.otherLists[0]?.id ?? ''
    expect(await model.transfer(await list.selectedItems(), target, true)).toBe(true)
    expect(skusOf(await load())).toEqual(rest)
    expect(skusOf(await load(`list=${target}`))).toContain(first)
  })

  it('puts what is marked into the cart as it is noted now', async () => {
    const { shop, model, list, load } = await opened()
    const item = list.items.find(({ availability }) => availability?.status === 'available')!
    list.select(item, true)
    model.drafts.type(item, { quantity: String(item.packagingAmount * 3) })
    await model.drafts.settle(item)
    await model.toCart(await (await load()).selectedItems())
    expect(shop.get(CartStore).cart.lines).toMatchObject([
      { sku: item.sku, quantity: item.packagingAmount * 3 },
    ])
  })

  it('tells which parts the cart did not take', async () => {
    const { shop, model, list } = await opened()
    await model.toCart(await list.export.items())
    const cart = shop.get(CartStore)
    const left = shop.get(AlertsStore).alerts.flatMap(({ list: names = [] }) => names)
    expect(cart.count + left.length).toBe(list.items.length)
    expect(cart.count).toBeGreaterThan(0)
  })

  it('prints a code of its own for each part', async () => {
    const { model, list } = await opened()
    const labels = await model.labelsOf(list.items, ({ slug }) => `https://shop.test/products/${slug}`)
    expect(labels.map(({ articleNo }) => articleNo)).toEqual(list.items.map(({ articleNo }) => articleNo))
    const codes = labels.map(({ squares }) => JSON.stringify(squares))
    expect(new Set(codes).size).toBe(list.items.length)
  })

  it('shows no price to who may not see any', async () => {
    const { model, list } = await opened('noprice')
    expect(list.items.length).toBeGreaterThan(0)
    expect(list.columns.some(({ isPrice }) => isPrice)).toBe(false)
    for (const { price, changes } of list.items.map((item) => model.factsOf(item))) {
      expect(price).toBe(undefined)
      expect(changes.every(({ kind }) => kind !== 'price')).toBe(true)
    }
  })

  it('knows the list by its name in the address, and none of another customer', async () => {
    const { shop, model, list, load } = await opened()
    expect(list.url.scope).toBe(model.list?.id)
    expect(list.links.reset).toBe(`?list=${model.list?.id}`)
    const other = await load(`list=${model.otherLists[0]?.id}&onlyChanged=1`)
    expect(other.url.scope).toBe(model.list?.id)
    const asked = new URLSearchParams({ list: 'D0100001-1' })
    const stranger = await loggedInShop('noprice')
    expect(await stranger.get(OpenFavouriteList).run(favouriteItems, asked)).toBe(undefined)
    expect(await shop.get(OpenFavouriteList).run(favouriteItems, asked)).not.toBe(undefined)
  })

  it('names a list only as a list can be named', async () => {
    const { shop, model } = await opened()
    expect(await model.create('   ')).toBe(undefined)
    expect(await model.create(model.lists[0]?.name.toUpperCase() ?? '')).toBe(undefined)
    const told = shop.get(AlertsStore).alerts.map((alert) => 'messageId' in alert && alert.messageId)
    expect(told).toEqual(['notice.nameMissing', 'notice.nameTaken'])
  })
})

describe('NoticeButtonViewModel', () => {
  it('tells in how many lists a part stands, until its owner has left', async () => {
    const { shop, list } = await opened()
    const sku = skusOf(list)[0] ?? ''
    const button = shop.get(FavouriteButtonViewModel)
    button.offer(sku)
    await button.look()
    expect(button.count).toBe(1)

    const panel = shop.get(FavouritePanelViewModel)
    await panel.open(sku, 1, 'Any')
    const other = panel.lists.find(({ isIn }) => !isIn)
    await panel.toggle(other?.id ?? '')
    expect(button.count).toBe(2)
    await panel.toggle(other?.id ?? '')
    expect(button.count).toBe(1)

    shop.get(ClearUserData).run()
    expect(shop.get(SessionStore).isLoggedIn).toBe(false)
    expect(shop.get(FavouriteMarksStore).marks).toBe(undefined)
    expect(button.count).toBe(0)
  })
})
