// @vitest-environment jsdom
import { act } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddTypedLine, type AddedLine } from '#application/cart/add-typed-line.ts'
import { CheckLines } from '#application/line-check/check-lines.ts'
import { AddLinesToTarget } from '#application/quick-order/add-lines-to-target.ts'
import { ReadScan } from '#application/scanning/read-scan.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import { scanReadings } from '#domain/scanning/label.ts'
import { NO_INTERPRETATION } from '#domain/search/query-interpretation.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { AddLine } from '#ui/cart/page/add-line.tsx'
import { AddLineViewModel } from '#ui/cart/page/add-line.view-model.ts'
import { OrderGrid } from '#ui/order-grid/order-grid.tsx'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import '#ui/quick-order/quick-order.module.ts'
import { HeaderSearch } from '#ui/search/header-search.tsx'
import { checkedLine, checkedPart } from '../fixtures/checked-line.fixture.ts'
import { loggedInShop } from '../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../fixtures/page.fixture.tsx'
import { searchResultOf } from '../fixtures/stub-search.fixture.ts'

const LINES = 40
/** Lines of most timings; so many that calls are still in flight when the last line is typed. */
const FEW_LINES = 12
const SPEEDS = [4, 60, 110]
const LATENCIES = [0, 400, 2_000]
const timings = SPEEDS.flatMap((pause) => LATENCIES.map((latency) => ({ pause, latency })))

const lines = Array.from({ length: LINES }, (_, index) => ({
  number: `${1 + (index % 12)}.${String(10_000 + index * 311)}`,
  quantity: String(1 + (index % 12)),
}))

let sent: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  sent = []
  // jsdom does not scroll
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function press(name: string, pause: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(pause)
    dispatchKey(name)
  })
}

/** Presses a key in the focused element, with the default action of a browser. */
function dispatchKey(key: string): void {
  const target = document.activeElement ?? document.body
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: performance.now() })
  if (!target.dispatchEvent(event) || !(target instanceof HTMLInputElement)) return
  const fields = [...document.querySelectorAll('input')]
  if (key === 'Tab') fields[fields.indexOf(target) + 1]?.focus()
  if (key === 'Enter') target.form?.requestSubmit()
  if (key.length > 1) return
  target.dispatchEvent(new InputEvent('beforeinput', { data: key, bubbles: true, cancelable: true }))
  target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
  target.dispatchEvent(new InputEvent('input', { data: key, bubbles: true }))
}

const keysOf = ({ number, quantity }: (typeof lines)[number]) => [...number, 'Tab', ...quantity, 'Enter']

/** Renders the fields of the cart. Each call takes `latency()` ms; a line is refused if `isRefused` returns true. */
async function cartFields(latency: () => number, isRefused = () => false) {
  const shop = await loggedInShop('full')
  vi.spyOn(ReadScan.prototype, 'read').mockImplementation(async (text) => {
    await after(latency())
    const [{ number = '', pieces } = {}] = scanReadings(text)
    return { kind: 'part', number, pieces }
  })
  vi.spyOn(AddTypedLine.prototype, 'run').mockImplementation(async (line): Promise<readonly AddedLine[]> => {
    await after(latency())
    if (isRefused()) return [{ ...line, added: fail({ kind: 'logged-out' }) }]
    sent.push(`${line.number} ${line.quantity}`)
    const quantity = Number(line.quantity)
    const outcome = { sku: line.number, status: 'ok', requested: quantity, accepted: quantity } as const
    return [{ ...line, added: ok({ ...outcome, articleNo: line.number }) }]
  })
  const model = shop.get(AddLineViewModel)
  const { unmount } = await renderPage(<AddLine model={model} />, { shop })
  const number = document.querySelector<HTMLInputElement>('[name=number]')
  const settled = async () => {
    for (let turn = 0; turn < 100 && model.pending > 0; turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(10_000))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  return { shop, model, number, settled, unmount }
}

const allLines = lines.map(({ number, quantity }) => `${number} ${quantity}`)

it.each(timings)(
  'the cart adds each typed line once, with $pause ms per key and $latency ms per call',
  async ({ pause, latency }) => {
    const count = pause === 4 && latency === 2_000 ? LINES : FEW_LINES
    const { number, settled } = await cartFields(() => latency)
    number?.focus()
    for (const key of lines.slice(0, count).flatMap(keysOf)) await press(key, pause)
    await settled()
    expect(sent).toEqual(allLines.slice(0, count))
  },
)

it.each(LATENCIES)(
  'the cart adds each of 40 scans once, with 1 ms per key and %i ms per call',
  async (latency) => {
    const { settled } = await cartFields(() => latency)
    for (const key of lines.flatMap(keysOf)) await press(key, 1)
    await settled()
    expect(sent).toEqual(allLines)
  },
)

/** Renders an order grid, whose checks and additions take `latency()` ms. */
async function gridFields(latency: () => number) {
  const shop = await loggedInShop('full')
  vi.spyOn(CheckLines.prototype, 'run').mockImplementation(async (queries, _depth, onAnswers) => {
    await after(latency())
    const partOf = (sku: string) => checkedPart({ sku, slug: sku, vendorId: 'nw' })
    onAnswers(queries.map(({ lineNo, input }) => checkedLine({ lineNo, part: partOf(input) })))
    return ok(undefined)
  })
  vi.spyOn(AddLinesToTarget.prototype, 'run').mockImplementation(async (target, items) => {
    await after(latency())
    sent.push(...items.map(({ sku, quantity }) => `${sku.replace('nw-', '')} ${quantity}`))
    const outcomes = items.map(({ sku, quantity }) => ({
      sku,
      status: 'ok' as const,
      requested: quantity,
      accepted: quantity,
    }))
    return ok({ target, outcomes })
  })
  const { table } = shop.get(QuickOrderViewModel)
  const { unmount } = await renderPage(<OrderGrid model={table} noteOf={() => null} />, { shop })
  const settled = async () => {
    for (let turn = 0; turn < 50 && !table.rows.isEmpty; turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(5_000))
  }
  return { table, settled, unmount, number: document.querySelector<HTMLInputElement>('[data-row]') }
}

it.each([
  { pause: 4, latency: 2_000, target: { kind: 'cart' as const } },
  { pause: 110, latency: 400, target: { kind: 'notice-list' as const, name: 'Workshop' } },
])(
  'the order grid adds each of 40 lines once to the $target.kind, with $pause ms per key and $latency ms per call',
  async ({ pause, latency, target }) => {
    const { table, number, settled } = await gridFields(() => latency)
    number?.focus()
    for (const key of lines.flatMap(keysOf)) await press(key, pause)
    act(() => void table.transfer.to(target))
    await settled()
    expect(sent).toEqual(allLines)
  },
)

/** Replaces the search and the cart of the header; each call takes `latency()` ms. */
function stubHeader(latency: () => number, isUnknown = (_term: string) => false): void {
  let newest = 0
  vi.spyOn(SearchParts.prototype, 'abort').mockImplementation(() => void (newest += 1))
  vi.spyOn(SearchParts.prototype, 'inBackground').mockImplementation(async (term) => {
    await after(latency())
    const found = isUnknown(term) ? searchResultOf() : searchResultOf(term)
    return { ...found, reading: NO_INTERPRETATION }
  })
  vi.spyOn(SearchParts.prototype, 'run').mockImplementation(async function (this: SearchParts, term) {
    const search = (newest += 1)
    const found = await this.inBackground(term)
    return search === newest ? found : undefined
  })
  vi.spyOn(AddLinesToCart.prototype, 'one').mockImplementation(async ({ sku, quantity }) => {
    await after(latency())
    sent.push(`${sku.replace(/^[a-z]+-/iu, '')} ${quantity}`)
    return ok({ sku, status: 'ok', requested: quantity, accepted: quantity })
  })
}

it.each(timings)(
  'the drop-down of the header adds each typed line once, with $pause ms per key and $latency ms per call',
  async ({ pause, latency }) => {
    stubHeader(() => latency)
    // loaded on focus; the simulated clock does not wait for it
    await import('#ui/search/header/search-popup.tsx')
    await renderPage(<HeaderSearch />, { shop: await loggedInShop('full') })
    document.querySelector<HTMLInputElement>('[role=combobox]')?.focus()
    for (const { number, quantity } of lines.slice(0, FEW_LINES))
      for (const key of [...number, 'ArrowDown', 'Tab', ...quantity, 'Enter']) await press(key, pause)
    for (let turn = 0; turn < 500 && sent.length < FEW_LINES; turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(500))
    expect(sent).toEqual(allLines.slice(0, FEW_LINES))
  },
)

it('the header reports the quickly typed line whose part is unknown, and adds the remaining lines', async () => {
  const typed = lines.slice(0, 4)
  stubHeader(
    () => 2_000,
    (term) => term === typed[1]?.number,
  )
  const shop = await loggedInShop('full')
  await renderPage(<HeaderSearch />, { shop })
  document.querySelector<HTMLInputElement>('[role=combobox]')?.focus()
  for (const { number, quantity } of typed)
    for (const key of [...number, 'ArrowDown', 'Tab', ...quantity, 'Enter']) await press(key, 60)
  for (let turn = 0; turn < 50 && sent.length < 3; turn += 1)
    await act(() => vi.advanceTimersByTimeAsync(500))
  const [first, unknown, ...others] = allLines
  expect(sent).toEqual([first, ...others.slice(0, 2)])
  expect(shop.get(AlertsStore).alerts.flatMap(({ list = [] }) => list)).toEqual([unknown])
})

it('the cart adds each quickly typed line once or reports it, whatever the delays and refusals', async () => {
  const stall = fc.integer({ min: 160, max: 290 })
  const delay = fc.oneof({ weight: 12, arbitrary: fc.constant(4) }, stall)
  const answer = fc.record({ ms: fc.constantFrom(0, 400, 2_000), isRefused: fc.boolean() })
  const typed = lines.slice(0, 6)
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(delay), fc.infiniteStream(answer), async (delays, answers) => {
      sent = []
      const next = <Value,>(values: fc.Stream<Value>) => values.next().value
      let current = next(answers)
      const { shop, model, number, settled, unmount } = await cartFields(
        () => (current = next(answers)).ms,
        () => current.isRefused,
      )
      number?.focus()
      for (const key of typed.flatMap(keysOf)) await press(key, next(delays))
      await settled()
      const reported = shop.get(AlertsStore).alerts.flatMap(({ list = [] }) => list)
      const given = model.returned ? [`${model.number} ${model.quantity}`] : []
      expect([...sent, ...reported, ...given].toSorted()).toEqual(allLines.slice(0, 6).toSorted())
      unmount()
    }),
    { numRuns: 8 },
  )
})

it('header and order grid add each quickly typed line once, in whatever order the responses arrive', async () => {
  const typed = lines.slice(0, 6)
  const expected = allLines.slice(0, 6).toSorted()
  const waitForAll = async () => {
    for (let turn = 0; turn < 100 && sent.length < 6; turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(500))
  }
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.constantFrom(0, 400, 2_000)), async (latencies) => {
      const latency = () => latencies.next().value
      sent = []
      const { table, number, unmount } = await gridFields(latency)
      number?.focus()
      for (const key of typed.flatMap(keysOf)) await press(key, 60)
      act(() => void table.toCart())
      await waitForAll()
      expect(sent.toSorted()).toEqual(expected)
      unmount()

      sent = []
      stubHeader(latency)
      const header = await renderPage(<HeaderSearch />, { shop: await loggedInShop('full') })
      document.querySelector<HTMLInputElement>('[role=combobox]')?.focus()
      for (const { number: sku, quantity } of typed)
        for (const key of [...sku, 'ArrowDown', 'Tab', ...quantity, 'Enter']) await press(key, 60)
      await waitForAll()
      expect(sent.toSorted()).toEqual(expected)
      header.unmount()
    }),
    { numRuns: 4 },
  )
})
