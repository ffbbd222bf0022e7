import { expect, it } from 'vitest'
import { FILE_SIZE_MAX } from '#contracts/forms/forms.contract.ts'
import { anonymous, api, smallBackend } from '../call-api.ts'
import { deliveredInvoice } from '../delivered-invoice.ts'

const { get, post, login } = api(smallBackend())
const token = await login('full@demo.test')
const otherUser = await login('export@demo.test')
const filled = { ...anonymous, token, email: 'anna@becker.test', message: 'As below', files: [] }
const send = (body: object, key: string = crypto.randomUUID()) =>
  post('/api/forms/submit', { ...filled, ...body }, { 'idempotency-key': key })
const base64 = (text: string) => btoa(text)

it('lists the forms, and generates the return form as a PDF of the reported size', async () => {
  for (const languageID of ['ru-RU', 'de-DE']) {
    const { forms } = (await get(`/api/forms?languageID=${languageID}`)).body
    expect(forms).toHaveLength(12)
    const form = forms.find((one: { formId: string }) => one.formId === 'return')
    const { body } = await get(form.file.path)
    expect(body).toHaveLength(form.file.bytes)
    expect(new TextDecoder().decode(body.slice(0, 5))).toBe('%PDF-')
  }
  expect((await get('/media/forms/xx/return.pdf')).status).toBe(404)
  expect((await get('/media/forms/de/none.pdf')).status).toBe(404)
})

it('returns one ticket per idempotency key, and rejects the key for another form', async () => {
  const first = await send({ formId: 'master-data-online' }, 'the very same')
  const again = await send({ formId: 'master-data-online' }, 'the very same')
  expect(again.body).toEqual(first.body)
  const other = await send({ formId: 'master-data-online', message: 'Else' }, 'the very same')
  expect([other.status, other.body.code]).toEqual([409, 409002])
})

it('accepts at most the delivered quantity of an order line', async () => {
  const caller = { ...anonymous, token }
  const { header } = await deliveredInvoice(post, caller, ({ lines }) => lines.length > 2)
  const [documentNo] = header.orderNos
  const { lines } = (await post('/api/orders/get', { ...caller, orderNo: documentNo })).body
  const claim = (quantity: number) =>
    send({ formId: 'return-online', documentNo, lines: [{ lineNo: 1, quantity }] })
  expect((await claim(lines[0].delivered + 1)).body.code).toBe(422022)
  expect((await claim(lines[0].delivered)).status).toBe(200)
})

it('accepts only lines of the customer’s document, and at most their quantity', async () => {
  const { header, lines } = await deliveredInvoice(post, { ...anonymous, token })
  const { documentNo } = header
  const [{ lineNo, quantity }] = lines
  const claim = { formId: 'return-online', documentNo, lines: [{ lineNo, quantity }] }
  expect((await send(claim)).status).toBe(200)
  expect((await send({ ...claim, token: otherUser })).body.code).toBe(404001)
  expect((await send(claim)).body.code).toBe(422022)
  expect((await send({ ...claim, lines: [{ lineNo: 99, quantity: 1 }] })).status).toBe(400)
  expect((await send({ formId: 'return-online', documentNo })).status).toBe(400)
})

it('returns the period for returns and warranty claims, and none for a credit application', async () => {
  const { forms } = (await get('/api/forms?languageID=en-GB')).body
  const online = forms.filter(({ kind }: { kind: string }) => kind === 'ONLINE')
  const terms = new Map(
    online.map(({ topic, terms: ownValue }: { topic: string; terms?: string }) => [topic, ownValue]),
  )
  expect(terms.get('RETURN')).toContain('Within 30 days')
  expect(terms.get('WARRANTY')).toContain('Within 24 months')
  expect(terms.get('CREDIT')).toBeUndefined()
})

it('validates the content of uploaded files', async () => {
  const withFile = (name: string, content: string) =>
    send({ formId: 'master-data-online', files: [{ name, content: base64(content) }] })
  expect((await withFile('a.pdf', '%PDF-1.7 and more')).status).toBe(200)
  expect((await withFile('a.pdf', 'MZ and more')).body).toMatchObject({
    code: 422010,
    errors: [{ pointer: '/files/0' }],
  })
  expect((await withFile('a.pdf', `%PDF-${'x'.repeat(FILE_SIZE_MAX)}`)).body.code).toBe(413002)
})
