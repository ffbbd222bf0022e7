import { expect, test } from 'vitest'
import { E_INVOICE_CHECK_PATH } from '#application/documents/e-invoice-check.port.ts'
import { eInvoiceCheck } from '#adapters/server/e-invoice-check.ts'
import { anInvoice, xmlOf } from '../../fixtures/e-invoice.fixture.ts'

const asked = async (body: string, check = eInvoiceCheck()) =>
  check.request(E_INVOICE_CHECK_PATH, { method: 'POST', body })

test('A valid e-invoice is reported as valid', async () => {
  const response = await asked(xmlOf(anInvoice))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ kind: 'valid' })
})

test('An e-invoice that violates a rule is reported with the rule', async () => {
  const response = await asked(xmlOf({ ...anInvoice, documentNo: '' }))
  expect(await response.json()).toEqual({
    kind: 'broken',
    rules: [{ rule: 'BR-02', subject: 'number' }],
    count: 1,
  })
})

test('A file that is not an e-invoice is rejected', async () => {
  expect(await (await asked('<html/>')).json()).toEqual({ kind: 'refused', reason: 'no-invoice' })
})

test('A check that exceeds its timeout gets 503', async () => {
  const response = await asked(xmlOf(anInvoice), eInvoiceCheck({ longest: 0 }))
  expect(response.status).toBe(503)
})

test('Simultaneous checks get 503 if the queue is full', async () => {
  const check = eInvoiceCheck({ waiting: 1 })
  const responses = await Promise.all(Array.from({ length: 4 }, () => asked('<html/>', check)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 503, 503])
})
