import { type addressesContract, type AddressDraft } from '#contracts/addresses/addresses.contract.ts'
import { addressLines, type KnownAddress } from './address-book.ts'
import { suggestionsFor } from './address-check.ts'
import { addressFacets, filteredAddresses } from './address-list.ts'
import { KnownAddresses } from './known-addresses.ts'
import { countryIsBlocked, isBlocked } from './delivery-addresses.ts'
import { requireFound, notFound, errorResponse, HttpError } from '../http/error-response.ts'
import { paged } from '../data-table/paged.ts'
import type { Caller } from '../session/callers.ts'
import { isoNow } from '../orders/visible.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function addressesHandlers({
  orderBook,
  addressBook,
  requests,
  asCaller,
  callerOf,
}: Services): Handlers<typeof addressesContract> {
  const knownAddresses = new KnownAddresses(addressBook, orderBook)
  const shown = ({ account }: Caller, address: KnownAddress) => knownAddresses.shown(account, address)
  const changed = (caller: Caller, address: KnownAddress | undefined) =>
    ({ status: 200, body: { address: shown(caller, requireFound(address, 'address')) } }) as const

  /**
   * Returns the caller, who may change addresses.
   * @throws HttpError with 403010 for a person who may order to selected addresses only: by changing one of them,
   * the person could order to any address
   */
  async function editorOf(body: Parameters<typeof callerOf>[0]): Promise<Caller> {
    const caller = await callerOf(body)
    if (caller.account.deliveryAddresses === null) return caller
    const detail = 'For persons who may order to all addresses.'
    throw new HttpError(errorResponse(403, 403010, detail))
  }

  return {
    list: asCaller((caller, body) => {
      const all = knownAddresses.all(caller.account)
      const { items, pagination } = paged(filteredAddresses(all, body), body)
      const facets = addressFacets(all, body.languageID)
      return { items, pagination, facets, asOf: isoNow(caller) }
    }),

    create: async ({ body }) => {
      const caller = await editorOf(body)
      if (isBlocked(body.address.countryID)) return countryIsBlocked()
      const addedAddress = addressBook.add(caller.account, body.address)
      return { status: 201, body: { address: shown(caller, addedAddress) } }
    },

    update: async ({ body }) => {
      const caller = await editorOf(body)
      if (isBlocked(body.address.countryID)) return countryIsBlocked()
      const current = knownAddresses.all(caller.account).find(({ id }) => id === body.id)
      if (current && body.version !== undefined && body.version !== current.version) {
        const { body: problem } = errorResponse(409, 409001, 'The address has changed.')
        return { status: 409, body: { ...problem, address: current } }
      }
      return changed(caller, addressBook.change(caller.account, body.id, body.address))
    },

    delete: async ({ body }) => {
      const caller = await editorOf(body)
      if (!addressBook.delete(caller.account, body.id)) return notFound('address')
      return { status: 200, body: { id: body.id } }
    },

    restore: async ({ body }) => {
      const caller = await editorOf(body)
      return changed(caller, addressBook.restore(caller.account, body.id))
    },

    setDefault: async ({ body }) => {
      const caller = await editorOf(body)
      if (!addressBook.setDefault(caller.account, body.id)) return notFound('address')
      const address = knownAddresses.all(caller.account).find(({ id }) => id === body.id)
      return { status: 200, body: { address: requireFound(address, 'address') } }
    },

    validate: async ({ body }) => {
      await callerOf(body)
      const suggestions: AddressDraft[] = suggestionsFor(body.address)
      return { status: 200, body: { suggestions } }
    },

    requestChange: async ({ body }) => {
      const { account, language } = await callerOf(body)
      const { address } = body
      if (isBlocked(address.countryID)) return countryIsBlocked()
      const { no } = requests.receiveOfCompany(account, {
        kind: 'BILLING_ADDRESS',
        email: account.userName,
        language,
        text: addressLines(address).join('\n'),
        address,
      })
      return { status: 201, body: { ticketNo: no } }
    },
  }
}
