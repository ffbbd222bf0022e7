import { data, redirect, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import { Appointments } from '#application/appointments/appointments.port.ts'
import { OpenPass } from '#application/appointments/open-pass.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import { openList, type OpenedList } from '#application/data-table/open-list.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import '../../composition/areas/appointments.area.ts'
import { formText } from '../../composition/form-text.ts'
import { listAnswer } from '../../composition/list-loader.ts'
import { shopAction, shopLoader } from '../../composition/shop-loader.ts'
import type { Shop } from '../../composition/shop.tsx'
import { useList } from '../../composition/use-list.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { appointmentList } from './appointment-list.columns.ts'
import { AppointmentsPage, type Panel } from './appointments.tsx'
import type { Appointment } from '#domain/appointments/appointment.ts'

export { listHeaders as headers } from '../../composition/list-loader.ts'

type Loaded = { readonly opened: OpenedList<Appointment>; readonly panel: Panel }
type Answer = { readonly kind: 'too-late' | 'failed' }

const appointments = (shop: Shop) => (query: ListQuery) => shop.get(Appointments).list(query)

const load = shopLoader(async (shop, { url }) => {
  const opened = await openList(appointmentList, url.searchParams, appointments(shop), false)
  const panel = opened.kind === 'listed' ? await panelAt(url.searchParams, shop) : NO_PANEL
  return data({ opened, panel } satisfies Loaded, listAnswer(opened))
})
export const loader = load
export const clientLoader = load

const NO_PANEL = { kind: 'none' } as const

async function panelAt(params: URLSearchParams, shop: Shop): Promise<Panel> {
  const [pass, cancel] = [params.get('pass'), params.get('cancel')]
  if (pass !== null) {
    const opened = await shop.get(OpenPass).run(pass)
    return opened ? { kind: 'pass', ...opened } : { kind: 'unknown' }
  }
  if (cancel === null) return NO_PANEL
  const appointment = await shop.get(Appointments).get(cancel)
  return appointment?.isChangeable ? { kind: 'cancel', appointment } : { kind: 'unknown' }
}

/** The one form of the page takes an appointment back. */
const act = shopAction(async (shop, { locale }, form) => {
  const version = Number(formText(form, 'version'))
  if (!Number.isSafeInteger(version)) throw data(null, { status: 400 })
  try {
    const done = await shop.get(Appointments).cancel(formText(form, 'no'), version)
    if (!done.ok) return data({ kind: 'too-late' } satisfies Answer, { status: 409 })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind === 'session-ended') throw error
    return data({ kind: 'failed' } satisfies Answer, { status: 503 })
  }
  throw redirect(`${pathIn(locale)('appointment')}?done=cancelled`, 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'list.title.appointments', isPrivate: true })

export default function AppointmentRoute({ loaderData }: { readonly loaderData: Loaded }) {
  const answer = useActionData<Answer>()
  const [params] = useSearchParams()
  const done = DONE.find((one) => one === params.get('done'))
  const model = useList(appointmentList, loaderData.opened, appointments)
  return <AppointmentsPage model={model} panel={loaderData.panel} outcome={answer?.kind ?? done} />
}

const DONE = ['booked', 'changed', 'cancelled'] as const
