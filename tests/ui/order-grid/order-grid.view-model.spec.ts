import { describe, expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import type { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import { CheckLines } from '#application/line-check/check-lines.ts'
import type { LineCheckScope, LineCheck } from '#application/line-check/line-check.port.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { OrderGridViewModel, type OrderGridDeps } from '#ui/order-grid/order-grid.view-model.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { checkedLine, checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { draftDevice } from '../../fixtures/draft-device.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const price = (net: number, deposit?: number) => ({
  price: { net: euro(net), scale: [], coreDeposit: deposit === undefined ? undefined : euro(deposit) },
})

/** Parts of the catalogue: one of 1 euro, and one of 2 with a deposit of 30 cents. */
const KNOWN: Readonly<Record<string, Partial<CheckedLine>>> = {
  '3.70481': { part: checkedPart(price(100)) },
  'HC-1001': { part: checkedPart(price(100)) },
  '4.61984': { part: checkedPart({ sku: '4.61984', name: 'Caliper', slug: 'caliper', ...price(200, 30) }) },
}
const UNKNOWN: Partial<CheckedLine> = { status: 'unknown-number', part: undefined }

function tableOf({ device = draftDevice(), depth = 'meaning' as LineCheckScope } = {}) {
  const clock = new ManualClock()
  const state = { isOffline: false, losesNext: false, calls: 0, asked: [] as string[] }
  const lineCheck: LineCheck = {
    check: async (lines) => {
      state.calls += 1
      state.asked.push(...lines.map(({ input }) => input))
      const isLost = state.isOffline || state.losesNext
      state.losesNext = false
      if (isLost) throw new ApiFailure('offline', 'resolve')
      return lines.map(({ lineNo, input }) => checkedLine({ lineNo, ...(KNOWN[input] ?? UNKNOWN) }))
    },
  }
  const cart = new CartStore()
  const sheets: unknown[] = []
  const put: unknown[] = []
  const ports = {
    drafts: new Drafts({ storage: device, session: sessionOf('customer'), clock }),
    session: { canAddToCart: true },
    cart,
    clock,
    checkLines: new CheckLines({ lineCheck }),
    addLinesToTarget: {
      run: async (target: unknown, items: unknown) => {
        put.push(items)
        return ok({ target, outcomes: [] })
      },
    },
    files: { read: async () => fail({ kind: 'picture' }) },
    readOrderList: new ReadOrderList({ lineCheck }),
    sheets: { save: async (...file: unknown[]) => void sheets.push(file) },
    ownNumbers: { save: async () => ok([{ status: 'saved' }]) } as unknown as ManageOwnNumbers,
    scans: { read: async (number: string) => ({ kind: 'part', number }) },
  } as unknown as OrderGridDeps
  const table = new OrderGridViewModel('quick-order', depth, ports)
  const states = () => table.rows.filled.map(({ state: each }) => each)
  const first = () => table.rows.all[0]!
  return { table, clock, cart, state, sheets, states, first, device, put }
}

async function pasted(text: string, own?: Parameters<typeof tableOf>[0]) {
  const opened = tableOf(own)
  await opened.table.intake.paste(text)
  await expect.poll(() => opened.states().some((each) => each === 'waiting' || each === 'asking')).toBe(false)
  return opened
}

describe('a list pasted in the order grid', () => {
  const sentence = 'please send 3 x 3.70481, 2 x 4.61984 and 7 x 9.99999'

  it('sends each number once to the line check', async () => {
    const { table, state, states } = await pasted(sentence)
    expect(state.asked.filter((input) => /^\d\.\d{5}$/.test(input)).toSorted()).toEqual([
      '3.70481',
      '4.61984',
      '9.99999',
    ])
    expect(states()).toEqual(['found', 'found', 'not-found'])
    expect(table.pieces).toBe(5)
  })

  it('sends a second request for the stock of its numbers', async () => {
    const { state } = await pasted(sentence, { depth: 'stock' })
    expect(state.calls).toBe(2)
  })

  it('is checked again by the next line check if the API did not respond', async () => {
    const { table, state, states } = tableOf()
    state.isOffline = true
    await table.intake.paste(sentence)
    await expect.poll(states).toEqual(['unanswered', 'unanswered', 'unanswered'])
    state.isOffline = false
    await table.check.run()
    expect(states()).toEqual(['found', 'found', 'not-found'])
  })
})

describe('the total of the order grid', () => {
  it('adds up quantities, prices and core deposits', async () => {
    const { table } = await pasted('3.70481;3\n4.61984;2\n9.99999;7')
    expect(table).toMatchObject({
      pieces: 5,
      total: euro(760),
      coreDeposits: euro(60),
    })
  })

  it('has no core deposits without an exchange part, and is undefined without parts', async () => {
    const { table } = await pasted('3.70481;3')
    expect([table.total, table.coreDeposits]).toEqual([euro(300), undefined])
    expect([tableOf().table.total, tableOf().table.pieces]).toEqual([undefined, 0])
  })

  it('includes the number of rows per status', async () => {
    const { table } = await pasted('3.70481;3\n4.61984;2\n9.99999;7')
    expect([...table.counts]).toEqual([
      ['found', 2],
      ['not-found', 1],
      ['empty', 1],
    ])
  })

  it('contains its parts with the typed numbers', async () => {
    const { table } = await pasted('4.61984;2\n9.99999;7')
    expect(table.parts).toEqual([
      { articleNo: '4.61984', name: 'Caliper', slug: 'caliper', typed: '4.61984' },
    ])
  })
})

describe('a number typed in the order grid', () => {
  it('is checked and stored on the device after the debounce time', () => {
    const { table, clock, state, first } = tableOf()
    table.rows.type(first(), { number: '3.70481' })
    expect([state.calls, table.draft.keptAt]).toEqual([0, undefined])
    clock.pass(500)
    expect(state.calls).toBe(1)
    expect(table.draft.keptAt).toBeDefined()
  })

  it('is stored, but not looked up, if the user leaves the page', () => {
    const { table, clock, state, first } = tableOf()
    table.rows.type(first(), { number: '3.70481' })
    table.close()
    clock.pass(500)
    expect([state.calls, table.draft.keptAt === undefined]).toEqual([0, false])
  })

  it('is restored and checked after a reload, and an empty table sends no check', async () => {
    const before = await pasted('3.70481;3')
    before.table.close()
    const again = tableOf({ device: before.device })
    again.table.open()
    await expect.poll(again.states).toEqual(['found'])
    const empty = tableOf()
    empty.table.open()
    expect(empty.state.calls).toBe(0)
  })

  it('is checked again after undo', async () => {
    const { table, states, state } = await pasted('3.70481;3')
    table.rows.type(table.rows.all[0]!, { number: '4.61984' })
    await table.check.run()
    const { calls } = state
    table.rows.all[0]?.forgetAnswer()
    table.undo()
    await expect.poll(states).toEqual(['found'])
    expect(state.calls).toBe(calls + 1)
    for (const _ of Array(3)) table.undo()
    expect([table.rows.isEmpty, table.rows.mayUndo]).toEqual([true, false])
  })

  it.each<[string, (table: OrderGridViewModel) => unknown]>([
    ['scanned', (table) => table.scans.take('3.70481')],
    ['stored as an own number', (table) => table.learning.assign(table.rows.all[0]!, '3.70481')],
  ])('is checked immediately if it is %s', async (_, change) => {
    const { table, state } = tableOf()
    table.rows.restore([{ number: 'P-7', quantity: '1', remark: '', choice: { kind: 'open' } }])
    await change(table)
    expect(state.calls).toBe(1)
  })
})

describe('a text with number and quantity typed in the order grid', () => {
  const offlineTable = async () => {
    const opened = tableOf()
    opened.state.isOffline = true
    opened.table.rows.type(opened.first(), { number: '2x HC-1001' })
    await opened.table.readNumbers()
    opened.state.isOffline = false
    const written = () => opened.table.rows.filled.map((row) => `${row.number} ${row.written.quantity}`)
    return { ...opened, written }
  }

  it('is split into number and quantity by the next check if its look-up failed', async () => {
    const { table, written } = await offlineTable()
    await table.readNumbers()
    expect(written()).toEqual(['HC-1001 2'])
  })

  it('is split into number and quantity when the browser is online again', async () => {
    const { table, written } = await offlineTable()
    table.connect(true)
    await expect.poll(written).toEqual(['HC-1001 2'])
  })

  it('is looked up again if only the first look-up failed', async () => {
    const { table, state, first } = tableOf()
    state.losesNext = true
    table.rows.type(first(), { number: '2x HC-1001' })
    await table.readNumbers()
    expect([first().number, first().written.quantity]).toEqual(['HC-1001', '2'])
  })
})

describe('a notice above the order grid', () => {
  it('reports an unanswered line check until a response arrives', async () => {
    const { table, state, states, first } = tableOf()
    state.isOffline = true
    table.rows.type(first(), { number: '3.70481' })
    await table.check.run()
    expect([table.notice, states()]).toEqual([{ kind: 'unanswered' }, ['unanswered']])
    state.isOffline = false
    await table.check.run()
    expect([table.notice, states()]).toEqual([undefined, ['found']])
  })

  it('about a pasted list remains when a response arrives', async () => {
    const { table } = await pasted('3.70481;3')
    expect(table.notice).toMatchObject({ kind: 'read', lines: 1 })
  })

  it('is removed by dismissal, or with the table', async () => {
    const { table } = await pasted('3.70481;3\n4.61984;2')
    table.dismissNotice()
    expect(table.notice).toBeUndefined()
    table.intake.showNoClipboard()
    table.clear()
    expect([table.notice, table.rows.isEmpty, table.lists.all]).toEqual([undefined, true, []])
  })
})

describe('when the browser is online again, the order grid', () => {
  it('checks the rows without a response', async () => {
    const { table, state, first } = tableOf()
    state.isOffline = true
    table.rows.type(first(), { number: '3.70481' })
    await table.check.run()
    state.isOffline = false
    table.connect(false)
    expect(state.calls).toBe(1)
    table.connect(true)
    await expect.poll(() => state.calls).toBe(2)
  })

  it('does not check rows with a response', async () => {
    const { table, state, first } = await pasted('3.70481;3')
    const { calls } = state
    first().forgetAnswer()
    table.connect(true)
    expect(state.calls).toBe(calls)
  })

  it('sends the rows that were waiting while it was offline', async () => {
    const { table, put } = await pasted('3.70481;3')
    table.connect(false)
    await table.transfer.toCart()
    expect([table.notice, put]).toEqual([{ kind: 'waiting' }, []])
    table.connect(true)
    expect(put).toHaveLength(1)
  })
})

describe('the pasted lists above the order grid', () => {
  it.each([
    ['is empty', (cart: CartStore) => cart.set(cartOf(0)), 0],
    ['contains lines', (cart: CartStore) => cart.set(cartOf(1)), 1],
    ['is unknown', (cart: CartStore) => cart.markStale(), 1],
  ])('are dismissed if their rows were ordered and the cart %s', async (_, fill, remaining) => {
    const { table, cart } = await pasted('3.70481;3\n4.61984;2')
    table.rows.release(new Set(table.rows.all))
    fill(cart)
    table.open()
    expect(table.lists.all).toHaveLength(remaining)
  })

  it('clear the notice of a missing response after the list parser has got one', async () => {
    const { table, state, states } = tableOf()
    state.isOffline = true
    await table.intake.paste('Artikel;Menge;Bestand\n3.70481;4;12\n4.61984;1;7')
    await expect.poll(states).toEqual(['unanswered', 'unanswered'])
    state.isOffline = false
    const [view] = table.lists.all
    await table.lists.override(view!, view!.withColumnUse(0, 2, 'quantity')!)
    expect([states(), table.notice]).toEqual([['backorder', 'found'], undefined])
  })

  it('are checked for stock after they are parsed again', async () => {
    const list = 'Artikel;Menge;Bestand\n3.70481;4;12\n4.61984;1;7'
    const { table, state } = await pasted(list, { depth: 'stock' })
    const { calls } = state
    const [view] = table.lists.all
    await table.lists.override(view!, view!.withColumnUse(0, 2, 'quantity')!)
    expect(state.calls).toBe(calls + 1)
  })
})

it('the order grid checks its rows again after a change of language, to get their names', async () => {
  const { table, state } = await pasted('3.70481;3')
  table.changeLanguage('en')
  const { calls } = state
  table.changeLanguage('en')
  expect(state.calls).toBe(calls)
  table.changeLanguage('de')
  expect(state.calls).toBe(calls + 1)
})
