import { data, redirect } from 'react-router'
import { OfferedCostCentres } from '#application/cost-centres/offered-cost-centres.ts'
import { ManagePeople, type PeopleRejection } from '#application/people/manage-people.ts'
import { People, type PeopleVerb } from '#application/people/people.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { readTypedAmount } from '#domain/data-table/typed-amount.ts'
import { PERSON_RIGHTS, PERSON_ROLES, type PersonFile, type PersonSettings } from '#domain/people/person.ts'
import { fromDecimal, type Money } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'
import { formText } from '../kernel/form-text.ts'
import type { LoaderArgs } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { pathIn } from '../routing/paths.ts'

/** Result of a form that did not redirect, with the typed values. */
export type PeopleAnswer = {
  readonly rejection: PeopleRejection['kind']
  readonly email: string
  readonly orderLimit: string
  readonly costCentres: readonly string[]
}

export const PEOPLE_DONE = [
  'invited',
  'resent',
  'withdrawn',
  'saved',
  'activated',
  'deactivated',
  'granted',
  'declined',
] as const
export type PeopleDone = (typeof PEOPLE_DONE)[number]

const VERBS: Readonly<Record<Exclude<PeopleDone, 'saved' | 'invited'>, PeopleVerb>> = {
  resent: 'resend',
  withdrawn: 'withdraw',
  activated: 'activate',
  deactivated: 'deactivate',
  granted: 'grant',
  declined: 'decline',
}

const STATUS: Partial<Record<PeopleRejection['kind'], number>> = {
  'logged-out': 503,
  unreachable: 503,
  'not-allowed': 403,
  unknown: 404,
  last: 409,
  colleague: 409,
  elsewhere: 409,
  'too-soon': 429,
}

/** Handles the forms of the page; the field `intent` is the action. */
export async function peopleAction(container: Container, { locale }: LoaderArgs, form: FormData) {
  const intent = PEOPLE_DONE.find((known) => known === formText(form, 'intent'))
  if (intent === undefined) throw data(null, { status: 400 })
  const id = formText(form, 'id')
  const changed = await changeBy(intent, container, id, form)
  if (changed.ok) throw redirect(`${pathIn(locale)('people')}?done=${intent}`, 303)
  const { kind } = changed.error
  const typed = {
    email: formText(form, 'email'),
    orderLimit: formText(form, 'orderLimit'),
    costCentres: form.getAll('costCentre').map(String),
  }
  return data<PeopleAnswer>({ rejection: kind, ...typed }, { status: STATUS[kind] ?? 422 })
}

function changeBy(intent: PeopleDone, container: Container, id: string, form: FormData) {
  if (intent === 'saved') return save(container, id, form)
  const people = container.get(ManagePeople)
  if (intent === 'invited') return invite(container, form)
  return people.act(VERBS[intent], id)
}

async function invite(container: Container, form: FormData): Promise<Result<void, PeopleRejection>> {
  const orderLimit = limitIn(form, container.get(SessionStore).user?.accountCurrency ?? '')
  if (orderLimit === null) return { ok: false, error: { kind: 'limit' } }
  const costCentres = (await container.get(OfferedCostCentres).run()) ?? []
  return container.get(ManagePeople).invite(formText(form, 'email'), {
    role: roleIn(form),
    orderLimit,
    costCentres: chosenIn(form, 'costCentre', costCentres),
  })
}

async function save(
  container: Container,
  id: string,
  form: FormData,
): Promise<Result<void, PeopleRejection>> {
  const file = await container.get(People).find(id)
  if (file === undefined) return { ok: false, error: { kind: 'unknown' } }
  const settings = settingsIn(form, file)
  if (settings === undefined) return { ok: false, error: { kind: 'limit' } }
  return container.get(ManagePeople).change(id, settings)
}

/** Settings of the form; undefined if the order limit is not an amount. */
function settingsIn(
  form: FormData,
  { currency, addresses, costCentres }: PersonFile,
): PersonSettings | undefined {
  const orderLimit = limitIn(form, currency)
  if (orderLimit === null) return undefined
  return {
    role: roleIn(form),
    rights: PERSON_RIGHTS.filter((right) => form.getAll('right').includes(right)),
    orderLimit,
    seesColleagues: form.get('seesColleagues') !== null,
    deliveryAddresses: chosenIn(form, 'address', addresses),
    costCentres: chosenIn(form, 'costCentre', costCentres),
  }
}

/** Order limit; undefined if empty, null if it is not an amount. */
function limitIn(form: FormData, currency: string): Money | undefined | null {
  const typed = formText(form, 'orderLimit').trim()
  if (typed === '') return undefined
  const limit = readTypedAmount(typed)
  return limit === undefined ? null : fromDecimal(limit, currency)
}

/** Selected ids; undefined if none is selected, which allows all. */
function chosenIn(
  form: FormData,
  name: string,
  choices: readonly { readonly id: string }[],
): readonly string[] | undefined {
  const typed = form.getAll(name).map(String)
  const chosen = choices.map(({ id }) => id).filter((id) => typed.includes(id))
  return chosen.length === 0 ? undefined : chosen
}

const roleIn = (form: FormData) => PERSON_ROLES.find((role) => role === formText(form, 'role')) ?? 'BUYER'
