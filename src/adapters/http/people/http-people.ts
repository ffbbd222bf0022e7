import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import type {
  Invitation,
  InvitationApiRejection,
  People,
  PeopleApiRejection,
  PersonCommand,
  PersonVersion,
} from '#application/people/people.port.ts'
import { peopleContract, type Person as PersonDto } from '#contracts/people/people.contract.ts'
import type {
  RequestableRight,
  InvitedSettings,
  NewPerson,
  Person,
  PersonChange,
  EditablePerson,
  PersonSettings,
  RightRequest,
} from '#domain/people/person.ts'
import { fromDecimal, toDecimal, type Money } from '#domain/shared/money.ts'
import type { Result } from '#domain/shared/result.ts'
import { listBodyOf, textsOf } from '../data-table/list-mapping.ts'
import { HttpAdapter } from '../http-adapter.ts'
import {
  rejecting,
  rejectingCommand,
  type RejectionsByCode,
  UNKNOWN_REJECTION,
  UNKNOWN_CODE,
  UNREADABLE_CODE,
} from '../rejections.ts'

const REJECTIONS: RejectionsByCode<PeopleApiRejection> = {
  403_007: { kind: 'not-allowed' },
  [UNKNOWN_CODE]: { kind: 'unknown' },
  [UNREADABLE_CODE]: { kind: 'unknown' },
  409_001: { kind: 'changed' },
  409_012: { kind: 'colleague' },
  409_013: { kind: 'elsewhere' },
  409_014: { kind: 'last' },
  413_001: { kind: 'too-many' },
  429_000: { kind: 'too-soon' },
  422_050: { kind: 'limit' },
  422_051: { kind: 'limit' },
  422_052: { kind: 'unknown' },
}
const INVITATION_REJECTIONS: RejectionsByCode<InvitationApiRejection> = {
  // link and password are validated before the call, so only the name can violate the contract
  [UNREADABLE_CODE]: { kind: 'name' },
  409_011: { kind: 'somebody-else' },
  422_030: { kind: 'unknown' },
  422_031: { kind: 'expired' },
  422_032: { kind: 'used' },
  422_061: { kind: 'faults', faults: { password: 'common' } },
}

type Changed = Promise<Result<void, PeopleApiRejection>>

export class HttpPeople extends HttpAdapter implements People {
  readonly #calls = this.api.client(peopleContract)
  readonly #acts: Readonly<Record<PersonCommand, (id: string) => Promise<unknown>>> = {
    resend: (personId) => this.#calls.resend.mutate({ body: { personId } }),
    withdraw: (personId) => this.#calls.withdraw.mutate({ body: { personId } }),
    activate: (personId) => this.#calls.setActive.mutate({ body: { personId, isActive: true } }),
    deactivate: (personId) => this.#calls.setActive.mutate({ body: { personId, isActive: false } }),
    grant: (requestId) => this.#calls.grant.mutate({ body: { requestId } }),
    decline: (requestId) => this.#calls.decline.mutate({ body: { requestId } }),
  }

  /** Lists the persons; omits their limits while prices are hidden. */
  async list(query: ListQuery): Promise<Listing<Person>> {
    const filter = textsOf(query.filters, ['state', 'role']) as {
      state?: PersonDto['state']
      role?: PersonDto['role']
    }
    const { body } = await this.#calls.list.query({ body: { ...listBodyOf(query), filter } })
    const ifShown = this.api.prices()
    const items = body.items.map((dto) => {
      const person = toPerson(dto)
      return { ...person, orderLimit: ifShown(person.orderLimit, (limit) => limit) }
    })
    return { items, total: body.pagination.total, facets: body.facets }
  }

  async find(personId: string): Promise<EditablePerson | undefined> {
    const result = await rejecting(
      { ...UNKNOWN_REJECTION, [UNREADABLE_CODE]: 'unknown' as const },
      async () => {
        const { body } = await this.#calls.get.query({ body: { personId } })
        return { ...body, person: toPerson(body.person) }
      },
    )
    return result.ok ? result.value : undefined
  }

  async changes(query: ListQuery): Promise<Listing<PersonChange>> {
    const { body } = await this.#calls.changes.query({ body: { ...listBodyOf(query), filter: {} } })
    return { items: body.items, total: body.pagination.total }
  }

  async requests(): Promise<readonly RightRequest[]> {
    return (await this.#calls.requests.query()).body.requests
  }

  invite(callKey: string, email: string, { role, orderLimit, costCentres }: InvitedSettings): Changed {
    const body = { email, role, orderLimit: toPrice(orderLimit), costCentres: idsOf(costCentres) }
    return rejectingCommand(REJECTIONS, () =>
      this.#calls.invite.mutate({ headers: { 'idempotency-key': callKey }, body }),
    )
  }

  change({ personId, version }: PersonVersion, settings: PersonSettings): Changed {
    const body = {
      ...settings,
      personId,
      version,
      rights: [...settings.rights],
      orderLimit: toPrice(settings.orderLimit),
      deliveryAddresses: idsOf(settings.deliveryAddresses),
      costCentres: idsOf(settings.costCentres),
    }
    return rejectingCommand(REJECTIONS, () => this.#calls.change.mutate({ body }))
  }

  act(verb: PersonCommand, id: string): Changed {
    return rejectingCommand(REJECTIONS, () => this.#acts[verb](id))
  }

  ask(right: RequestableRight): Promise<Result<string, PeopleApiRejection>> {
    return rejecting(
      REJECTIONS,
      async () => (await this.#calls.ask.mutate({ body: { right } })).body.administrator,
    )
  }

  invitation(link: string): Promise<Result<Invitation, InvitationApiRejection>> {
    return rejecting(
      INVITATION_REJECTIONS,
      async () => (await this.#calls.invitation.query({ body: { link } })).body,
    )
  }

  accept(link: string, person: NewPerson): Promise<Result<void, InvitationApiRejection>> {
    return rejectingCommand(INVITATION_REJECTIONS, () =>
      this.#calls.accept.mutate({ body: { link, ...person } }),
    )
  }
}

const toPrice = (limit: Money | undefined) =>
  limit ? { value: toDecimal(limit), currency: { code: limit.currency } } : null
const idsOf = (ids: readonly string[] | undefined) => (ids ? [...ids] : null)

const toPerson = ({ orderLimit, deliveryAddresses, costCentres, ...person }: PersonDto): Person => ({
  ...person,
  orderLimit: orderLimit ? fromDecimal(orderLimit.value, orderLimit.currency.code) : undefined,
  deliveryAddresses: deliveryAddresses ?? undefined,
  costCentres: costCentres ?? undefined,
})
