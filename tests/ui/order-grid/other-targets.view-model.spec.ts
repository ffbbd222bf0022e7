import { expect, it } from 'vitest'
import type { ListTargets, Targets } from '#application/quick-order/list-targets.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { Capability } from '#domain/capabilities/capability.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { OtherTargetsViewModel } from '#ui/order-grid/other-targets.view-model.ts'

const PLACES: Targets = {
  carts: [{ id: 'c-1', name: 'Workshop', lines: 3 }],
  lists: [{ id: 'l-1', name: 'Service', lines: 7 }],
}

function targetsOf({ canAddToCart = true, notOffered = [] as readonly Capability[] } = {}) {
  const capabilities = new CapabilitiesStore()
  capabilities.set(notOffered)
  const results: Awaited<ReturnType<ListTargets['run']>>[] = []
  const listTargets = { run: async () => results.shift() } as unknown as ListTargets
  const model = new OtherTargetsViewModel({
    session: { canAddToCart } as SessionStore,
    capabilities,
    listTargets,
  })
  return { model, answers: results }
}

it.each([
  [{}, true, true],
  [{ canAddToCart: false }, false, true],
  [{ notOffered: ['savedCarts'] as const }, false, true],
  [{ notOffered: ['favourites'] as const }, true, false],
])(
  'the order grid offers saved carts and parts lists as far as account and API permit: %j',
  (allowed, carts, lists) => {
    expect(targetsOf(allowed).model).toMatchObject({ mayFillCarts: carts, hasLists: lists })
  },
)

it('the order grid shows the carts and lists that can be filled, or an error if they cannot be loaded', async () => {
  const { model, answers: results } = targetsOf()
  results.push(fail({ kind: 'unreachable' }), ok(PLACES))
  expect(model).toMatchObject({ places: undefined, isUnreachable: false })
  await model.load()
  expect(model).toMatchObject({ places: undefined, isUnreachable: true })
  await model.load()
  expect(model).toMatchObject({ places: PLACES, isUnreachable: false })
})

it('the order grid creates a cart or list with the typed name', () => {
  const { model } = targetsOf()
  expect(model.name).toBe('')
  model.typeName('  Spring   service ')
  expect(model.name).toBe('  Spring   service ')
  expect(model.created('named-cart')).toEqual({ kind: 'named-cart', name: 'Spring service' })
  expect(model.created('notice-list')).toEqual({ kind: 'notice-list', name: 'Spring service' })
  expect(model.nameIsMissing).toBe(false)
})

it('the order grid requires a name for a new cart or list', () => {
  const { model } = targetsOf()
  expect(model.nameIsMissing).toBe(false)
  model.typeName('  ')
  expect([model.created('named-cart'), model.nameIsMissing]).toEqual([undefined, true])
  model.typeName('S')
  expect(model.nameIsMissing).toBe(false)
})
