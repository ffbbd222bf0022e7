import type { AddressDraft } from '#contracts/addresses/addresses.contract.ts'
import type { Account } from '../session/account.ts'
import type { Party } from '../orders/document-flow.ts'
import { billingAddressOf } from '../orders/billing-address.ts'
import { customerProfileOf } from '../orders/order-profile.ts'
import { Service } from '../services.ts'

export type KnownAddress = AddressDraft & { readonly id: string }

/** The billing and delivery addresses of all customers: the generated ones, and what customers have changed. */
export class AddressBook extends Service<'db' | 'ledger' | 'changeLog'> {
  /** The billing address; it changes only when the administrator accepts a request. */
  billing({ customerId }: Account): Party {
    return billingAddressOf(customerId, this.deps.ledger.entriesOf(customerId))
  }

  /** Delivery addresses without the billing address, although goods can be delivered there too. */
  shipping({ customerId }: Account): KnownAddress[] {
    const [, ...branches] = customerProfileOf(customerId).parties
    const rows = new Map(this.#rowsOf(customerId).map((row) => [row.id, row]))
    const addedRows = [...rows.values()].filter(({ id }) => !branches.some((branch) => branch.id === id))
    return [
      ...branches.flatMap((branch) => {
        const row = rows.get(branch.id)
        return row === undefined ? [branch] : known(row)
      }),
      ...addedRows.flatMap(known),
    ]
  }

  /** Id of the default delivery address. */
  defaultId(account: Account): string {
    const defaultId = this.#bookOf(account.customerId).defaultId
    const isThere = this.shipping(account).some(({ id }) => id === defaultId)
    return defaultId !== null && isThere ? defaultId : this.billing(account).id
  }

  add(account: Account, draft: AddressDraft): KnownAddress {
    const { customerId } = account
    const added = this.#bookOf(customerId).added + 1
    this.deps.db.addressBook.update({ where: { customerId: { equals: customerId } }, data: { added } })
    const id = `${customerId}-new-${added}`
    this.#save(account, id, undefined, draft)
    return { ...draft, id }
  }

  change(account: Account, id: string, draft: AddressDraft): KnownAddress | undefined {
    const knownAddress = this.shipping(account).find((address) => address.id === id)
    if (knownAddress === undefined) return undefined
    this.#save(account, id, knownAddress, draft)
    return { ...draft, id }
  }

  delete(account: Account, id: string): boolean {
    const address = this.shipping(account).find((one) => one.id === id)
    if (address === undefined) return false
    this.#save(account, id, address, undefined)
    return true
  }

  restore(account: Account, id: string): KnownAddress | undefined {
    const row = this.#rowsOf(account.customerId).find((one) => one.id === id)
    if (row === undefined) return undefined
    const draft = draftIn(row.content)
    this.#save(account, id, row.isDeleted ? undefined : draft, draft)
    return { ...draft, id }
  }

  setDefault(account: Account, id: string): boolean {
    const all = [this.billing(account), ...this.shipping(account)]
    const [former, chosen] = [this.defaultId(account), id].map((one) => all.find((party) => party.id === one))
    if (chosen === undefined) return false
    const isBilling = chosen === all[0]
    this.deps.changeLog.add(
      account,
      nameOf(chosen),
      'defaultAddress',
      former && nameOf(former),
      nameOf(chosen),
    )
    const { customerId } = this.#bookOf(account.customerId)
    const data = { defaultId: isBilling ? null : id }
    this.deps.db.addressBook.update({ where: { customerId: { equals: customerId } }, data })
    return true
  }

  /** "0" for an unchanged generated address. */
  versionOf(id: string): string {
    return String(this.#versionOf(id))
  }

  #versionOf(id: string): number {
    return this.deps.db.deliveryAddress.findFirst({ where: { id: { equals: id } } })?.version ?? 0
  }

  /** Stores an address. Without a `draft`, marks the address as deleted; its content remains stored. */
  #save(
    account: Account,
    id: string,
    previousDraft: AddressDraft | undefined,
    draft: AddressDraft | undefined,
  ): void {
    const { customerId } = account
    const lastDraft = draft ?? previousDraft!
    const isDeleted = draft === undefined
    this.deps.changeLog.add(
      account,
      nameOf(lastDraft),
      'deliveryAddress',
      previousDraft && addressText(previousDraft),
      draft && addressText(draft),
    )
    const content = JSON.stringify({ ...lastDraft, id: undefined })
    const where = { id: { equals: id } }
    const version = this.#versionOf(id) + 1
    if (version > 1) this.deps.db.deliveryAddress.update({ where, data: { content, isDeleted, version } })
    else this.deps.db.deliveryAddress.create({ id, customerId, content, isDeleted, version })
  }

  #rowsOf(customerId: string) {
    return this.deps.db.deliveryAddress.findMany({ where: { customerId: { equals: customerId } } })
  }

  #bookOf(customerId: string) {
    const where = { customerId: { equals: customerId } }
    return (
      this.deps.db.addressBook.findFirst({ where }) ??
      this.deps.db.addressBook.create({ customerId, added: 0 })
    )
  }
}

/** Lines as on an envelope, and the telephone number. */
export const addressLines = ({
  company,
  name2,
  street,
  postCode,
  city,
  region,
  countryID,
  phone,
}: AddressDraft) =>
  [company, name2, street, `${countryID}-${postCode} ${city}`, region, phone].filter(Boolean)

export const addressText = (address: AddressDraft) =>
  [address.label, ...addressLines(address), address.remark].filter(Boolean).join(', ')

const nameOf = ({ label, company, city }: AddressDraft) => label || `${company}, ${city}`

const draftIn = (content: string): AddressDraft => JSON.parse(content)

const known = ({ id, content, isDeleted }: { id: string; content: string; isDeleted: boolean }) =>
  isDeleted ? [] : [{ ...draftIn(content), id }]
