import { describe, expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { MarksStore } from '#application/favourites/marks.store.ts'
import { OpenNoticeList } from '#application/favourites/open-notice-list.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ForgetVisitor } from '#application/session/forget-visitor.ts'
import { queryOf, readAddress } from '#ui/infocenter/noticelist/list-address.view-model.ts'
import { NoticeListViewModel } from '#ui/infocenter/noticelist/notice-list.view-model.ts'
import { NoticeButtonViewModel } from '#ui/notice/notice-button.view-model.ts'
import { NoticePanelViewModel } from '#ui/notice/notice-panel.view-model.ts'
import { loggedInShop, type Partner } from '../../../fixtures/logged-in-shop.fixture.ts'

async function opened(partner: Partner = 'full') {
  const shop = await loggedInShop(partner)
  const model = shop.get(NoticeListViewModel)
  const load = async (query = '') => {
    const address = readAddress(new URLSearchParams(query))
    const lists = await shop.get(OpenNoticeList).run(address.listId, queryOf(address))
    if (!lists) throw new Error('There is no such list')
    model.show({ ...lists, address })
  }
  await load()
  return { shop, model, load }
}

const skusOf = (model: NoticeListViewModel) => model.items.map(({ sku }) => sku)

describe('NoticeListViewModel', () => {
  it('brings back what was removed, with all that was noted', async () => {
    const { model, load } = await opened()
    const [item] = model.items
    if (!item) throw new Error('The list is empty')
    model.type(item, { note: 'keep', min: '2', max: '9' })
    expect(await model.settle(item)).toBe(true)
    await load()
    const before = skusOf(model)
    expect(await model.remove([model.items[0]!])).toBe(true)
    await load()
    expect(skusOf(model)).toEqual(before.slice(1))
    expect(await model.undo()).toBe(true)
    await load()
    expect(model.items.at(-1)).toMatchObject({ sku: item.sku, note: 'keep', min: 2, max: 9 })
    expect(model.removed).toBe(undefined)
  })

  it('keeps what was typed while it means nothing, and says why', async () => {
    const { model } = await opened()
    const [item] = model.items
    if (!item) throw new Error('The list is empty')
    model.type(item, { min: '9', max: '2' })
    expect(await model.settle(item)).toBe(false)
    expect(model.errors.get(item.sku)).toBe('min-above-max')
    model.type(item, { min: 'nine' })
    expect(await model.settle(item)).toBe(false)
    expect(model.errors.get(item.sku)).toBe('stock')
    expect(model.draft(item)).toMatchObject({ min: 'nine', max: '2' })
  })

  it('loses nothing that is typed while another field is being kept', async () => {
    const { model, load } = await opened()
    const [item] = model.items
    if (!item) throw new Error('The list is empty')
    model.type(item, { quantity: '12' })
    const isKept = model.settle(item)
    model.type(item, { note: 'typed meanwhile' })
    expect(await isKept).toBe(true)
    expect(model.draft(item).note).toBe('typed meanwhile')
    await model.settle(item)
    // the list on the page is still the old one
    model.type(item, { max: '20' })
    await model.settle(item)
    await load()
    expect(model.items[0]).toMatchObject({ quantity: 12, max: 20, note: 'typed meanwhile' })
  })

  it('moves what is selected, and nothing else', async () => {
    const { model, load } = await opened()
    const [first, ...rest] = skusOf(model)
    model.select(first ?? '', true)
    const target = model.otherLists[0]?.id ?? ''
    expect(await model.transfer(target, true)).toBe(true)
    await load()
    expect(skusOf(model)).toEqual(rest)
    await load(`list=${target}`)
    expect(skusOf(model)).toContain(first)
  })

  it('tells which parts the cart did not take', async () => {
    const { shop, model } = await opened()
    const count = model.items.length
    await model.toCart()
    const cart = shop.get(CartStore)
    const left = shop.get(AlertsStore).alerts.flatMap(({ list = [] }) => list)
    expect(cart.count + left.length).toBe(count)
    expect(cart.count).toBeGreaterThan(0)
  })

  it('shows no price to who may not see any', async () => {
    const { model } = await opened('noprice')
    expect(model.items.length).toBeGreaterThan(0)
    for (const { price, changes } of model.items) {
      expect(price).toBe(undefined)
      expect(changes.every(({ kind }) => kind !== 'price')).toBe(true)
    }
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
    const { shop, model } = await opened()
    const sku = skusOf(model)[0] ?? ''
    const button = shop.get(NoticeButtonViewModel)
    button.offer(sku)
    await button.look()
    expect(button.count).toBe(1)

    const panel = shop.get(NoticePanelViewModel)
    await panel.open(sku, 1, 'Any')
    const other = panel.lists.find(({ isIn }) => !isIn)
    await panel.toggle(other?.id ?? '')
    expect(button.count).toBe(2)
    await panel.toggle(other?.id ?? '')
    expect(button.count).toBe(1)

    shop.get(ForgetVisitor).run()
    expect(shop.get(SessionStore).isLoggedIn).toBe(false)
    expect(shop.get(MarksStore).marks).toBe(undefined)
    expect(button.count).toBe(0)
  })
})
