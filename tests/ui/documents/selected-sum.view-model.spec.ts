import { autorun } from 'mobx'
import { expect, it, onTestFinished } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'
import { SelectedSumViewModel } from '#ui/documents/selected-sum.view-model.ts'
import { documentHeader } from '../../fixtures/document.fixture.ts'

const invoice = (minor: number) => documentHeader({ openAmount: { minor, currency: 'EUR' } })

it('the open amounts of the selected invoices are added up, and shown after they are loaded', async () => {
  const model = new SelectedSumViewModel()
  const displayedItems: unknown[] = []
  onTestFinished(autorun(() => displayedItems.push(model.open)))
  await model.update(async () => [invoice(150), documentHeader(), invoice(50)])
  expect(displayedItems).toEqual([undefined, { minor: 200, currency: 'EUR' }])
})

it('the sum of the selected invoices ignores a late response for an earlier selection', async () => {
  const model = new SelectedSumViewModel()
  const gate = Promise.withResolvers<readonly DocumentHeader[]>()
  const first = model.update(() => gate.promise)
  await model.update(async () => [invoice(150)])
  gate.resolve([invoice(9)])
  await first
  expect(model.open).toEqual({ minor: 150, currency: 'EUR' })
})

it('no sum is shown without selected invoices or after a failure', async () => {
  const model = new SelectedSumViewModel()
  await model.update(async () => [invoice(150)])
  await model.update(async () => [])
  expect(model.open).toBeUndefined()
  await model.update(async () => [invoice(150)])
  await model.update(() => Promise.reject(new ApiFailure('offline', 'documents')))
  expect(model.open).toBeUndefined()
})
