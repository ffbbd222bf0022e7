import { data, redirect } from 'react-router'
import { BookAppointment } from '#application/appointments/book-appointment.ts'
import { LOADING_AIDS } from '#domain/appointments/appointment.ts'
import { driverDetailsErrors, type DriverDetails } from '#domain/appointments/driver-details.ts'
import { formText } from '../../kernel/form-text.ts'
import type { LoaderArgs } from '../../kernel/page-loader.ts'
import type { Container } from '../../kernel/container.tsx'
import { pathIn } from '../../routing/paths.ts'
import type { PickupActionData } from './pickup.view-model.ts'

/** Handles the forms of the last two steps; goods and slot are in the URL. */
export async function pickupAction(container: Container, { url, locale }: LoaderArgs, form: FormData) {
  const visit: DriverDetails = {
    driver: formText(form, 'driver').trim(),
    plate: formText(form, 'plate').trim().toUpperCase(),
    remark: formText(form, 'remark').trim(),
  }
  const respond = (value: PickupActionData, status: number) => data(value, { status })
  const intent = formText(form, 'intent')
  if (intent === 'amend') return respond({ kind: 'amend', visit }, 200)
  const errors = driverDetailsErrors(visit)
  if (Object.keys(errors).length > 0) return respond({ kind: 'faults', visit, faults: errors }, 422)
  if (intent !== 'book') return respond({ kind: 'summary', visit, key: crypto.randomUUID() }, 200)

  const key = formText(form, 'key') || crypto.randomUUID()
  const booked = await container.get(BookAppointment).run(requestOf(url, form, visit), key)
  if (!booked.ok) {
    const { error: rejection } = booked
    if (rejection.kind === 'unreachable' || rejection.kind === 'logged-out')
      return respond({ kind: 'failed', visit, key }, 503)
    // the next attempt is another request and needs another idempotency key
    return respond(
      { kind: 'refused', visit, key: crypto.randomUUID(), rejection },
      rejection.kind === 'incomplete' ? 422 : 409,
    )
  }
  const query = new URLSearchParams({
    pass: booked.value.no,
    done: formText(form, 'no') === '' ? 'booked' : 'changed',
  })
  throw redirect(`${pathIn(locale)('appointment')}?${query}`, 303)
}

function requestOf({ searchParams }: URL, form: FormData, visit: DriverDetails) {
  const no = formText(form, 'no')
  const version = Number(formText(form, 'version'))
  return {
    ...visit,
    slotId: formText(form, 'slot'),
    deliveryNoteNos: form.getAll('notes').filter((note) => typeof note === 'string'),
    loadingAid: LOADING_AIDS.find((aid) => aid === searchParams.get('aid')),
    ...(no !== '' && Number.isSafeInteger(version) && { known: { no, version } }),
  }
}
