import { expect, it } from 'vitest'
import type { Enquiries } from '#application/enquiries/enquiries.port.ts'
import { SendEnquiry } from '#application/enquiries/send-enquiry.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { NO_ENQUIRY } from '#domain/enquiries/enquiry.ts'

const sending = (send: Enquiries['send']) => new SendEnquiry({ enquiries: { send } })
const enquiry = { ...NO_ENQUIRY, name: 'Jana Kühn', email: 'jana@kuehn.test', message: 'Saturdays?' }

it('sends an enquiry with the given idempotency key', async () => {
  const sent = await sending(async (key, topic, { name }) => [key, topic, name].join()).run(
    'key',
    'question',
    enquiry,
  )
  expect(sent).toEqual({ ok: true, value: 'key,question,Jana Kühn' })
})

it('does not send an incomplete enquiry', async () => {
  const sent = await sending(() => Promise.reject(new TypeError('sent'))).run('key', 'partnership', enquiry)
  expect(sent).toMatchObject({ ok: false, error: { kind: 'flawed', errors: { company: 'missing' } } })
})

it.each([
  ['refused', 'refused'],
  ['timeout', 'unreachable'],
] as const)('converts the API failure "%s" to the error "%s"', async (failure, kind) => {
  const failing = sending(() => Promise.reject(new ApiFailure(failure, 'send')))
  expect(await failing.run('key', 'question', enquiry)).toMatchObject({ ok: false, error: { kind } })
})

it('sending an enquiry throws a programming error unchanged', async () => {
  const defect = new TypeError('a defect')
  await expect(sending(() => Promise.reject(defect)).run('key', 'question', enquiry)).rejects.toBe(defect)
})
