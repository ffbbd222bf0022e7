import { expect, it } from 'vitest'
import type { Forms, SubmitApiRejection } from '#application/forms/forms.port.ts'
import { submissionOf, SubmitForm, type FilledForm } from '#application/forms/submit-form.ts'
import { ApiFailure, type ApiFailureKind } from '#application/kernel/api-failure.ts'
import { NO_ENTRIES, type FormInput } from '#domain/forms/entries.ts'
import type { Form, FormTopic } from '#domain/forms/form.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const TICKET = { ticketNo: 'T-1', receivedAt: '2026-11-21' }
const FILE = { name: 'leak.png', bytes: new Uint8Array([1]) }
const filled = (topic: FormTopic, overrides: Partial<FormInput> = {}): FilledForm => ({
  form: { formId: 'f1', topic, kind: 'ONLINE' } as Form,
  entries: { ...NO_ENTRIES, email: ' jana@kuehn.test ', message: ' Broken ', ...overrides },
  lines: [{ lineNo: 1, quantity: 2, most: 5 }],
  files: [FILE],
})
const COMMON = { formId: 'f1', email: 'jana@kuehn.test', message: 'Broken', files: [FILE] }
const VEHICLE = {
  vin: 'wdb 9634031l123456',
  mileage: '120.000',
  fittedOn: '2026-01-02',
  removedOn: '03/02/2026',
}
const LIMIT = { limit: '50 000' }
const ALL = { documentNo: ' 9001 ', reason: 'LEAK', remedy: 'REPAIR', ...VEHICLE, ...LIMIT }

it('sends the document, the fault and the vehicle of a warranty claim', () => {
  expect(submissionOf(filled('WARRANTY', ALL))).toEqual({
    ...COMMON,
    documentNo: '9001',
    lines: [{ lineNo: 1, quantity: 2 }],
    reason: 'LEAK',
    remedy: 'REPAIR',
    vin: 'WDB9634031L123456',
    mileageKm: 120_000,
    fittedOn: '2026-01-02',
    removedOn: '2026-02-03',
  })
})

it('sends only the fields of the topic for forms other than a warranty claim', () => {
  expect(submissionOf(filled('RETURN', { ...ALL, reason: 'OTHER', remedy: 'CREDIT' }))).toEqual({
    ...COMMON,
    documentNo: '9001',
    lines: [{ lineNo: 1, quantity: 2 }],
    reason: 'OTHER',
    remedy: 'CREDIT',
  })
  expect(submissionOf(filled('CREDIT', ALL))).toEqual({ ...COMMON, creditLimit: 50_000 })
  expect(submissionOf(filled('MASTER_DATA', ALL))).toEqual(COMMON)
})

it('omits empty fields of the vehicle', () => {
  const names = Object.keys(submissionOf(filled('WARRANTY')))
  expect(names).toContain('mileageKm')
  for (const name of ['vin', 'fittedOn', 'removedOn', 'creditLimit']) expect(names).not.toContain(name)
})

/** SubmitForm with a fake API on 21 November 2026. */
function submitting(submit: Forms['submit'] = async () => ok(TICKET)) {
  const { port, calls } = recordedPort<Forms>({ submit })
  const run = (form: FilledForm) => new SubmitForm({ forms: port, clock: new ManualClock() }).run('key', form)
  return { run, calls }
}

it('sends the form with the given idempotency key', async () => {
  const { run, calls } = submitting()
  expect(await run(filled('MASTER_DATA'))).toEqual(ok(TICKET))
  expect(calls).toEqual([['submit', 'key', submissionOf(filled('MASTER_DATA'))]])
})

it('does not send an invalid form', async () => {
  const { run, calls } = submitting()
  const errors = { message: 'missing' }
  expect(await run(filled('MASTER_DATA', { message: '' }))).toEqual(fail({ kind: 'flawed', errors }))
  expect(calls).toEqual([])
})

it('accepts a form with the current date of any time zone, but with no later date', async () => {
  const clock = new ManualClock()
  const run = (fittedOn: string) =>
    new SubmitForm({ forms: recordedPort<Forms>({ submit: async () => ok(TICKET) }).port, clock }).run(
      'key',
      filled('WARRANTY', { ...ALL, fittedOn, removedOn: '' }),
    )
  const errors = { fittedOn: 'invalid' }
  clock.pass(10 * 3_600_000 - 1)
  expect(await run('2026-11-22')).toEqual(fail({ kind: 'flawed', errors }))
  clock.pass(1)
  expect(await run('2026-11-22')).toEqual(ok(TICKET))
  expect(await run('2026-11-23')).toEqual(fail({ kind: 'flawed', errors }))
})

it.each<readonly [SubmitApiRejection['kind'], object]>([
  ['unknown-document', { kind: 'flawed', errors: { documentNo: 'unknown' } }],
  ['claimed-lines', { kind: 'flawed', errors: { lines: 'claimed' } }],
  ['files', { kind: 'files' }],
  ['key-reused', { kind: 'key-reused' }],
  ['refused', { kind: 'refused' }],
])('reports the rejection %s at the form', async (kind, rejection) => {
  const { run } = submitting(async () => fail({ kind }))
  expect(await run(filled('MASTER_DATA'))).toEqual(fail(rejection))
})

it.each<readonly [ApiFailureKind, object]>([
  ['timeout', { kind: 'unreachable' }],
  ['session-ended', { kind: 'logged-out' }],
])('reports that a form could not be sent because of %s', async (failure, rejection) => {
  const { run } = submitting(() => Promise.reject(new ApiFailure(failure, 'submit')))
  expect(await run(filled('MASTER_DATA'))).toEqual(fail(rejection))
})
