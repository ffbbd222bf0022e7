import { expect, it } from 'vitest'
import type { RequestDetails, RequestedLine } from '#domain/approvals/approval.ts'
import { RequestViewModel } from '#ui/approvals/request.view-model.ts'
import { euro } from '../../fixtures/euro.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const LINE: RequestedLine = {
  lineNo: 1,
  article: {} as RequestedLine['article'],
  quantity: 4,
  price: euro(900),
  currentPrice: euro(950),
  stock: 4,
  currentStock: 2,
  date: '2026-12-01',
  currentDate: '',
  isOrderable: true,
}
const request = (header: Partial<RequestDetails['header']>): RequestDetails =>
  ({
    header: { state: 'WAITING', isOwn: false, mayDecide: true, ...header },
    lines: [LINE],
  }) as unknown as RequestDetails

const model = async () => (await loggedInShop('full')).get(RequestViewModel)

it('the form of an approval request starts with the requested quantities, and compares current and requested prices', async () => {
  const displayedRequest = await model()
  displayedRequest.show({ request: request({}) })
  const line = { typedQuantity: '4', typedReason: '', priceHasChanged: true }
  expect(displayedRequest.lines[0]).toMatchObject(line)
  expect(displayedRequest).toMatchObject({ mayDecide: true, waitsForOthers: false, mayPutBack: false })
})

it('the form of an approval request retains the values of a rejected decision, with the error at its line', async () => {
  const displayedRequest = await model()
  const lines = [{ lineNo: 1, quantity: '2', reason: '' }]
  const failure = { kind: 'typed', faults: [{ lineNo: 1, error: 'no-reason' }] } as const
  displayedRequest.show({ request: request({}), outcome: { note: 'Less', lines, failure } })
  expect(displayedRequest.lines[0]).toMatchObject({ typedQuantity: '2', fieldError: 'no-reason' })
  expect(displayedRequest).toMatchObject({ note: 'Less', failure: 'typed', noteIsMissing: false })
})

it('the reason field of an approval request shows that a rejection requires a reason', async () => {
  const displayedRequest = await model()
  displayedRequest.show({
    request: request({}),
    outcome: { note: '', lines: [], failure: { kind: 'no-note' } },
  })
  expect([displayedRequest.noteIsMissing, displayedRequest.failure]).toEqual([true, undefined])
})

it('only the buyer of a rejected or expired request can put it back in the cart', async () => {
  const displayedRequest = await model()
  for (const [header, expected] of [
    [{ state: 'REFUSED', isOwn: true }, true],
    [{ state: 'EXPIRED', isOwn: true }, true],
    [{ state: 'REFUSED', isOwn: false }, false],
    [{ state: 'APPROVED', isOwn: true }, false],
  ] as const) {
    displayedRequest.show({ request: request({ ...header, mayDecide: false }) })
    expect(displayedRequest.mayPutBack).toBe(expected)
  }
})
