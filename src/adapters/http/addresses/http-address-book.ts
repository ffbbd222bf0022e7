import type { AddressBook, AddressRefusal } from '#application/addresses/address-book.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import {
  addressesContract,
  type Address as AddressDto,
  type AddressDraft as DraftDto,
} from '#contracts/addresses/addresses.contract.ts'
import { draftOf, EMPTY_ADDRESS, type Address, type AddressDraft } from '#domain/addresses/address.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { clientOf } from '../contract-client.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { addressFilterOf } from '../locale/place-filter.ts'
import type { ShopApi } from '../shop-api.ts'

const addressCalls = clientOf(addressesContract)

const REFUSALS: ReadonlyMap<number | undefined, AddressRefusal['kind']> = new Map([
  [404_001, 'unknown'],
  [422_003, 'country-blocked'],
])
/** The most that a list gives at once. */
const ALL = 1000

export class HttpAddressBook implements AddressBook {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async list(query: ListQuery): Promise<Listing<Address>> {
    const { caller, via } = this.#api
    const filter = addressFilterOf(query.filters)
    const { body } = await addressCalls.list.mutate({
      via,
      body: { ...caller, ...listBodyOf(query), filter },
    })
    return { items: body.items.map(toAddress), total: body.pagination.total, facets: body.facets }
  }

  async find(id: string): Promise<Address | undefined> {
    const { caller, via } = this.#api
    const { body } = await addressCalls.list.mutate({
      via,
      body: { ...caller, start: 0, length: ALL, filter: {} },
    })
    const found = body.items.find((address) => address.id === id)
    return found && toAddress(found)
  }

  async suggestions(draft: AddressDraft): Promise<readonly AddressDraft[]> {
    const { caller, via } = this.#api
    const { body } = await addressCalls.validate.mutate({ via, body: { ...caller, address: toDto(draft) } })
    return body.suggestions.map(toDraft)
  }

  save(draft: AddressDraft, id?: string): Promise<Result<Address, AddressRefusal>> {
    const { caller, via } = this.#api
    const address = toDto(draft)
    return unlessRefused(async () => {
      const { body } =
        id === undefined
          ? await addressCalls.create.mutate({ via, body: { ...caller, address } })
          : await addressCalls.update.mutate({ via, body: { ...caller, id, address } })
      return toAddress(body.address)
    })
  }

  delete(id: string): Promise<Result<void, AddressRefusal>> {
    const { caller, via } = this.#api
    return unlessRefused(async () => {
      await addressCalls.delete.mutate({ via, body: { ...caller, id } })
    })
  }

  restore(id: string): Promise<Result<Address, AddressRefusal>> {
    const { caller, via } = this.#api
    return unlessRefused(async () => {
      const { body } = await addressCalls.restore.mutate({ via, body: { ...caller, id } })
      return toAddress(body.address)
    })
  }

  setDefault(id: string): Promise<Result<Address, AddressRefusal>> {
    const { caller, via } = this.#api
    return unlessRefused(async () => {
      const { body } = await addressCalls.setDefault.mutate({ via, body: { ...caller, id } })
      return toAddress(body.address)
    })
  }

  async requestChange(message: string): Promise<string> {
    const { caller, via } = this.#api
    const { body } = await addressCalls.requestChange.mutate({ via, body: { ...caller, message } })
    return body.ticketNo
  }
}

async function unlessRefused<Value>(call: () => Promise<Value>): Promise<Result<Value, AddressRefusal>> {
  try {
    return ok(await call())
  } catch (error) {
    const kind = error instanceof ApiFailure ? REFUSALS.get(error.code) : undefined
    if (kind === undefined) throw error
    return fail({ kind })
  }
}

type OptionalText = Readonly<Record<string, string | undefined>>

const toDraft = ({ countryID, ...texts }: DraftDto): AddressDraft => {
  const known = texts as OptionalText
  return { ...EMPTY_ADDRESS, ...filled(known), countryId: countryID }
}

const filled = (texts: OptionalText) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

const toAddress = ({ id, kind, isDefault, lastUsed, ...draft }: AddressDto): Address => ({
  ...toDraft(draft),
  id,
  kind: kind === 'BILLING' ? 'billing' : 'shipping',
  isDefault,
  lastUsed,
})

/** What is empty is not sent. */
function toDto(draft: AddressDraft): DraftDto {
  const { company, street, postCode, city, countryId, ...optional } = draftOf(draft)
  const typed = Object.entries(optional).filter(([, text]) => text !== '')
  return { company, street, postCode, city, countryID: countryId, ...Object.fromEntries(typed) }
}
