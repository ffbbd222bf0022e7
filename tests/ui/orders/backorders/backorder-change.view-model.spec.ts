import { expect, it } from 'vitest'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { BackorderChangeViewModel } from '#ui/orders/backorders/backorder-change.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'

const FIRST = { start: 0, length: 1_000, sortBy: 'promisedDate', desc: false, filters: {} }

async function opened() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  let lost = 0
  const fetch = async (request: Request) => {
    const answer = await backend.respond(request)
    if (lost > 0 && request.url.endsWith('/cancelLines')) {
      lost -= 1
      throw new TypeError('lost')
    }
    return answer
  }
  const shop = await loggedInShop('full', { fetch })
  const desk = shop.get(OrdersApi)
  const model = shop.get(BackorderChangeViewModel)
  const lines = async () => (await desk.listBackorders(FIRST)).items
  const line = (await lines()).find(({ outstanding }) => outstanding > 2)!
  model.open(line)
  const left = async () => (await lines()).find(({ lineId }) => lineId === line.lineId)?.outstanding
  return { model, line, left, loseAnswers: (count: number) => void (lost = count) }
}

it('takes back the pieces that are not wanted any more, once, after a lost answer, too', async () => {
  const { model, line, left, loseAnswers } = await opened()
  model.type(String(line.outstanding - 1))
  loseAnswers(1)
  expect(await model.confirm()).toBe(false)
  expect(model.cancel.task.failure).toBeDefined()
  expect(await model.confirm()).toBe(true)
  expect(model.cancel.cancelledPieces).toBe(1)
  expect(model.line).toBe(undefined)
  expect(await left()).toBe(line.outstanding - 1)
})

it('cancels the line where none is wanted', async () => {
  const { model, left } = await opened()
  model.step(-1_000)
  expect(model.typed).toBe('0')
  expect(await model.confirm()).toBe(true)
  expect(await left()).toBe(undefined)
})

it('leaves a line open that was opened while another one was on its way', async () => {
  const { model, line } = await opened()
  model.step(-1)
  const confirming = model.confirm()
  const other = { ...line, lineId: 'another' }
  model.open(other)
  expect(await confirming).toBe(true)
  expect(model.line).toBe(other)
})

it.each(['', 'all', '-1', '1.5', '999999'])('sends nothing for %j', async (typed) => {
  const { model, line, left } = await opened()
  model.type(typed)
  expect(model.wanted).toBe(undefined)
  expect(await model.confirm()).toBe(false)
  expect(await left()).toBe(line.outstanding)
})
