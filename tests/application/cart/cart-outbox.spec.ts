import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartApi, ChangedCart } from '#application/cart/cart-api.port.ts'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { SyncCart } from '#application/cart/sync-cart.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { acceptedAsSent, type Cart, type CartLineId } from '#domain/cart/cart.ts'
import { isFulfilled } from '#domain/cart/pending-change.ts'
import { ok } from '#domain/shared/result.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'

const LINES = 4

/** Result of a call: success, lost request, lost response, or a change by another session before the call. */
type Fate = 'well' | 'lost' | 'answer-lost' | 'changed-elsewhere'

/** Fake cart API with an unreliable connection. */
class ShakyBaskets implements CartApi {
  held: Cart = cartOf(LINES)
  readonly #fates: Fate[]
  readonly #pause: () => Promise<void>

  constructor(fates: readonly Fate[], pause: () => Promise<void>) {
    this.#fates = [...fates]
    this.#pause = pause
  }

  async quote() {
    await this.#pause()
    if (this.#fates.shift() === 'lost') throw new ApiFailure('offline', 'getQuote')
    return ok(structuredClone(this.held))
  }

  heal(): void {
    this.#fates.length = 0
  }

  async add(): Promise<never> {
    throw new Error('Nothing is added here')
  }

  change: CartApi['change'] = (changes, version) =>
    this.#carryOut((): ChangedCart => {
      if (version !== this.held.version) return { kind: 'stale', cart: structuredClone(this.held) }
      const requested = new Map(changes.map((change) => [change.id, change]))
      this.#put(
        this.held.lines.map((line) => {
          const { quantity = line.quantity, note = line.note } = requested.get(line.id) ?? {}
          return { ...line, quantity, note }
        }),
      )
      const outcomes = new Map(changes.map((change) => [change.id, acceptedAsSent(change)]))
      return { kind: 'changed', outcomes, cart: structuredClone(this.held) }
    })

  remove: CartApi['remove'] = (ids) =>
    this.#carryOut(() => this.#put(this.held.lines.filter(({ id }) => !ids.includes(id))))

  async #carryOut<Answer>(task: () => Answer): Promise<Answer> {
    await this.#pause()
    const fate = this.#fates.shift()
    if (fate === 'lost') throw new ApiFailure('offline', 'cart')
    if (fate === 'changed-elsewhere') {
      this.#put(this.held.lines.map((line, index) => (index === 0 ? { ...line, quantity: 77 } : line)))
    }
    const response = task()
    await this.#pause()
    if (fate === 'answer-lost') throw new ApiFailure('timeout', 'cart')
    return response
  }

  #put(lines: Cart['lines']): void {
    this.held = { ...this.held, lines, version: this.held.version + 1 }
  }
}

function queueOver(cartApi: CartApi) {
  const session = { isLoggedIn: true, canAddToCart: true } as SessionStore
  const cart = new CartStore()
  cart.set(cartOf(LINES))
  const queue = new CartOutbox(cart)
  const loadCart = new LoadCart({ cartApi, session, cart })
  const syncCart = new SyncCart({ cartApi, session, cart, queue, loadCart, eventBus: new EventBus() })
  return { cart, queue, loadCart, syncCart }
}

const anyFates = fc.array(fc.constantFrom<Fate>('well', 'well', 'lost', 'answer-lost', 'changed-elsewhere'), {
  maxLength: 12,
})

type Act = { readonly id: CartLineId; readonly kind: 'quantity' | 'note' | 'remove'; readonly value: number }

const anyActs = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: LINES - 1 }),
    kind: fc.constantFrom<Act['kind']>('quantity', 'quantity', 'note', 'remove'),
    value: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 8 },
)

function act({ queue }: ReturnType<typeof queueOver>, { id, kind, value }: Act): void {
  if (kind === 'quantity') queue.add(id, { quantity: value })
  else if (kind === 'note') queue.add(id, { note: `Bay ${value}` })
  else queue.add(id, { isRemoval: true })
}

it('after retries over a working connection, the outbox is empty and the cart contains each failed change', () =>
  fc.assert(
    fc.asyncProperty(anyActs, anyFates, fc.scheduler(), async (acts, fates, scheduler) => {
      const cartApi = new ShakyBaskets(fates, () => scheduler.schedule(Promise.resolve()))
      const displayed = queueOver(cartApi)
      const { cart, queue, syncCart, loadCart } = displayed
      const runs: Promise<void>[] = []
      const { task } = scheduler.scheduleSequence(
        acts.map((each) => async () => {
          act(displayed, each)
          runs.push(syncCart.run())
        }),
      )
      await scheduler.waitFor(task)
      await scheduler.waitFor(Promise.all(runs))

      expect(queue.waiting).toEqual([])
      expect(queue.changes.every(({ state }) => state.kind === 'failed')).toBe(true)
      if (!cart.isStale) expect(cart.cart.lines).toEqual(cartApi.held.lines)
      const open = new Map(queue.failed.map((pendingChange) => [pendingChange.id, pendingChange]))

      // once the connection works, retries send the failed changes and empty the outbox
      cartApi.heal()
      for (let round = 0; round < 20 && queue.failed.length > 0; round++) {
        await scheduler.waitFor(loadCart.run())
        for (const pendingChange of queue.failed) queue.retry(pendingChange)
        await scheduler.waitFor(syncCart.run())
      }
      await scheduler.waitFor(loadCart.run())
      expect(queue.changes).toEqual([])
      expect(cart.cart.lines).toEqual(cartApi.held.lines)
      for (const [id, pendingChange] of open) {
        const line = cart.line(id)
        if (line) expect(isFulfilled(pendingChange, line)).toBe(true)
      }
    }),
    { numRuns: 300 },
  ))

it('sends at most one call with cart changes at a time, and combines simultaneous changes', async () => {
  let underway = 0
  let max = 0
  const sizes: number[] = []
  const cartApi = new ShakyBaskets([], async () => {})
  const { change } = cartApi
  cartApi.change = async (changes, version) => {
    sizes.push(changes.length)
    underway += 1
    max = Math.max(max, underway)
    const changed = await change(changes, version)
    underway -= 1
    return changed
  }
  const displayed = queueOver(cartApi)
  act(displayed, { id: 0, kind: 'quantity', value: 9 })
  act(displayed, { id: 1, kind: 'quantity', value: 9 })
  const first = displayed.syncCart.run()
  act(displayed, { id: 2, kind: 'quantity', value: 9 })
  act(displayed, { id: 3, kind: 'quantity', value: 9 })
  await Promise.all([first, displayed.syncCart.run(), displayed.syncCart.run()])
  expect([max, sizes]).toEqual([1, [2, 2]])
})

it('does not overwrite a change of the same line by another session', async () => {
  const cartApi = new ShakyBaskets(['changed-elsewhere'], async () => {})
  const displayed = queueOver(cartApi)
  act(displayed, { id: 0, kind: 'quantity', value: 9 })
  act(displayed, { id: 1, kind: 'quantity', value: 9 })
  await displayed.syncCart.run()
  expect(displayed.cart.cart.lines.map(({ quantity }) => quantity)).toEqual([77, 9, 3, 4])
  expect(displayed.queue.failed.map(({ id, state }) => [id, state])).toEqual([
    [0, { kind: 'failed', why: 'changed-elsewhere' }],
  ])
})

it('reports the failure of a removal whose request is lost even if another session has changed the line', async () => {
  const cartApi = new ShakyBaskets(['lost'], async () => {})
  const displayed = queueOver(cartApi)
  const [line, ...others] = cartApi.held.lines
  cartApi.held = { ...cartApi.held, lines: [{ ...line!, quantity: 77 }, ...others] }
  act(displayed, { id: 0, kind: 'remove', value: 1 })
  await displayed.syncCart.run()
  expect(displayed.cart.line(0)?.quantity).toBe(77)
  expect(displayed.queue.changes).toMatchObject([{ id: 0, state: { kind: 'failed', why: 'unreachable' } }])
})

it('a new quantity is saved while the conflicting note of the same line waits for the decision of the user', async () => {
  const cartApi = new ShakyBaskets([], async () => {})
  const displayed = queueOver(cartApi)
  const [line, ...others] = cartApi.held.lines
  const colleague = { ...line!, note: 'Gate 4' }
  cartApi.held = { ...cartApi.held, lines: [colleague, ...others], version: cartApi.held.version + 1 }
  act(displayed, { id: 0, kind: 'note', value: 1 })
  await displayed.syncCart.run()
  const conflict = { id: 0, note: 'Bay 1', state: { kind: 'failed', why: 'changed-elsewhere' } }
  expect(displayed.queue.failed).toMatchObject([conflict])

  act(displayed, { id: 0, kind: 'quantity', value: 9 })
  await displayed.syncCart.run()
  expect(cartApi.held.lines[0]).toMatchObject({ quantity: 9, note: 'Gate 4' })
  expect(displayed.queue.failed).toMatchObject([conflict])

  act(displayed, { id: 0, kind: 'note', value: 1 })
  await displayed.syncCart.run()
  expect(cartApi.held.lines[0]).toMatchObject({ quantity: 9, note: 'Bay 1' })
  expect(displayed.queue.changes).toEqual([])
})

it.each(['well', 'lost', 'answer-lost'] as const)(
  'a quantity typed while a note is sent does not overwrite a colleague’s note (result of the call: %s)',
  async (fate) => {
    const colleague = 'Gate 4'
    let isFirst = true
    const cartApi: ShakyBaskets = new ShakyBaskets([fate], async () => {
      if (!isFirst) return
      isFirst = false
      act(displayed, { id: 0, kind: 'quantity', value: 9 })
      const [line, ...others] = cartApi.held.lines
      const lines = [{ ...line!, note: colleague }, ...others]
      cartApi.held = { ...cartApi.held, lines, version: cartApi.held.version + 1 }
    })
    const displayed = queueOver(cartApi)
    act(displayed, { id: 0, kind: 'note', value: 1 })
    await displayed.syncCart.run()
    expect(cartApi.held.lines[0]).toMatchObject({ quantity: 1, note: colleague })
    expect(displayed.queue.failed).toMatchObject([
      { id: 0, quantity: 9, note: 'Bay 1', state: { why: 'changed-elsewhere' } },
    ])
  },
)
