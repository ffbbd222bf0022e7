import { expect, it } from 'vitest'
import type { AddPartsToFavourites } from '#application/orders/add-parts-to-favourites.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { AddToPartsListViewModel } from '#ui/orders/order/add-to-parts-list.view-model.ts'

const PARTS = [{ orderNo: '4711', lineNos: [1] }]
const TARGET = { kind: 'notice-list', name: 'Again' } as const

type Added = Awaited<ReturnType<AddPartsToFavourites['run']>>

function modelOf(...results: Added[]) {
  const calls: unknown[] = []
  const addParts = {
    run: async (...call: unknown[]) => {
      calls.push(call)
      return results.shift() ?? ok({ listId: 'l-1', lines: 2 })
    },
  } as unknown as AddPartsToFavourites
  return { model: new AddToPartsListViewModel({ addParts }), calls }
}

it('the parts list dialog adds nothing before it is opened or after it is closed', async () => {
  const { model, calls } = modelOf()
  await model.add(TARGET)
  model.begin(PARTS)
  expect(model.wanted).toEqual(PARTS)
  model.close()
  await model.add(TARGET)
  expect([calls, model.wanted, model.message]).toEqual([[], undefined, undefined])
})

it('the parts list dialog shows the list to which the parts were added', async () => {
  const { model, calls } = modelOf()
  model.begin(PARTS)
  const pending = model.add(TARGET)
  expect(model.task.isRunning).toBe(true)
  await pending
  expect([calls, model.message]).toEqual([
    [[PARTS, TARGET]],
    { kind: 'added', name: 'Again', id: 'l-1', lines: 2 },
  ])
})

it('the parts list dialog shows a failure until it is opened again', async () => {
  const { model } = modelOf(fail({ kind: 'rejected' }))
  model.begin(PARTS)
  await model.add(TARGET)
  expect(model.message).toEqual({ kind: 'refused' })
  model.begin(PARTS)
  expect(model.message).toBeUndefined()
})
