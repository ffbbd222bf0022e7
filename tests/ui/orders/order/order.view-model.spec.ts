import { describe, expect, it } from 'vitest'
import type { SessionStore } from '#application/session/session.store.ts'
import type { DocumentType } from '#domain/documents/document.ts'
import type { Order } from '#domain/orders/order.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { OrderViewModel } from '#ui/orders/order/order.view-model.ts'
import { anyOrder, orderLine } from '../../../fixtures/order.fixture.ts'

const OPEN = orderLine({ lineNo: 1 })
const DONE = orderLine({ lineNo: 2, delivered: 10, outstanding: 0, cancellable: 0 })
const LATE = orderLine({ lineNo: 3, outstanding: 1, cancellable: 1 })
const LINES = [OPEN, DONE, LATE]

function modelOf(order: Partial<Order> = { lines: LINES }, rights: Partial<Features> = {}) {
  const session = {
    features: { ...NO_FEATURES, ...rights },
    canAddToCart: rights.fillBasket === true,
  } as unknown as SessionStore
  const model = new OrderViewModel({ session })
  model.show({ kind: 'loaded', order: anyOrder(order) })
  return model
}

const numbersOf = ({ lines }: OrderViewModel) => lines.map(({ lineNo }) => lineNo)

describe('an order', () => {
  it('shows its number, and whether it is picked up', () => {
    expect(modelOf()).toMatchObject({ orderNo: '4711', isPickup: false })
    expect(modelOf({ pickup: {} as Order['pickup'] }).isPickup).toBe(true)
  })

  it('that is unknown has no data', () => {
    const model = modelOf({ documents: [{ documentType: 'INVOICE' }] as unknown as Order['documents'] })
    model.show({ kind: 'unknown' })
    expect(model).toMatchObject({ orderNo: '', isPickup: false, lines: [], documents: [], cancellable: [] })
    expect(model).toMatchObject({ chosenLineNos: [], hasOpenLines: false, waitsForPayment: false })
    expect([model.order, model.totals, model.areAllMarked]).toEqual([undefined, undefined, false])
  })

  it.each([
    [true, LINES, true],
    [true, [DONE], false],
    [false, LINES, false],
  ])(
    'waits for its payment only if it is prepaid and has open lines: prepaid %s',
    (isPrepaid, lines, waits) => {
      expect(modelOf({ isPrepaid, lines }).waitsForPayment).toBe(waits)
    },
  )

  it('can be reordered only by users who may fill a cart', () => {
    expect([modelOf().mayOrder, modelOf({}, { fillBasket: true }).mayOrder]).toEqual([false, true])
  })
})

describe('the lines of an order', () => {
  it('can be limited to open lines', () => {
    const model = modelOf()
    expect([numbersOf(model), model.hasOpenLines]).toEqual([[1, 2, 3], true])
    model.showOpenOnly(true)
    expect(numbersOf(model)).toEqual([1, 3])
    model.showOpenOnly(false)
    expect(numbersOf(model)).toEqual([1, 2, 3])
    expect(modelOf({ lines: [DONE] }).hasOpenLines).toBe(false)
  })

  it('are marked if their date has changed', () => {
    const moved = orderLine({ previousDate: '2026-11-20', promisedDate: '2026-11-25' })
    expect(modelOf({ lines: [moved, OPEN] }).lines.map(({ change }) => change)).toEqual(['later', undefined])
  })
})

describe('the selected lines of an order', () => {
  it('are those selected, or all if none is selected', () => {
    const model = modelOf()
    expect(model.chosenLineNos).toEqual([1, 2, 3])
    model.mark(3, true)
    model.mark(1, true)
    expect(model.chosenLineNos).toEqual([1, 3])
    model.mark(1, false)
    expect(model.chosenLineNos).toEqual([3])
  })

  it('can be set to all displayed lines', () => {
    const model = modelOf()
    model.showOpenOnly(true)
    expect(model.areAllMarked).toBe(false)
    model.markAll(true)
    expect([model.areAllMarked, model.chosenLineNos]).toEqual([true, [1, 3]])
    model.showOpenOnly(false)
    expect(model.areAllMarked).toBe(false)
    model.markAll(false)
    expect(model.marked.size).toBe(0)
  })

  it('are retained on a reload, except for lines that no longer exist', () => {
    const model = modelOf()
    model.markAll(true)
    model.show({ kind: 'loaded', order: anyOrder({ lines: [DONE, LATE] }) })
    expect([...model.marked]).toEqual([2, 3])
    model.show({ kind: 'unknown' })
    expect(model.marked.size).toBe(0)
  })

  it('can be cancelled unless they are shipped', () => {
    const model = modelOf()
    expect(model.cancellable).toEqual([
      { lineNo: 1, quantity: 4 },
      { lineNo: 3, quantity: 1 },
    ])
    model.mark(2, true)
    model.mark(3, true)
    expect(model.cancellable).toEqual([{ lineNo: 3, quantity: 1 }])
  })
})

describe('the documents of an order', () => {
  const KINDS: readonly DocumentType[] = [
    'ORDER_RESPONSE',
    'DESPATCH_ADVICE',
    'PACKING_LIST',
    'INVOICE',
    'CREDIT_NOTE',
  ]
  const documents = KINDS.map((documentType) => ({
    documentType,
    documentNo: '1',
    date: '',
    status: 'open' as const,
  }))

  it.each<[Partial<Features>, readonly DocumentType[]]>([
    [{ order: true }, ['ORDER_RESPONSE']],
    [{ shipment: true }, ['DESPATCH_ADVICE', 'PACKING_LIST']],
    [{ invoice: true }, ['INVOICE', 'CREDIT_NOTE']],
    [{}, []],
  ])('with the rights %j are %j', (rights, kinds) => {
    expect(modelOf({ documents }, rights).documents.map(({ documentType }) => documentType)).toEqual(kinds)
  })

  it('are offered in the formats of their type', () => {
    const all = modelOf({ documents }, { order: true, shipment: true, invoice: true }).documents
    expect(all.map(({ formats }) => formats.join())).toEqual(['PDF', 'PDF', 'PDF,XLSX', 'PDF,XML', 'PDF,XML'])
  })
})
