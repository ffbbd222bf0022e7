import { data, redirect } from 'react-router'
import { ManagePeople, type PeopleRejection } from '#application/people/manage-people.ts'
import { People, PERSON_COMMANDS } from '#application/people/people.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { hasOtherCurrency } from '#domain/cost-centres/cost-centre.ts'
import { readTypedAmount } from '#domain/data-table/typed-amount.ts'
import { PERSON_RIGHTS, PERSON_ROLES, type PersonSettings } from '#domain/people/person.ts'
import { fromDecimal, type Money } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'
import { formText } from '../kernel/form-text.ts'
import type { LoaderArgs } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { pathIn } from '../routing/paths.ts'

/** Result of a form that did not redirect, with the typed values. */
export type PeopleActionData = {
  readonly rejection: PeopleRejection['kind']
  readonly email: string
  readonly orderLimit: string
  /** Typed settings of the invitation or of the person; absent after the other actions. */
  readonly settings?: Omit<PersonSettings, 'orderLimit'> | undefined
  /** Current version if another session has changed the person; a resubmitted form overwrites that version. */
  readonly version?: string | undefined
}

/** Maximum number of ids that the form passes on: one more than the API accepts. */
const IDS_MAX = 101

export const PEOPLE_INTENTS = ['invite', 'save', ...PERSON_COMMANDS] as const
export type PeopleIntent = (typeof PEOPLE_INTENTS)[number]

const STATUS: Partial<Record<PeopleRejection['kind'], number>> = {
  'logged-out': 503,
  unreachable: 503,
  'not-allowed': 403,
  unknown: 404,
  changed: 409,
  last: 409,
  colleague: 409,
  elsewhere: 409,
  'too-soon': 429,
}

/** Handles the forms of the page; the field `intent` is the action. */
export async function peopleAction(container: Container, { locale }: LoaderArgs, form: FormData) {
  const intent = PEOPLE_INTENTS.find((candidate) => candidate === formText(form, 'intent'))
  if (intent === undefined) throw data(null, { status: 400 })
  const id = formText(form, 'id')
  const changed = await changeBy(intent, container, id, form)
  if (changed.ok) throw redirect(`${pathIn(locale)('people')}?done=${intent}`, 303)
  const { kind } = changed.error
  const current = kind === 'changed' ? await container.get(People).find(id) : undefined
  const actionData = {
    rejection: kind,
    email: formText(form, 'email'),
    orderLimit: formText(form, 'orderLimit'),
    settings: intent === 'save' || intent === 'invite' ? settingsIn(form) : undefined,
    version: current?.person.version ?? (formText(form, 'version') || undefined),
  }
  return data<PeopleActionData>(actionData, { status: STATUS[kind] ?? 422 })
}

type Changed = Promise<Result<void, PeopleRejection>>

function changeBy(intent: PeopleIntent, container: Container, id: string, form: FormData): Changed {
  if (intent === 'save') return save(container, id, form)
  if (intent === 'invite') return invite(container, form)
  return container.get(ManagePeople).act(intent, id)
}

async function invite(container: Container, form: FormData): Changed {
  const orderLimit = limitIn(form, container.get(SessionStore).user?.accountCurrency ?? '')
  if (orderLimit === null) return { ok: false, error: { kind: 'limit' } }
  const { role, costCentres } = settingsIn(form)
  return container.get(ManagePeople).invite(formText(form, 'email'), { role, orderLimit, costCentres })
}

async function save(container: Container, id: string, form: FormData): Changed {
  const file = await container.get(People).find(id)
  if (file === undefined) return { ok: false, error: { kind: 'unknown' } }
  const orderLimit = limitIn(form, file.currency)
  if (orderLimit === null) return { ok: false, error: { kind: 'limit' } }
  const version = formText(form, 'version') || undefined
  return container.get(ManagePeople).change({ personId: id, version }, { ...settingsIn(form), orderLimit })
}

const settingsIn = (form: FormData): Omit<PersonSettings, 'orderLimit'> => ({
  role: roleIn(form),
  rights: PERSON_RIGHTS.filter((right) => form.getAll('right').includes(right)),
  seesColleagues: form.get('seesColleagues') !== null,
  deliveryAddresses: chosenIn(form, 'address'),
  costCentres: chosenIn(form, 'costCentre'),
})

/** Order limit; undefined if empty, null if it is not an amount. */
function limitIn(form: FormData, currency: string): Money | undefined | null {
  const typedText = formText(form, 'orderLimit').trim()
  if (typedText === '') return undefined
  if (hasOtherCurrency(typedText, currency)) return null
  const limit = readTypedAmount(typedText)
  return limit === undefined ? null : fromDecimal(limit, currency)
}

/** Selected ids, possibly none; undefined if the form explicitly allows all. The API validates the ids. */
const chosenIn = (form: FormData, name: 'address' | 'costCentre'): readonly string[] | undefined =>
  form.get(`${name}Scope`) === 'all' ? undefined : form.getAll(name).slice(0, IDS_MAX).map(String)

const roleIn = (form: FormData) => PERSON_ROLES.find((role) => role === formText(form, 'role')) ?? 'BUYER'
