import type { Person, PersonRight, PersonRole } from '#contracts/people/people.contract.ts'
import type { Db } from '../db.ts'
import { found, errorResponse, HttpError } from '../http/error-response.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { price } from '../pricing/money.ts'
import { nameOf, type Account } from '../session/account.ts'
import { companyOf, companyRights } from '../session/company.ts'
import { isActiveAdministrator, isLastAdministrator, removesLastAdministrator } from './people-rules.ts'
import { flagsOf, isApproverRole, rightsIn, ROLE_RIGHTS } from './roles.ts'

const PEOPLE_MAX = 5000
const CHANGES_MAX = 1000

type Deps = {
  readonly db: Db
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly inbox: Pick<Inbox, 'add'>
}

/** Settings of a person that an administrator may change. */
export type PersonSettings = Pick<
  Account,
  'companyRole' | 'isDeactivated' | 'orderLimit' | 'seesColleagues' | 'deliveryAddresses' | 'costCentres'
> &
  Record<PersonRight, boolean>

/** The persons of each company, and the log of their changes. */
export class People {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  of(customerId: string): Account[] {
    return this.#deps.db.account.findMany({ where: { customerId: { equals: customerId } } })
  }

  /** Undefined for a person of another company. */
  find({ customerId }: Account, contactId: string): Account | undefined {
    const found = this.#deps.db.account.findFirst({ where: { contactId: { equals: contactId } } })
    return found?.customerId === customerId ? found : undefined
  }

  administratorsOf(customerId: string): Account[] {
    return this.of(customerId).filter(isActiveAdministrator)
  }

  /** Administrator and the rights that the person can request; undefined without any. */
  askableFor(account: Account): { name: string; rights: PersonRight[] } | undefined {
    const rights = companyRights(account.customerId).filter((right) => !account[right])
    const [first] = this.administratorsOf(account.customerId)
    const isAlone = first === undefined || first.contactId === account.contactId
    return isAlone || rights.length === 0 ? undefined : { name: nameOf(first), rights }
  }

  /** Describes all persons at once, because the state of an invitation is in another table. */
  shown(accounts: readonly Account[]): Person[] {
    const [first] = accounts
    const everybody = first === undefined ? [] : this.of(first.customerId)
    const administrators = everybody.filter(isActiveAdministrator)
    const invitations = new Map(
      this.#deps.db.invitation.getAll().map((invitation) => [invitation.contactId, invitation]),
    )
    return accounts.map((account): Person => {
      const { contactId, userName, companyRole, lastLoginAt, orderLimit } = account
      const invitation = invitations.get(contactId)
      const isOpen = invitation !== undefined && !invitation.isUsed
      const opened = isOpen && invitation.expiresAt > this.#deps.clock() ? 'INVITED' : 'EXPIRED'
      return {
        personId: contactId,
        email: userName,
        name: nameOf(account),
        state: isOpen ? opened : account.isDeactivated ? 'DEACTIVATED' : 'ACTIVE',
        role: companyRole,
        rights: rightsIn(account),
        orderLimit: orderLimit === null ? null : price(orderLimit, account.currency),
        seesColleagues: account.seesColleagues,
        deliveryAddresses: account.deliveryAddresses,
        costCentres: account.costCentres,
        isLastAdministrator: isLastAdministrator(administrators, account),
        ...(lastLoginAt !== null && { lastLoginAt: new Date(lastLoginAt).toISOString() }),
        ...(isOpen && { expiresAt: new Date(invitation.expiresAt).toISOString() }),
      }
    })
  }

  /** @throws HttpError with 409014 if the company would lose its last administrator */
  change(by: Account, { contactId }: Account, settings: Partial<PersonSettings>): Account {
    // read again: another change may have come first
    const before = found(this.find(by, contactId), 'person')
    const after = { ...before, ...settings }
    if (removesLastAdministrator(this.of(before.customerId), before, after)) throw new HttpError(lastOne())
    const allowed = companyRights(before.customerId)
    const rights = flagsOf(rightsIn(after).filter((right) => before[right] || allowed.includes(right)))
    const stored = { ...settings, ...rights, isApprover: isApproverRole(after.companyRole) }
    const changed = { ...settings, ...rights }
    for (const what of Object.keys(changed) as (keyof typeof changed)[]) {
      const [from, to] = [textOf(before[what]), textOf(changed[what])]
      if (from !== to) this.log(by, before, what, from, to)
    }
    const where = { contactId: { equals: contactId } }
    return this.#deps.db.account.update({ where, data: stored }) ?? before
  }

  /** @throws HttpError with 409012 or 409013 if the address is in use, with 413001 if the company is full */
  invite(by: Account, email: string, role: PersonRole): Account {
    const { db } = this.#deps
    const userName = email.trim().toLowerCase()
    const known = db.account.findFirst({ where: { userName: { equals: userName } } })
    if (known) throw new HttpError(known.customerId === by.customerId ? isColleague() : isElsewhere())
    if (this.of(by.customerId).length >= PEOPLE_MAX) throw new HttpError(isFull())
    const allowed = companyRights(by.customerId)
    const account = db.account.create({
      userName,
      customerId: by.customerId,
      contactId: `C-${crypto.randomUUID()}`,
      entityID: by.entityID,
      country: by.country,
      currency: by.currency,
      alternativeCurrency: by.alternativeCurrency,
      discountPercent: by.discountPercent,
      givenName: '',
      familyName: '',
      companyRole: role,
      isApprover: isApproverRole(role),
      isDeactivated: true,
      ...flagsOf(ROLE_RIGHTS[role].filter((right) => allowed.includes(right))),
    })
    this.log(by, account, 'state', '', 'INVITED')
    return account
  }

  /** Removes a person without a login so far. */
  remove(by: Account, account: Account): void {
    const { db } = this.#deps
    this.log(by, account, 'state', 'INVITED', '')
    const where = { contactId: { equals: account.contactId } }
    db.invitation.deleteMany({ where })
    db.account.deleteMany({ where })
  }

  log(by: Account, of: Account, what: string, from: string, to: string): void {
    const { db, clock } = this.#deps
    const person = nameOf(of) || of.userName
    const { customerId } = by
    const entry = { customerId, at: clock(), by: nameOf(by), person, what, from, to }
    db.personChange.create({ id: crypto.randomUUID(), ...entry })
    const kept = db.personChange.findMany({ where: { customerId: { equals: customerId } } })
    if (kept.length > CHANGES_MAX) db.personChange.delete({ where: { id: { equals: kept[0]!.id } } })
  }

  /** Newest first. */
  changesIn(customerId: string) {
    return this.#deps.db.personChange.findMany({ where: { customerId: { equals: customerId } } }).toReversed()
  }

  requestsIn(customerId: string) {
    return this.#deps.db.rightRequest.findMany({ where: { customerId: { equals: customerId } } })
  }

  /** Stores the request and notifies the administrators; a second request for the same right notifies none. */
  ask(account: Account, right: PersonRight): string | undefined {
    const { db, clock, inbox } = this.#deps
    const askable = this.askableFor(account)
    if (!askable?.rights.includes(right)) return undefined
    const { customerId, contactId } = account
    const requestId = `${contactId} ${right}`
    const isOpen = db.rightRequest.findFirst({ where: { requestId: { equals: requestId } } }) !== null
    if (!isOpen) {
      db.rightRequest.create({ requestId, customerId, contactId, right, at: clock() })
      for (const { contactId: personId } of this.administratorsOf(customerId))
        inbox.add({
          job: `right ${requestId} ${clock()}`,
          personId,
          kind: 'RIGHT_WANTED',
          text: 'rightAsked',
          values: { name: nameOf(account), company: companyOf(customerId) },
          path: 'infocenter/people',
        })
    }
    return askable.name
  }

  /** Ends a request. */
  decide(by: Account, requestId: string, isGranted: boolean): boolean {
    const { db, inbox } = this.#deps
    const where = { requestId: { equals: requestId } }
    const request = db.rightRequest.findFirst({ where })
    const account = request && this.find(by, request.contactId)
    if (!request || !account) return false
    if (isGranted) this.change(by, account, { [request.right]: true })
    else this.log(by, account, request.right, 'asked', 'declined')
    db.rightRequest.delete({ where })
    inbox.add({
      job: `right decided ${requestId} ${request.at}`,
      personId: account.contactId,
      kind: 'RIGHT_DECIDED',
      text: isGranted ? 'rightGranted' : 'rightDeclined',
      values: { name: nameOf(by), company: companyOf(by.customerId) },
    })
    return true
  }
}

function textOf(value: PersonSettings[keyof PersonSettings] | undefined): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

const conflict = (code: number, detail: string) => errorResponse(409, code, 'Conflict', { detail })
const isColleague = () => conflict(409012, 'A person of the company has this address.')
const isElsewhere = () => conflict(409013, 'An account of another company has this address.')
const lastOne = () => conflict(409014, 'The company needs an administrator.')
const isFull = () =>
  errorResponse(413, 413001, 'Content Too Large', { detail: `At most ${PEOPLE_MAX} people.` })
