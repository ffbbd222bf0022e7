import { describe, expect, it } from 'vitest'
import type { Reorder } from '#application/orders/reorder.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { ReorderLine } from '#domain/orders/reorder.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ReorderViewModel } from '#ui/reorder/reorder.view-model.ts'
import { ARTICLE } from '../../fixtures/order.fixture.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const line = (lineNo: number, overrides: Partial<ReorderLine> = {}): ReorderLine => ({
  lineNo,
  sku: 'NW-3.61984',
  article: ARTICLE,
  status: 'ok',
  requested: 5,
  accepted: 5,
  ...overrides,
})
const GONE = line(2, { status: 'discontinued', accepted: 0 })
const LINES = [line(1), GONE, line(3)]

type Answers = {
  readonly preview?: () => readonly ReorderLine[]
  readonly run?: () => Awaited<ReturnType<Reorder['run']>>
}

function reorderOf(
  { preview = () => LINES, run = () => ok([]) }: Answers = {},
  rights: Partial<Features> = {},
) {
  const previewCalls: unknown[] = []
  const added: (readonly number[])[] = []
  const reorder = {
    preview: async (...call: unknown[]) => {
      previewCalls.push(call)
      return preview()
    },
    run: async (lines: readonly ReorderLine[]) => {
      added.push(lines.map(({ lineNo }) => lineNo))
      return run()
    },
  } as unknown as Reorder
  const session = {
    features: { ...NO_FEATURES, ...rights },
    canAddToCart: rights.fillBasket === true,
  } as unknown as SessionStore
  return { model: new ReorderViewModel({ reorder, session }), previewCalls, added }
}

async function previewed(results?: Answers, rights?: Partial<Features>) {
  const opened = reorderOf(results, rights)
  await opened.model.preview('4711')
  return opened
}

const unreachable = () => {
  throw new ApiFailure('offline', 'orders/reorder')
}

it.each<[Partial<Features>, boolean]>([
  [{ fillBasket: true, order: true }, true],
  [{ fillBasket: true }, false],
  [{ order: true }, false],
])('a reorder is offered with the rights %j: %s', (rights, isOffered) => {
  expect(reorderOf({}, rights).model.mayOrder).toBe(isOffered)
})

describe('the preview of a reorder', () => {
  it('is loaded for one order at a time', async () => {
    const { model, previewCalls } = reorderOf()
    expect(model).toMatchObject({ state: 'closed', orderNo: '', lines: [], rejected: [], hasFailed: false })
    const displayed = model.preview('4711', [1, 3])
    expect([model.state, model.isLoading('4711'), model.isLoading('4712')]).toEqual(['loading', true, false])
    await model.preview('4712')
    await displayed
    expect([model.state, model.orderNo, model.isLoading('4711')]).toEqual(['preview', '4711', false])
    expect(previewCalls).toEqual([['4711', [1, 3]]])
  })

  it('shows the result of each line', async () => {
    const replacement = { ...ARTICLE, sku: '4.61984' }
    const { model } = await previewed(
      {
        preview: () => [
          line(1, { accepted: 4, nextDate: '2026-12-01', price: euro(90), previousPrice: euro(80) }),
          line(2, { status: 'superseded', accepted: 0, replacement }),
          line(3, { status: 'discontinued', accepted: 0 }),
        ],
      },
      { showPrice: true },
    )
    const facts = { number: '3.61984', name: 'Brake disc', requested: 5 }
    expect(model.facts).toMatchObject([
      {
        ...facts,
        change: 'limited',
        quantity: 4,
        nextDate: '2026-12-01',
        price: euro(90),
        previousPrice: euro(80),
      },
      { ...facts, change: 'replaced', quantity: 5, replacement: '4.61984' },
      { ...facts, change: 'discontinued', quantity: undefined },
    ])
    expect(model.facts.map(({ lineNo }) => lineNo)).toEqual([1, 2, 3])
  })

  it('shows an error if it cannot be loaded', async () => {
    const { model } = await previewed({ preview: unreachable })
    expect([model.state, model.lines]).toEqual(['failed', []])
  })

  it('is loaded again for another order', async () => {
    const { model } = await previewed({ run: () => ok([3]) })
    model.take(1, false)
    await model.confirm()
    const again = model.preview('4712')
    expect(model).toMatchObject({ lines: [], rejected: [], orderNo: '4712' })
    await again
    expect([model.state, model.takenCount]).toEqual(['preview', 2])
  })

  it('can be closed', async () => {
    const { model } = await previewed()
    model.close()
    expect(model.state).toBe('closed')
  })
})

describe('the lines of a reorder', () => {
  it('include those that can be ordered, unless the user excludes them', async () => {
    const { model } = await previewed()
    expect([1, 2, 3, 4].map((lineNo) => model.isTaken(lineNo))).toEqual([true, false, true, false])
    expect([model.takenCount, model.lostCount]).toEqual([2, 1])
    model.take(1, false)
    expect([model.isTaken(1), model.takenCount, model.lostCount]).toEqual([false, 1, 2])
    model.take(1, true)
    expect(model.isTaken(1)).toBe(true)
  })

  it('are added to the cart after confirmation, and rejected lines are shown', async () => {
    const { model, added } = await previewed({ run: () => ok([3]) })
    const outcome = model.confirm()
    expect(model.state).toBe('adding')
    await outcome
    expect([added, model.state, model.rejected, model.hasFailed]).toEqual([[[1, 3]], 'added', [3], false])
  })

  it('can be confirmed again after a failure', async () => {
    let isOffline = true
    const { model } = await previewed({ run: () => (isOffline ? fail({ kind: 'unreachable' }) : ok([])) })
    await model.confirm()
    expect([model.hasFailed, model.state]).toEqual([true, 'preview'])
    isOffline = false
    const again = model.confirm()
    expect(model.hasFailed).toBe(false)
    await again
    expect([model.hasFailed, model.state]).toEqual([false, 'added'])
  })

  it('cannot be confirmed before the preview is loaded, or twice', async () => {
    const { model, added } = reorderOf()
    await model.confirm()
    expect(added).toEqual([])
    await model.preview('4711')
    await Promise.all([model.confirm(), model.confirm()])
    await model.confirm()
    expect(added).toHaveLength(1)
  })
})
