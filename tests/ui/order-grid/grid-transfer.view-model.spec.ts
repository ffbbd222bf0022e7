import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '#application/cart/cart-api.port.ts'
import type { AddLinesToTarget, LineTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import { fail, ok } from '#domain/shared/result.ts'
import type { GridDraft } from '#ui/order-grid/grid-draft.view-model.ts'
import type { GridMessage } from '#ui/order-grid/grid-message.ts'
import { GridTransfer } from '#ui/order-grid/grid-transfer.view-model.ts'
import { checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { answerRow, gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

const CART = { kind: 'cart' } as const
const LIST: LineTarget = { kind: 'notice-list', name: 'Service' }
const part = (sku: string) => checkedPart({ sku })

type Put = Awaited<ReturnType<AddLinesToTarget['run']>>
type Row = readonly [number: string, quantity: string, answer?: Partial<CheckedLine>]

/** `accepted` contains the quantity of each line that the cart accepts. */
function transferOf(lines: readonly Row[], accepted?: readonly (number | undefined)[]) {
  const rows = gridRowsOf(...lines.map(([number, quantity]) => writtenLine(number, quantity)))
  for (const [index, [number, , result]] of lines.entries())
    answerRow(rows.all[index], { part: part(number), ...result })
  const said: (GridMessage | undefined)[] = []
  const sent: [LineTarget, readonly CartItem[]][] = []
  const response: { put?: Put } = {}
  const outcomeOf = ({ sku, quantity }: CartItem, index: number) => ({
    sku,
    status: 'ok' as const,
    requested: quantity,
    accepted: accepted?.[index] ?? quantity,
  })
  const addLinesToTarget = {
    run: async (target: LineTarget, items: readonly CartItem[]) => {
      sent.push([target, items])
      return response.put ?? ok({ target, outcomes: items.map(outcomeOf).slice(0, accepted?.length) })
    },
  } as unknown as AddLinesToTarget
  let saveCount = 0
  const draft = { keep: () => void (saveCount += 1) } as unknown as GridDraft
  const session = { canAddToCart: false } as SessionStore
  const intake = observable({ isReading: false })
  const isReading = () => intake.isReading
  const check = {
    run: async () => {
      const unanswered = rows.filled.filter(({ needsAnswer }) => needsAnswer)
      for (const row of unanswered) row.startCheck()
      await Promise.resolve()
      for (const row of unanswered) answerRow(row, { part: part(row.number) })
    },
  }
  const transfer = new GridTransfer(rows, check, draft, isReading, { session, addLinesToTarget }, (notice) =>
    said.push(notice),
  )
  const standing = () =>
    rows.filled.map(({ number, written, problem }) => [number, written.quantity, problem])
  return { transfer, rows, intake, said, sent, session, response, standing, kept: () => saveCount }
}

const itemsIn = (sent: readonly [LineTarget, readonly CartItem[]][]) => sent.flatMap(([, items]) => items)

it('only an account with the right can fill the cart from the order grid', () => {
  expect(transferOf([]).transfer.mayFillCart).toBe(false)
  const opened = transferOf([])
  Object.assign(opened.session, { canAddToCart: true })
  expect(opened.transfer.mayFillCart).toBe(true)
})

describe('rows sent from the order grid', () => {
  it('are removed from the table after success, and the draft is stored', async () => {
    const { transfer, said, sent, standing, kept } = transferOf([
      ['3.70481', '2'],
      ['ZZ-99999', '4', { status: 'unknown-number', part: undefined }],
      ['4.61984', '3'],
    ])
    await transfer.toCart()
    expect(sent).toEqual([
      [
        CART,
        [
          { sku: 'NW-3.70481', quantity: 2 },
          { sku: 'NW-4.61984', quantity: 3 },
        ],
      ],
    ])
    expect(said).toEqual([undefined, { kind: 'added', target: CART, lines: 2, pieces: 5, left: 1 }])
    expect([standing(), kept()]).toEqual([[['ZZ-99999', '4', 'not-found']], 1])
  })

  it('are only the selected ones, if any can be ordered', async () => {
    const { transfer, rows, sent } = transferOf([
      ['3.70481', '2'],
      ['ZZ-99999', '4', { status: 'unknown-number', part: undefined }],
      ['4.61984', '3'],
    ])
    rows.all[1]?.mark(true)
    expect(transfer.rows.map(({ number }) => number)).toEqual(['3.70481', '4.61984'])
    rows.all[2]?.mark(true)
    await transfer.to(LIST)
    expect(sent).toEqual([[LIST, [{ sku: 'NW-4.61984', quantity: 3 }]]])
  })

  it('with a rejected quantity remain in the table with the reason', async () => {
    const { transfer, said, standing } = transferOf(
      [
        ['3.70481', '8'],
        ['4.61984', '3'],
        ['5.10000', '9'],
        ['6.10000', '1'],
      ],
      [5, 0, 12],
    )
    await transfer.toCart()
    expect(standing()).toEqual([
      ['3.70481', '3', 'limited'],
      ['4.61984', '3', 'refused'],
      ['6.10000', '1', undefined],
    ])
    expect(said.at(-1)).toEqual({ kind: 'added', target: CART, lines: 1, pieces: 17, left: 3 })
  })

  it('remain in the table if they were changed during the call', async () => {
    const { transfer, rows, said, standing } = transferOf(
      [
        ['3.70481', '2'],
        ['4.61984', '8'],
        ['5.10000', '1'],
      ],
      [2, 5, 1],
    )
    const sent = transfer.toCart()
    rows.type(rows.all[0]!, { number: '6.10000' })
    rows.type(rows.all[1]!, { quantity: '9' })
    await sent
    expect(standing()).toEqual([
      ['6.10000', '2', undefined],
      ['4.61984', '9', undefined],
    ])
    expect(said.at(-1)).toEqual({ kind: 'added', target: CART, lines: 2, pieces: 8, left: 2 })
  })

  it('remain in the table if the cart or list rejects all', async () => {
    const { transfer, said, standing, response, kept } = transferOf([['3.70481', '2']])
    response.put = fail({ kind: 'name-in-use' })
    await transfer.to(LIST)
    expect(said).toEqual([undefined, { kind: 'not-added', target: LIST, rejection: { kind: 'name-in-use' } }])
    expect([standing(), kept()]).toEqual([[['3.70481', '2', undefined]], 0])
  })

  it('are reported with the parts list that was created for them', async () => {
    const { transfer, said, response } = transferOf([['3.70481', '2']])
    const created = { ...LIST, id: 'l-1' } as LineTarget
    response.put = ok({ target: created, outcomes: [] })
    await transfer.to(LIST)
    expect(said.at(-1)).toEqual({ kind: 'added', target: created, lines: 0, pieces: 0, left: 1 })
  })

  it('are empty without a message if no row can be ordered', async () => {
    const { transfer, said, sent } = transferOf([['3.70481', 'abc']])
    await transfer.toCart()
    expect([sent, said]).toEqual([[], []])
  })

  it('are sent once after the results of all rows have arrived, without rows typed later, even if the button is pressed twice', async () => {
    const { transfer, rows, said, sent } = transferOf([['3.70481', '2']])
    rows.insert([writtenLine('4.61984', '3'), writtenLine('', '7')])
    const row = rows.all.find(({ number }) => number === '4.61984')!
    const pressed = Promise.all([transfer.toCart(), transfer.toCart()])
    expect([sent.length, transfer.isBusy]).toEqual([0, true])
    rows.insert([writtenLine('6.10000', '1')])
    answerRow(
      rows.all.find(({ number }) => number === '6.10000'),
      { part: part('6.10000') },
    )
    answerRow(row, { part: part('4.61984') })
    await pressed
    expect(itemsIn(sent).map(({ sku }) => sku)).toEqual(['NW-3.70481', 'NW-4.61984'])
    expect([said.length, transfer.isBusy]).toEqual([2, false])
  })

  it('include rows whose line check got no response, after the check is repeated', async () => {
    const { transfer, rows, sent } = transferOf([['3.70481', '2']])
    rows.insert([writtenLine('4.61984', '3')])
    const unanswered = rows.all.find(({ number }) => number === '4.61984')!
    unanswered.startCheck()
    unanswered.markUnreachable()
    await transfer.toCart()
    expect(itemsIn(sent).map(({ sku }) => sku)).toEqual(['NW-3.70481', 'NW-4.61984'])
  })

  it('are sent after a list has been parsed, including its rows', async () => {
    const { transfer, rows, intake, sent } = transferOf([])
    runInAction(() => (intake.isReading = true))
    const pressed = transfer.toCart()
    expect(transfer.isBusy).toBe(true)
    rows.insert([writtenLine('4.61984', '3')])
    runInAction(() => (intake.isReading = false))
    answerRow(rows.filled[0], { part: part('4.61984') })
    await pressed
    expect(itemsIn(sent).map(({ sku }) => sku)).toEqual(['NW-4.61984'])
  })
})

describe('the number that the user typed in a row', () => {
  it.each<[string, Partial<CheckedLine>, string | undefined]>([
    ['is sent for an own number', { decided: { at: '2026-11-21', by: 'Anna' } }, 'P-7'],
    ['is sent for an OE number', { part: checkedPart({ foundVia: { kind: 'oe' } }) }, 'P-7'],
    [
      'is not sent for an article number',
      { part: checkedPart({ foundVia: { kind: 'article' } }) },
      undefined,
    ],
  ])('%s', async (_, result, requestedNumber) => {
    const { transfer, sent } = transferOf([['P-7', '2', result]])
    await transfer.toCart()
    expect(itemsIn(sent)[0]?.requestedNumber).toBe(requestedNumber)
    expect(Object.keys(itemsIn(sent)[0] ?? {}).includes('requestedNumber')).toBe(
      requestedNumber !== undefined,
    )
  })
})

describe('a superseded part in the order grid', () => {
  const REPLACED: Row = ['P-7', '2', { part: part('3.70481'), replacement: part('4.61984') }]
  const UNNAMED: Row = ['P-8', '1', { part: undefined, replacement: part('5.10000') }]

  it('requires one confirmation for all rows, and is sent as its successor', async () => {
    const { transfer, said, sent } = transferOf([REPLACED, UNNAMED, ['6.10000', '1']])
    await transfer.toCart()
    expect(said).toEqual([
      {
        kind: 'replaced',
        target: CART,
        replacements: [
          { number: '3.70481', by: '4.61984' },
          { number: 'P-8', by: '5.10000' },
        ],
      },
    ])
    expect(sent).toEqual([])
    await transfer.toCart()
    expect(itemsIn(sent)).toEqual([
      { sku: 'NW-4.61984', quantity: 2, requestedNumber: '3.70481' },
      { sku: 'NW-5.10000', quantity: 1, requestedNumber: 'P-8' },
      { sku: 'NW-6.10000', quantity: 1 },
    ])
  })
})

describe('sending rows while offline', () => {
  async function waiting() {
    const opened = transferOf([['3.70481', '2']])
    opened.transfer.connect(false)
    await opened.transfer.to(LIST)
    expect([opened.said, opened.sent]).toEqual([[undefined, { kind: 'waiting' }], []])
    opened.said.length = 0
    return opened
  }

  it('waits, and is continued when the browser is online again', async () => {
    const { transfer, sent, standing } = await waiting()
    transfer.connect(false)
    expect(sent).toEqual([])
    transfer.connect(true)
    await expect.poll(standing).toEqual([])
    expect(sent).toEqual([[LIST, [{ sku: 'NW-3.70481', quantity: 2 }]]])
  })

  it('does not continue if the rows were changed, and clears its message', async () => {
    const { transfer, rows, sent, said } = await waiting()
    rows.type(rows.all[0]!, { quantity: '3' })
    transfer.connect(true)
    expect([sent, said]).toEqual([[], [undefined]])
  })

  it('is continued only once', async () => {
    const { transfer, sent, response } = await waiting()
    response.put = fail({ kind: 'unreachable' })
    transfer.connect(true)
    await expect.poll(() => transfer.task.isRunning).toBe(false)
    transfer.connect(true)
    expect(sent).toHaveLength(1)
  })
})
