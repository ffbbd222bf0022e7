import { expect, it } from 'vitest'
import type { CostCentres } from '#application/cost-centres/cost-centres.port.ts'
import { SaveCostCentre } from '#application/cost-centres/save-cost-centre.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ok } from '#domain/shared/result.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const TYPED = { id: '4100', name: 'Workshop', isOpen: true, budget: '' }

async function saving() {
  const session = (await loggedInShop('full')).get(SessionStore)
  const { port, calls } = recordedPort<CostCentres>({ save: async () => ok(undefined) })
  return { save: new SaveCostCentre({ costCentres: port, session }), calls }
}

it.each([
  ['', undefined],
  ['0', { minor: 0, currency: 'EUR' }],
  ['1.500,00 €', { minor: 150_000, currency: 'EUR' }],
  ['EUR 1500', { minor: 150_000, currency: 'EUR' }],
])('saves the cost centre with the typed budget "%s"', async (budget, expected) => {
  const { save, calls } = await saving()
  expect((await save.run({ ...TYPED, budget })).ok).toBe(true)
  expect(calls).toEqual([['save', { id: '4100', name: 'Workshop', isOpen: true, budget: expected }]])
})

it.each([
  [{ budget: '-5' }, 'negative'],
  [{ budget: '−5' }, 'negative'],
  [{ budget: '100 USD' }, 'currency'],
  [{ budget: '$100' }, 'currency'],
  [{ budget: 'much' }, 'amount'],
  [{ id: ' ' }, 'no-number'],
  [{ id: 'x'.repeat(21) }, 'no-number'],
  [{ name: '\u202E' }, 'no-name'],
])('rejects a cost centre with %j, and sends nothing: %s', async (change, kind) => {
  const { save, calls } = await saving()
  expect(await save.run({ ...TYPED, ...change })).toEqual({ ok: false, error: { kind } })
  expect(calls).toEqual([])
})
