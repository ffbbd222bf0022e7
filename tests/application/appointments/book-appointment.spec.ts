import { expect, it } from 'vitest'
import type { Appointments, PickupRequest } from '#application/appointments/appointments.port.ts'
import { BookAppointment } from '#application/appointments/book-appointment.ts'
import type { DraftKind, Drafts } from '#application/drafts/drafts.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Appointment } from '#domain/appointments/appointment.ts'
import { fail, ok } from '#domain/shared/result.ts'

const BOOKED = { no: 'A1', version: 3 } as Appointment
const REQUEST: PickupRequest = {
  driver: 'Jana Kühn',
  plate: 'MS DT 1',
  remark: '',
  slotId: 'MST-2026-11-24-1',
  deliveryNoteNos: ['80001'],
}

function booking(stubs: Partial<Appointments>) {
  const discarded: string[] = []
  const drafts = {
    open: ({ name }: DraftKind<unknown>) => ({ discard: () => void discarded.push(name) }),
  } as unknown as Drafts
  return { booking: new BookAppointment({ appointments: stubs as Appointments, drafts }), discarded }
}

it.each([
  [undefined, 'pickup:new'],
  [{ no: 'A1', version: 2 }, 'pickup:A1'],
])(
  'books an appointment with the idempotency key, and discards the draft on success: %j',
  async (existing, draft) => {
    const sent: unknown[] = []
    const { booking: book, discarded } = booking({
      book: async (...args) => {
        sent.push(...args)
        return ok(BOOKED)
      },
    })
    expect(await book.run({ ...REQUEST, known: existing }, 'key')).toEqual(ok(BOOKED))
    expect(sent).toEqual([{ ...REQUEST, known: existing }, 'key'])
    expect(discarded).toEqual([draft])
  },
)

it.each([
  ['a rejection', async () => fail({ kind: 'slot-past' } as const), 'slot-past'],
  ['a lost response', () => Promise.reject(new ApiFailure('timeout', 'book')), 'unreachable'],
] as const)('retains the draft of a booking after %s', async (_, book, kind) => {
  const { booking: failing, discarded } = booking({ book })
  expect(await failing.run(REQUEST, 'key')).toEqual(fail({ kind }))
  expect(discarded).toEqual([])
})

it('cancels the displayed version of the appointment', async () => {
  const { booking: cancelling } = booking({ cancel: async (no, version) => ok({ ...BOOKED, no, version }) })
  expect(await cancelling.cancel('A7', 4)).toEqual(ok({ no: 'A7', version: 4 }))
})

it('reports why the API rejected the cancellation of an appointment', async () => {
  const { booking: late } = booking({ cancel: async () => fail({ kind: 'too-late' }) })
  expect(await late.cancel('A7', 4)).toEqual(fail({ kind: 'too-late' }))
  const { booking: dead } = booking({ cancel: () => Promise.reject(new ApiFailure('offline', 'cancel')) })
  expect(await dead.cancel('A7', 4)).toEqual(fail({ kind: 'unreachable' }))
})

it('reports the end of the session during a booking or cancellation', async () => {
  const ended = new ApiFailure('session-ended', 'book')
  const { booking: failing } = booking({
    book: () => Promise.reject(ended),
    cancel: () => Promise.reject(ended),
  })
  expect(await failing.run(REQUEST, 'key')).toEqual(fail({ kind: 'logged-out' }))
  expect(await failing.cancel('A7', 4)).toEqual(fail({ kind: 'logged-out' }))
})
