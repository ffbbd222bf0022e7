import { expect, it } from 'vitest'
import type { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import { QuickOrderOfferViewModel } from '#ui/search/quick-order-offer.view-model.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const LINES = [
  { number: '3.61984', pieces: 4 },
  { number: '3.61985', pieces: 1 },
]

it('the numbers of a search term are added to the quick order with their quantities', async () => {
  const { port, calls } = recordedPort<QuickOrderLines>()
  await new QuickOrderOfferViewModel({ lines: port }).take(LINES)
  expect(calls).toEqual([['add', LINES]])
})

it('the numbers of a search term are added once even if the user clicks twice', async () => {
  const { port, calls } = recordedPort<QuickOrderLines>()
  const offer = new QuickOrderOfferViewModel({ lines: port })
  await Promise.all([offer.take(LINES), offer.take(LINES)])
  expect(calls).toHaveLength(1)
})
