import { data, redirect, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import { Appointments } from '#application/appointments/appointments.port.ts'
import { BookAppointment } from '#application/appointments/book-appointment.ts'
import { OpenPickupPass } from '#application/appointments/open-pickup-pass.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import '../appointments.module.ts'
import { formText } from '../../kernel/form-text.ts'
import { listResponseInit, openListAt } from '../../data-table/list-loader.ts'
import { pageAction, pageLoader } from '../../kernel/page-loader.ts'
import type { Container } from '../../kernel/container.tsx'
import { useList } from '../../data-table/use-list.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { appointmentList } from './appointment-list.columns.ts'
import { AppointmentsPage, type AppointmentPanel } from './appointments.tsx'
import type { Appointment } from '#domain/appointments/appointment.ts'

export { listHeaders as headers } from '../../data-table/list-loader.ts'

type Loaded = { readonly opened: OpenedList<Appointment>; readonly panel: AppointmentPanel }
type Answer = { readonly kind: 'too-late' | 'failed' }

const appointments = (container: Container) => (query: ListQuery) => container.get(Appointments).list(query)

const load = pageLoader(async (container, { url }) => {
  const opened = await openListAt(url, container, appointmentList, appointments(container))
  const panel = opened.kind === 'listed' ? await panelAt(url.searchParams, container) : NO_PANEL
  return data({ opened, panel } satisfies Loaded, listResponseInit(opened))
})
export const loader = load
export const clientLoader = load

const NO_PANEL = { kind: 'none' } as const

async function panelAt(params: URLSearchParams, container: Container): Promise<AppointmentPanel> {
  const [pass, cancel] = [params.get('pass'), params.get('cancel')]
  if (pass !== null) {
    const opened = await container.get(OpenPickupPass).run(pass)
    return opened ? { kind: 'pass', ...opened } : { kind: 'unknown' }
  }
  if (cancel === null) return NO_PANEL
  const appointment = await container.get(Appointments).get(cancel)
  return appointment?.isChangeable ? { kind: 'cancel', appointment } : { kind: 'unknown' }
}

/** The only form of the page cancels an appointment. */
const act = pageAction(async (container, { locale }, form) => {
  const version = Number(formText(form, 'version'))
  if (!Number.isSafeInteger(version)) throw data(null, { status: 400 })
  const result = await container.get(BookAppointment).cancel(formText(form, 'no'), version)
  if (!result.ok && (result.error.kind === 'unreachable' || result.error.kind === 'logged-out')) {
    return data({ kind: 'failed' } satisfies Answer, { status: 503 })
  }
  if (!result.ok) return data({ kind: 'too-late' } satisfies Answer, { status: 409 })
  throw redirect(`${pathIn(locale)('appointment')}?done=cancelled`, 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'list.title.appointments', isPrivate: true })

export default function AppointmentRoute({ loaderData }: { readonly loaderData: Loaded }) {
  const actionData = useActionData<Answer>()
  const [params] = useSearchParams()
  const done = DONE.find((one) => one === params.get('done'))
  const model = useList(appointmentList, loaderData.opened, appointments)
  return <AppointmentsPage model={model} panel={loaderData.panel} outcome={actionData?.kind ?? done} />
}

const DONE = ['booked', 'changed', 'cancelled'] as const
