import type {
  InvitedSettings,
  RequestableRight,
  NameErrors,
  NewPerson,
  Person,
  PersonChange,
  EditablePerson,
  PersonSettings,
  RightRequest,
} from '#domain/people/person.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

/** Reasons for which the API rejects a change of a person. */
export type PeopleApiRejection = {
  readonly kind:
    | 'not-allowed'
    | 'unknown'
    | 'changed'
    | 'colleague'
    | 'elsewhere'
    | 'last'
    | 'too-many'
    | 'too-soon'
    | 'limit'
}

export type InvitationErrors = NameErrors & {
  readonly password?: 'length' | 'common' | undefined
}

/** Reasons for which an invitation cannot be used. */
export type InvitationApiRejection =
  | { readonly kind: 'unknown' | 'expired' | 'used' | 'somebody-else' | 'name' }
  | { readonly kind: 'faults'; readonly faults: InvitationErrors }

export const PERSON_COMMANDS = ['resend', 'withdraw', 'activate', 'deactivate', 'grant', 'decline'] as const
export type PersonCommand = (typeof PERSON_COMMANDS)[number]

export type PersonVersion = Pick<Person, 'personId' | 'version'>

type Changed = Promise<Result<void, PeopleApiRejection>>

export type Invitation = { readonly email: string; readonly company: string }

/** Persons of the customer's company. All calls reject with `ApiFailure`. */
export interface People {
  list(query: ListQuery): Promise<Listing<Person>>
  /** Undefined if the person does not exist or belongs to another company. */
  find(personId: string): Promise<EditablePerson | undefined>
  changes(query: ListQuery): Promise<Listing<PersonChange>>
  requests(): Promise<readonly RightRequest[]>
  /** `callKey` is the idempotency key of the call. */
  invite(callKey: string, email: string, settings: InvitedSettings): Changed
  /** `version` is the version of the settings that the administrator has seen. */
  change(person: PersonVersion, settings: PersonSettings): Changed
  /** `id` is that of a right request for `grant` and `decline`, otherwise that of a person. */
  act(verb: PersonCommand, id: string): Changed
  /** Requests a right; returns the name of the administrator who receives the request. */
  ask(right: RequestableRight): Promise<Result<string, PeopleApiRejection>>
  invitation(link: string): Promise<Result<Invitation, InvitationApiRejection>>
  accept(link: string, person: NewPerson): Promise<Result<void, InvitationApiRejection>>
}

export const People = token<People>('People')
