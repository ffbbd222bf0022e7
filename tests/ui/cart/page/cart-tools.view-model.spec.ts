import { beforeEach, describe, expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { stepDraft } from '#application/checkout/step-draft.ts'
import type { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import type { ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Sheet } from '#domain/data-table/sheet.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { CartToolsViewModel } from '#ui/cart/page/cart-tools.view-model.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../../fixtures/recorded-port.fixture.ts'
import { storageOf } from '../../../fixtures/storage.fixture.ts'

let shop: Container

beforeEach(async () => {
  const storage = storageOf()
  shop = await loggedInShop('full', { checkoutDraftStorage: new LocalDraftStorage(() => storage) })
  shop.get(CartStore).set(cartOf(2))
})

function toolsWith(create: ManageSavedCarts['create'] = async () => ok([])) {
  const carts = recordedPort<ManageSavedCarts>({ create })
  const files = recordedPort<SheetFiles>()
  const [cart, session, checkout] = [shop.get(CartStore), shop.get(SessionStore), shop.get(CheckoutStore)]
  const drafts = shop.get(CheckoutDrafts)
  const model = new CartToolsViewModel({
    cart,
    session,
    checkout,
    manageCarts: carts.port,
    files: files.port,
    drafts,
  })
  return { model, drafts, checkout, saved: carts.calls, written: files.calls }
}

describe('the order reference in the cart', () => {
  it('is the reference that was typed in the current checkout', () => {
    const { model, checkout } = toolsWith()
    expect(model.reference).toBe('')
    checkout.choose({ reference: 'Workshop 7' })
    expect(model.reference).toBe('Workshop 7')
  })

  it('is truncated to its maximum, and replaces the reference typed on the review', () => {
    const { model, drafts } = toolsWith()
    drafts.open(stepDraft(5)).save({ reference: 'Typed on the review' })
    expect(drafts.open(stepDraft(5)).restore()).toBeDefined()
    model.typeReference('x'.repeat(model.referenceMaxLength + 1))
    expect(model.reference).toBe('x'.repeat(model.referenceMaxLength))
    expect(drafts.open(stepDraft(5)).restore()).toBeUndefined()
  })
})

describe('saving the cart under a name', () => {
  it('copies the cart, and shows a confirmation', async () => {
    const { model, saved } = toolsWith()
    model.typeName(' Winter service ')
    await model.save()
    expect(saved).toEqual([['create', 'Winter service', true]])
    expect(model).toMatchObject({ name: '', savedAs: 'Winter service', failure: undefined })
  })

  it('does nothing without a name', async () => {
    const { model, saved } = toolsWith()
    model.typeName('   ')
    await model.save()
    expect([saved, model.savedAs]).toEqual([[], undefined])
  })

  it('retains a rejected name, and shows the reason until the user types', async () => {
    const { model } = toolsWith(async () => fail('not-allowed'))
    model.typeName('Winter')
    await model.save()
    expect(model).toMatchObject({ name: 'Winter', savedAs: undefined, failure: 'not-allowed' })
    model.typeName('Winter 2')
    expect(model).toMatchObject({ name: 'Winter 2', failure: undefined })
  })

  it('clears the confirmation when the next name is typed', async () => {
    const { model } = toolsWith()
    model.typeName('Winter')
    await model.save()
    model.typeName('S')
    expect(model.savedAs).toBeUndefined()
  })

  it('clears an earlier rejection after success', async () => {
    const results = [fail('not-allowed' as const), ok([])]
    const { model } = toolsWith(async () => results.shift()!)
    model.typeName('Winter')
    await model.save()
    await model.save()
    expect(model).toMatchObject({ failure: undefined, savedAs: 'Winter' })
  })

  it('requires the right to fill the cart', async () => {
    expect(toolsWith().model.mayChange).toBe(true)
    shop = await loggedInShop('readonly')
    expect(toolsWith().model.mayChange).toBe(false)
  })
})

describe('an exported file of the cart', () => {
  const SHEET = { name: 'cart', columns: [], rows: [] } as unknown as Sheet

  async function exported() {
    const { model, written } = toolsWith()
    const createdCarts: Cart[] = []
    await model.export('csv', 'fr', (cart) => {
      createdCarts.push(cart)
      return SHEET
    })
    return { made: createdCarts, written }
  }

  it('contains the lines of the cart, in the requested format and language', async () => {
    const { made, written } = await exported()
    expect(made).toEqual([cartOf(2)])
    expect(written).toEqual([['save', SHEET, 'csv', 'fr']])
  })
})
