import { expect, it } from 'vitest'
import type { AddLinesToTarget, ListedTarget } from '#application/quick-order/add-lines-to-target.ts'
import type { LineOutcome } from '#domain/cart/cart.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { AddOrderPartsViewModel } from '#ui/checkout/confirmation/add-order-parts.view-model.ts'
import { cartOf } from '../../../fixtures/cart.fixture.ts'
import { recordedPort } from '../../../fixtures/recorded-port.fixture.ts'

const NEW_LIST: ListedTarget = { kind: 'notice-list', name: 'Winter' }
const { lines } = cartOf(3)
const outcome = (accepted: number): LineOutcome => ({ sku: 'nw-1', status: 'ok', requested: 2, accepted })

async function modelAfterAdding(run: AddLinesToTarget['run']) {
  const { port, calls } = recordedPort<AddLinesToTarget>({ run })
  const model = new AddOrderPartsViewModel({ addLinesToTarget: port })
  expect(model.message).toBeUndefined()
  await model.add(NEW_LIST, lines)
  return { model, calls }
}

it('each part of an order is added with its quantity to a list, which is shown with the number of parts', async () => {
  const target = { ...NEW_LIST, id: 'list-7' }
  const { model, calls } = await modelAfterAdding(async () =>
    ok({ target, outcomes: [outcome(2), outcome(0), outcome(1)] }),
  )
  const items = lines.map(({ sku, quantity }) => ({ sku, quantity }))
  expect(calls).toEqual([['run', NEW_LIST, items]])
  expect(model.message).toEqual({ kind: 'added', name: 'Winter', id: 'list-7', lines: 2 })
})

it.each<[string, Awaited<ReturnType<AddLinesToTarget['run']>>]>([
  ['the API rejects it', fail({ kind: 'too-many' })],
  ['no list was created', ok({ target: NEW_LIST, outcomes: [] })],
  ['the parts are in the cart', ok({ target: { kind: 'cart' }, outcomes: [outcome(1)] })],
])('adding the parts of an order to a list shows a failure if %s', async (_, result) => {
  expect((await modelAfterAdding(async () => result)).model.message).toEqual({ kind: 'refused' })
})
