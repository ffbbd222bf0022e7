import { expect, it } from 'vitest'
import { AllocateCosts } from '#application/checkout/allocate-costs.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const COST_CENTRES: readonly CostCentre[] = [
  { id: '4100', name: 'Workshop', isOpen: true },
  { id: '4900', name: 'Depot', isOpen: false },
]

async function atAllocation(
  knownCostCentres: readonly CostCentre[] | null = COST_CENTRES,
  isRequired = false,
) {
  const store = (await loggedInShop('full')).get(CheckoutStore)
  const offered = { run: async () => knownCostCentres ?? undefined, areRequired: async () => isRequired }
  const allocate = new AllocateCosts({ offered: offered as never, store })
  return { allocate, store }
}

it('stores an open cost centre, and the job as one line without unprintable characters', async () => {
  const { allocate, store } = await atAllocation()
  expect(await allocate.run({ costCentre: '4100', job: ' HH-BN\u202E 123\n' })).toMatchObject({ ok: true })
  expect(store.choices).toMatchObject({ costCentre: '4100', job: 'HH-BN 123' })
  await allocate.run({ costCentre: undefined, job: '' })
  expect([store.choices.costCentre, store.choices.job]).toEqual([undefined, ''])
})

it.each([
  [{ costCentre: '4900', job: '' }, { costCentre: 'closed' }],
  [
    { costCentre: '9999', job: 'x'.repeat(36) },
    { costCentre: 'closed', job: 'too-long' },
  ],
  [{ job: 'x'.repeat(36) }, { job: 'too-long' }],
])('rejects the cost allocation %j, and retains the earlier choice', async (allocation, error) => {
  const { allocate, store } = await atAllocation()
  await allocate.run({ costCentre: '4100', job: 'A' })
  expect(await allocate.run(allocation)).toEqual({ ok: false, error })
  expect(store.choices).toMatchObject({ costCentre: '4100', job: 'A' })
})

it('requires a cost centre if the company requires one', async () => {
  const { allocate } = await atAllocation(COST_CENTRES, true)
  expect(await allocate.run({ job: '' })).toEqual({ ok: false, error: { costCentre: 'required' } })
  expect(await allocate.run({ costCentre: '4100', job: '' })).toMatchObject({ ok: true })
})

it('rejects a cost centre if the API has no cost centres', async () => {
  const { allocate } = await atAllocation(null)
  expect(await allocate.run({ costCentre: '4100', job: '' })).toMatchObject({ ok: false })
})
