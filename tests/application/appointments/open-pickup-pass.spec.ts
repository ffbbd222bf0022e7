import { expect, it } from 'vitest'
import type { Appointments } from '#application/appointments/appointments.port.ts'
import { OpenPickupPass } from '#application/appointments/open-pickup-pass.ts'
import type { Appointment, AppointmentStatus } from '#domain/appointments/appointment.ts'

const opening = (status: AppointmentStatus | undefined) => {
  const get = async (no: string) =>
    status ? ({ no, status, passCode: `${no} pass` } as Appointment) : undefined
  const squares = async (text: string) => [[text === 'A1 pass']]
  return new OpenPickupPass({ appointments: { get } as Appointments, codes: { squares } })
}

it('returns the pick-up code of a future appointment', async () => {
  expect(await opening('confirmed').run('A1')).toMatchObject({
    appointment: { no: 'A1' },
    squares: [[true]],
  })
})

it.each(['collected', 'cancelled', undefined] as const)(
  'returns no pick-up code for an appointment with the status %s',
  async (status) => {
    expect(await opening(status).run('A1')).toBeUndefined()
  },
)
