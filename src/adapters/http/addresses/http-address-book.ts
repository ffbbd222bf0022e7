import type {
  AddressBook,
  AddressRejection,
  ChangedElsewhere,
  KnownAddress,
} from '#application/addresses/address-book.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import type { NotAllowed } from '#application/kernel/api-failure.ts'
import {
  addressesContract,
  StaleAddress,
  type Address as AddressDto,
  type AddressDraft as DraftDto,
} from '#contracts/addresses/addresses.contract.ts'
import { draftOf, EMPTY_ADDRESS, type Address, type AddressDraft } from '#domain/addresses/address.ts'
import type { Result } from '#domain/shared/result.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { addressFilterOf } from '../locale/place-filter.ts'
import { kebab } from '../codes.ts'
import type { ApiProblem } from '../api-problem.ts'
import {
  rejecting,
  rejectingCommand,
  type RejectionsByCode,
  UNKNOWN_CODE,
  UNREADABLE_CODE,
} from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const REJECTIONS: RejectionsByCode<AddressRejection> = {
  [UNKNOWN_CODE]: { kind: 'unknown' },
  // the form has validated all fields of the address, so only its id can violate the contract
  [UNREADABLE_CODE]: { kind: 'unknown' },
  422_003: { kind: 'country-blocked' },
  403_001: notAllowed,
  403_007: notAllowed,
}
const CONFLICTS = { ...REJECTIONS, 409_001: changedElsewhere }
/** Maximum page length of a list. */
const ALL = 1000

export class HttpAddressBook extends HttpAdapter implements AddressBook {
  readonly #calls = this.api.client(addressesContract)

  async list(query: ListQuery): Promise<Listing<Address>> {
    const filter = addressFilterOf(query.filters)
    const { body } = await this.#calls.list.query({
      body: { ...listBodyOf(query), filter },
    })
    return { items: body.items.map(toAddress), total: body.pagination.total, facets: body.facets }
  }

  async find(id: string): Promise<Address | undefined> {
    const { body } = await this.#calls.list.query({
      body: { start: 0, length: ALL, filter: {} },
    })
    const item = body.items.find((address) => address.id === id)
    return item && toAddress(item)
  }

  async suggestions(draft: AddressDraft): Promise<readonly AddressDraft[]> {
    const { body } = await this.#calls.validate.query({ body: { address: toDto(draft) } })
    return body.suggestions.map(toDraft)
  }

  save(
    draft: AddressDraft,
    knownAddress?: KnownAddress,
  ): Promise<Result<Address, AddressRejection | ChangedElsewhere>> {
    const address = toDto(draft)
    return rejecting<Address, AddressRejection | ChangedElsewhere>(CONFLICTS, async () => {
      const { body } =
        knownAddress === undefined
          ? await this.#calls.create.mutate({ body: { address } })
          : await this.#calls.update.mutate({ body: { ...knownAddress, address } })
      return toAddress(body.address)
    })
  }

  delete(id: string): Promise<Result<void, AddressRejection>> {
    return rejectingCommand(REJECTIONS, () => this.#calls.delete.mutate({ body: { id } }))
  }

  restore(id: string): Promise<Result<Address, AddressRejection>> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.restore.mutate({ body: { id } })
      return toAddress(body.address)
    })
  }

  setDefault(id: string): Promise<Result<Address, AddressRejection>> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.setDefault.mutate({ body: { id } })
      return toAddress(body.address)
    })
  }

  requestChange(draft: AddressDraft): Promise<Result<string, AddressRejection>> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.requestChange.mutate({ body: { address: toDto(draft) } })
      return body.ticketNo
    })
  }
}

function notAllowed(problem: ApiProblem): NotAllowed {
  return problem.asNotAllowed()
}

/** @throws the failure itself, if it does not contain the current address */
function changedElsewhere(failure: ApiProblem): ChangedElsewhere {
  const stale = StaleAddress.safeParse(failure.body).data
  if (!stale) throw failure
  return { kind: 'changed-elsewhere', current: toAddress(stale.address) }
}

type OptionalText = Readonly<Record<string, string | undefined>>

const toDraft = ({ countryID, ...texts }: DraftDto): AddressDraft => {
  const optionalTexts = texts as OptionalText
  return { ...EMPTY_ADDRESS, ...filled(optionalTexts), countryId: countryID }
}

const filled = (texts: OptionalText) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

const toAddress = ({ id, kind, isDefault, version, lastUsed, ...draft }: AddressDto): Address => ({
  ...toDraft(draft),
  id,
  kind: kebab(kind),
  isDefault,
  version,
  lastUsed,
})

/** Omits empty fields. */
function toDto(draft: AddressDraft): DraftDto {
  const { company, street, postCode, city, countryId, ...optional } = draftOf(draft)
  const typed = Object.entries(optional).filter(([, text]) => text !== '')
  return { company, street, postCode, city, countryID: countryId, ...Object.fromEntries(typed) }
}
