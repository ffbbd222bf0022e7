import { expect, it } from 'vitest'
import type { AddPartsToFavourites } from '#application/orders/add-parts-to-favourites.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { NotePartsViewModel } from '#ui/orders/order/note-parts.view-model.ts'

const PARTS = [{ orderNo: '4711', lineNos: [1] }]
const TARGET = { kind: 'notice-list', name: 'Again' } as const

type Added = Awaited<ReturnType<AddPartsToFavourites['run']>>

function noteOf(...results: Added[]) {
  const calls: unknown[] = []
  const addParts = {
    run: async (...call: unknown[]) => {
      calls.push(call)
      return results.shift() ?? ok({ listId: 'l-1', lines: 2 })
    },
  } as unknown as AddPartsToFavourites
  return { model: new NotePartsViewModel({ addParts }), calls }
}

it('adds nothing before it is opened or after it is closed', async () => {
  const { model, calls } = noteOf()
  await model.note(TARGET)
  model.begin(PARTS)
  expect(model.wanted).toEqual(PARTS)
  model.close()
  await model.note(TARGET)
  expect([calls, model.wanted, model.message]).toEqual([[], undefined, undefined])
})

it('shows the list to which the parts were added', async () => {
  const { model, calls } = noteOf()
  model.begin(PARTS)
  const pending = model.note(TARGET)
  expect(model.task.isRunning).toBe(true)
  await pending
  expect([calls, model.message]).toEqual([
    [[PARTS, TARGET]],
    { kind: 'noted', name: 'Again', id: 'l-1', lines: 2 },
  ])
})

it('shows a failure until it is opened again', async () => {
  const { model } = noteOf(fail({ kind: 'rejected' }))
  model.begin(PARTS)
  await model.note(TARGET)
  expect(model.message).toEqual({ kind: 'refused' })
  model.begin(PARTS)
  expect(model.message).toBeUndefined()
})
