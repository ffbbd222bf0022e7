import { expect, test } from 'vitest'
import { HttpEInvoiceCheck } from '#adapters/http/documents/http-e-invoice-check.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { E_INVOICE_SIZE_MAX } from '#application/documents/e-invoice-check.port.ts'
import { shopApiOver } from '../../../fixtures/shop-api.fixture.ts'

function checkOver(respond: () => Response) {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    sent.push(request)
    return respond()
  }
  return { check: new HttpEInvoiceCheck(shopApiOver({ fetch })), sent }
}

test('an e-invoice file is sent unchanged to the shop’s server, which returns the result', async () => {
  const { check, sent } = checkOver(() => Response.json({ kind: 'valid' }))
  expect(await check.run(new Blob(['<Invoice/>']))).toEqual({ kind: 'valid' })
  const [request] = sent
  expect([request?.method, request?.url]).toEqual(['POST', 'https://shop.test/e-invoice-check'])
  expect(await request?.text()).toBe('<Invoice/>')
})

test('an e-invoice file that is too large is not sent', async () => {
  const { check, sent } = checkOver(() => Response.json({ kind: 'valid' }))
  const file = new Blob([new Uint8Array(E_INVOICE_SIZE_MAX + 1)])
  expect(await check.run(file)).toEqual({ kind: 'refused', reason: 'too-large' })
  expect(sent).toEqual([])
})

test.each([
  ['a timeout', () => new Response(null, { status: 503 })],
  ['a rejection', () => new Response(null, { status: 413 })],
  ['an HTML page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
  ['an unknown result', () => Response.json({ kind: 'perhaps' })],
  ['nothing', () => Response.json(null)],
])('%s in place of a result is thrown as an ApiFailure', async (_, respond) => {
  await expect(checkOver(respond).check.run(new Blob(['<Invoice/>']))).rejects.toBeInstanceOf(ApiFailure)
})
