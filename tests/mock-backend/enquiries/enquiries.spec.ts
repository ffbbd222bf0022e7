import { expect, it } from 'vitest'
import { anonymous, api, smallBackend } from '../call-api.ts'

const { post } = api(smallBackend())
const question = {
  ...anonymous,
  topic: 'QUESTION',
  name: 'Jana Kühn',
  email: 'jana@kuehn.test',
  message: 'Why?',
}
const send = (body: object, key: string = crypto.randomUUID()) =>
  post('/api/enquiries/submit', body, { 'idempotency-key': key })

it('assigns a number to an enquiry without a login, once per idempotency key', async () => {
  const first = await send(question, 'the very same')
  expect(first.status).toBe(200)
  expect((await send(question, 'the very same')).body).toEqual(first.body)
  expect((await send(question)).body).not.toEqual(first.body)
  const other = await send({ ...question, message: 'Else' }, 'the very same')
  expect([other.status, other.body.code]).toEqual([409, 409002])
})

it('stores an enquiry for the administrator', async () => {
  const backend = smallBackend()
  const calls = api(backend)
  const { body: sent } = await calls.post('/api/enquiries/submit', question, {
    'idempotency-key': 'an enquiry',
  })
  const credentials = { username: 'admin@demo.test', password: 'demo' }
  const { accessToken: tokenKih } = (await calls.post('/api/loginKih', credentials)).body
  const { cases } = (await calls.post('/api/admin/cases', { tokenKih })).body
  expect(cases).toMatchObject([
    { caseNo: sent.enquiryNo, topic: 'QUESTION', company: 'Jana Kühn', text: 'jana@kuehn.test\nWhy?' },
  ])
})

it.each([
  [{ topic: 'PARTNERSHIP' }],
  [{ message: undefined }],
  [{ email: 'jana' }],
  [{ name: '' }],
  [{ message: 'x'.repeat(2001) }],
])('rejects an enquiry with %j', async (change) => {
  expect((await send({ ...question, ...change })).status).toBe(400)
})
