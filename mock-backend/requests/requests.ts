import type { AddressDraft } from '#contracts/addresses/addresses.contract.ts'
import { addressText } from '../addresses/address-book.ts'
import { languageIdOf } from '../catalogue-language.ts'
import type { Language } from '../catalogue/language.ts'
import { BILLING_ADDRESS_ACCEPTED, billingAddressOf } from '../orders/billing-address.ts'
import { CREDIT_LIMIT } from '../orders/credit.ts'
import type { MinorUnits } from '../pricing/money.ts'
import type { Account } from '../session/account.ts'
import { companyOf } from '../session/company.ts'
import { Service } from '../services.ts'

type RequestKind = 'CREDIT' | 'MASTER_DATA' | 'BILLING_ADDRESS' | 'PARTNERSHIP' | 'QUESTION'
type Decision = 'ACCEPT' | 'REFUSE' | 'ANSWER'

/** Question or application of a customer or a visitor. */
export type StoredRequest = {
  readonly no: string
  readonly kind: RequestKind
  /** Milliseconds since the epoch. */
  readonly receivedAt: number
  /** Null for visitors without an account. */
  readonly customerId: string | null
  /** Person who has sent the request; absent for visitors without an account. */
  readonly personId?: string | undefined
  readonly name: string
  readonly email: string
  readonly language: Language
  readonly text: string
  /** Credit application only; `text` in the language of the request. */
  readonly creditLimit?: { readonly amount: MinorUnits; readonly text: string } | undefined
  /** Requested billing address. */
  readonly address?: AddressDraft | undefined
  readonly decision?: Decision | undefined
}

type Received = Omit<StoredRequest, 'no' | 'receivedAt' | 'decision'>

type CompanyRequest = Omit<Received, 'kind' | 'customerId' | 'personId' | 'name'> & {
  readonly kind: keyof typeof LOGGED
}

/** Names of the settings in the change log of the company, by kind of request. */
const LOGGED = {
  CREDIT: 'creditLimit',
  MASTER_DATA: 'masterData',
  BILLING_ADDRESS: 'billingAddress',
} as const

const MAIL_KINDS = { ACCEPT: 'accepted', REFUSE: 'refused', ANSWER: 'answered' } as const

/**
 * Decisions that an administrator can make. A request for a credit limit or a billing address is accepted or
 * refused, because its form contains the new data. All other requests are free text and get an answer.
 */
export const decisionsOn = ({ kind }: StoredRequest): readonly Decision[] =>
  kind === 'CREDIT' || kind === 'BILLING_ADDRESS' ? ['ACCEPT', 'REFUSE'] : ['ANSWER']

/** Converts a requested credit limit, in units of the currency, to minor units and to a text. */
export function creditLimitIn(limit: number, currency: string, language: Language) {
  const text = limit.toLocaleString(languageIdOf(language), { style: 'currency', currency })
  return { amount: Math.round(limit * 100), text }
}

/**
 * The requests of all customers and visitors. An administrator decides each request once, and the mock backend
 * mails the decision.
 */
export class Requests extends Service<
  'db' | 'clock' | 'ledger' | 'mailbox' | 'inbox' | 'changeLog' | 'people'
> {
  receive(received: Received): StoredRequest {
    const { db, clock } = this.deps
    const receivedAt = clock()
    const no = this.#freeNo(new Date(receivedAt).getUTCFullYear())
    const request = { ...received, no, receivedAt }
    db.request.create({ no, content: JSON.stringify(request) })
    return request
  }

  /**
   * Stores and logs a request for a change of company data.
   * @throws HttpError with 403007 unless the account may administer its company
   */
  receiveOfCompany(account: Account, request: CompanyRequest): StoredRequest {
    const { people, changeLog } = this.deps
    people.requireAdministrator(account)
    const { customerId, contactId: personId } = account
    const { kind, address, creditLimit } = request
    const name = companyOf(customerId)
    const received = this.receive({ ...request, customerId, personId, name })
    const requestText = address ? addressText(address) : (creditLimit?.text ?? received.no)
    changeLog.add(account, name, LOGGED[kind], 'asked', requestText)
    return received
  }

  /**
   * A free request number. It is claimed in the ledger, because another server may use the same number at the
   * same time.
   */
  #freeNo(year: number): string {
    const { db, ledger } = this.deps
    for (let count = db.request.count() + 1; ; count += 1) {
      const no = `A${year}-${String(count).padStart(5, '0')}`
      if (ledger.claim(`request ${no}`)) return no
    }
  }

  get open(): readonly StoredRequest[] {
    return this.deps.db.request
      .getAll()
      .map(({ content }) => JSON.parse(content) as StoredRequest)
      .filter(({ decision }) => decision === undefined)
  }

  /**
   * Executes and mails a decision. False for an unknown or already answered request, and for a decision that
   * the request does not offer.
   */
  decide(no: string, decision: Decision, answer: string, clerk: Account): boolean {
    const { db, clock, mailbox, inbox } = this.deps
    const request = this.open.find((one) => one.no === no)
    if (request === undefined || !decisionsOn(request).includes(decision)) return false
    const { customerId, personId, creditLimit, address, email, language } = request
    if (decision === 'ACCEPT' && customerId !== null) this.#grant({ ...clerk, customerId }, request)
    db.request.update({
      where: { no: { equals: no } },
      data: { content: JSON.stringify({ ...request, decision }) },
    })
    const text = decision === 'ACCEPT' && address ? 'addressAccepted' : MAIL_KINDS[decision]
    const values = { no, answer, limit: creditLimit?.text ?? '', address: address ? request.text : '' }
    const job = `answer ${no}`
    mailbox.send({ job, to: email, at: clock(), language, kind: text, values })
    if (personId !== undefined) inbox.add({ job, personId, kind: 'REQUEST', text, values, isMailed: false })
    return true
  }

  #grant(clerk: Account, { creditLimit, address }: StoredRequest): void {
    const { ledger, changeLog } = this.deps
    const { customerId } = clerk
    if (creditLimit) ledger.record(customerId, CREDIT_LIMIT, { limit: creditLimit.amount })
    if (!address) return
    const former = billingAddressOf(customerId, ledger.entriesOf(customerId))
    changeLog.add(clerk, companyOf(customerId), 'billingAddress', addressText(former), addressText(address))
    ledger.record(customerId, BILLING_ADDRESS_ACCEPTED, address)
  }
}
