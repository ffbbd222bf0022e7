import { data, redirect } from 'react-router'
import { Appointments } from '#application/appointments/appointments.port.ts'
import { visitDraft } from '#application/appointments/visit-draft.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { visitErrors, type Visit } from '#domain/appointments/visit.ts'
import { formText } from '../../composition/form-text.ts'
import type { LoaderCall } from '../../composition/shop-loader.ts'
import type { Shop } from '../../composition/shop.tsx'
import { pathIn } from '../../routing/paths.ts'
import { LOADING_AIDS, type PickupAnswer } from './pickup.view-model.ts'

/** The forms of the last two steps; goods and slot stand in the address. */
export async function pickupAction(shop: Shop, { url, locale }: LoaderCall, form: FormData) {
  const visit: Visit = {
    driver: formText(form, 'driver').trim(),
    plate: formText(form, 'plate').trim().toUpperCase(),
    remark: formText(form, 'remark').trim(),
  }
  const answer = (value: PickupAnswer, status: number) => data(value, { status })
  const intent = formText(form, 'intent')
  if (intent === 'amend') return answer({ kind: 'amend', visit }, 200)
  const faults = visitErrors(visit)
  if (Object.keys(faults).length > 0) return answer({ kind: 'faults', visit, faults }, 422)
  if (intent !== 'book') return answer({ kind: 'summary', visit, key: crypto.randomUUID() }, 200)

  const key = formText(form, 'key') || crypto.randomUUID()
  try {
    const booked = await shop.get(Appointments).book(wishOf(url, form, visit), key)
    if (!booked.ok) {
      // another wish needs a key of its own
      const refused = { kind: 'refused', visit, key: crypto.randomUUID(), refusal: booked.error } as const
      return answer(refused, 409)
    }
    shop
      .get(Drafts)
      .open(visitDraft(formText(form, 'no') || undefined))
      .discard()
    const query = new URLSearchParams({
      pass: booked.value.no,
      done: formText(form, 'no') === '' ? 'booked' : 'changed',
    })
    throw redirect(`${pathIn(locale)('appointment')}?${query}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure) || ['session-ended', 'logged-out'].includes(error.kind)) throw error
    // the answer may be lost, not the appointment: the same key asks for the same one
    return answer({ kind: 'failed', visit, key }, 503)
  }
}

function wishOf({ searchParams }: URL, form: FormData, visit: Visit) {
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
