import type { RequestableRight, Person, PersonRight } from '#contracts/people/people.contract.ts'
import { noAdministrator, errorResponse, HttpError } from '../http/error-response.ts'
import { Service } from '../services.ts'
import { MailThrottle } from '../session/mail-throttle.ts'
import { price } from '../pricing/money.ts'
import { isAdministrator, nameOf, type Account } from '../session/account.ts'
import { companyOf, companyRights } from '../session/company.ts'
import { isActiveAdministrator, isLastAdministrator, removesLastAdministrator } from './people-rules.ts'
import { flagsOf, isApproverRole, rightsIn, ROLE_RIGHTS } from './roles.ts'

const PEOPLE_MAX = 5000
/** Maximum number of refused invitations per company and hour, because the address already has an account. */
const FOREIGN_ADDRESSES_MAX = 20

/** Settings of a person that an administrator may change. */
export type PersonSettings = Pick<
  Account,
  'companyRole' | 'isDeactivated' | 'orderLimit' | 'seesColleagues' | 'deliveryAddresses' | 'costCentres'
> &
  Record<PersonRight, boolean>

type InvitedSettings = Pick<Account, 'companyRole' | 'orderLimit' | 'costCentres'>

/** The persons of each company. */
export class People extends Service<'db' | 'clock' | 'realClock' | 'inbox' | 'mailThrottle' | 'changeLog'> {
  /** Counts refused addresses by company: each refusal reveals that the address has an account. */
  readonly #foreignAddresses = new MailThrottle(this.deps.realClock, FOREIGN_ADDRESSES_MAX)
  readonly #subscribers: ((customerId: string) => void)[] = []

  of(customerId: string): Account[] {
    return this.deps.db.account.findMany({ where: { customerId: { equals: customerId } } })
  }

  /** Undefined for a person of another company. */
  find({ customerId }: Account, contactId: string): Account | undefined {
    const found = this.deps.db.account.findFirst({ where: { contactId: { equals: contactId } } })
    return found?.customerId === customerId ? found : undefined
  }

  administratorsOf(customerId: string): Account[] {
    return this.of(customerId).filter(isActiveAdministrator)
  }

  /**
   * @throws HttpError with 403007 unless the account is an administrator. In a company without administrators
   * every account may proceed.
   */
  requireAdministrator(account: Account): void {
    const administrators = this.administratorsOf(account.customerId)
    if (administrators.length > 0 && !isAdministrator(account)) throw new HttpError(noAdministrator())
  }

  /**
   * The administrator, and the rights that a person who is not an administrator can request; undefined without
   * an administrator.
   */
  askableFor(account: Account): { name: string; rights: RequestableRight[] } | undefined {
    const [first] = this.administratorsOf(account.customerId)
    if (first === undefined || isAdministrator(account)) return undefined
    const rights = companyRights(account.customerId).filter((right) => !account[right])
    return { name: nameOf(first), rights: [...rights, 'people'] }
  }

  /** Describes all persons at once, because the state of an invitation is in another table. */
  shown(accounts: readonly Account[]): Person[] {
    const [first] = accounts
    const everybody = first === undefined ? [] : this.of(first.customerId)
    const administrators = everybody.filter(isActiveAdministrator)
    const invitations = new Map(
      this.deps.db.invitation.getAll().map((invitation) => [invitation.contactId, invitation]),
    )
    return accounts.map((account): Person => {
      const { contactId, userName, companyRole, lastLoginAt, orderLimit } = account
      const invitation = invitations.get(contactId)
      const isOpen = invitation !== undefined && !invitation.isUsed
      const invitationState = isOpen && invitation.expiresAt > this.deps.clock() ? 'INVITED' : 'EXPIRED'
      return {
        personId: contactId,
        version: String(account.settingsVersion),
        email: userName,
        name: nameOf(account),
        state: isOpen ? invitationState : account.isDeactivated ? 'DEACTIVATED' : 'ACTIVE',
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

  /**
   * `before` is the person as read without an `await` since, so that no other change is overwritten.
   * @throws HttpError with 409014 if the company would lose its last administrator
   */
  change(actor: Account, before: Account, settings: Partial<PersonSettings>): Account {
    const after = { ...before, ...settings }
    if (removesLastAdministrator(this.of(before.customerId), before, after))
      throw new HttpError(errorResponse(409, 409014, 'The company needs an administrator.'))
    const allowed = companyRights(before.customerId)
    const rights = flagsOf(rightsIn(after).filter((right) => before[right] || allowed.includes(right)))
    const stored = {
      ...settings,
      ...rights,
      isApprover: isApproverRole(after.companyRole),
      settingsVersion: before.settingsVersion + 1,
    }
    const changed = { ...settings, ...rights }
    for (const what of Object.keys(changed) as (keyof typeof changed)[]) {
      this.deps.changeLog.add(actor, before, what, before[what], changed[what])
    }
    const where = { contactId: { equals: before.contactId } }
    const account = this.deps.db.account.update({ where, data: stored }) ?? before
    this.#endRequests(actor, account)
    this.changed(actor.customerId)
    return account
  }

  /** Calls `tell` after each change of a person of a company. */
  subscribe(tell: (customerId: string) => void): void {
    this.#subscribers.push(tell)
  }

  changed(customerId: string): void {
    for (const tell of this.#subscribers) tell(customerId)
  }

  /**
   * @throws HttpError with 409012 or 409013 if the address is in use, with 413001 if the company is full, with 429000
   * after too many addresses of other companies
   */
  invite(actor: Account, email: string, settings: InvitedSettings): Account {
    const { db } = this.deps
    const userName = email.trim().toLowerCase()
    this.#foreignAddresses.check(actor.customerId)
    const known = db.account.findFirst({ where: { userName: { equals: userName } } })
    if (known?.customerId === actor.customerId)
      throw new HttpError(errorResponse(409, 409012, 'A person of the company has this address.'))
    if (known) {
      this.#foreignAddresses.count(actor.customerId)
      throw new HttpError(errorResponse(409, 409013, 'An account of another company has this address.'))
    }
    if (this.of(actor.customerId).length >= PEOPLE_MAX)
      throw new HttpError(errorResponse(413, 413001, `At most ${PEOPLE_MAX} people.`))
    const allowed = companyRights(actor.customerId)
    const { companyRole: role } = settings
    const account = db.account.create({
      ...settings,
      userName,
      customerId: actor.customerId,
      contactId: `C-${crypto.randomUUID()}`,
      entityID: actor.entityID,
      country: actor.country,
      currency: actor.currency,
      alternativeCurrency: actor.alternativeCurrency,
      discountPercent: actor.discountPercent,
      givenName: '',
      familyName: '',
      isApprover: isApproverRole(role),
      isDeactivated: true,
      ...flagsOf(ROLE_RIGHTS[role].filter((right) => allowed.includes(right))),
    })
    this.deps.changeLog.add(actor, account, 'state', '', 'INVITED')
    return account
  }

  /** Removes a person who has never logged in. */
  remove(actor: Account, account: Account): void {
    const { db } = this.deps
    this.deps.changeLog.add(actor, account, 'state', 'INVITED', '')
    const where = { contactId: { equals: account.contactId } }
    db.invitation.deleteMany({ where })
    db.account.deleteMany({ where })
  }

  requestsIn(customerId: string) {
    return this.deps.db.rightRequest.findMany({ where: { customerId: { equals: customerId } } })
  }

  /**
   * Stores the request for a right and notifies the administrators. A repeated request for the same right sends
   * no notification.
   */
  ask(account: Account, right: RequestableRight): string | undefined {
    const { db, clock, inbox, mailThrottle } = this.deps
    const askable = this.askableFor(account)
    if (!askable?.rights.includes(right)) return undefined
    const { customerId, contactId } = account
    const requestId = `${contactId} ${right}`
    const where = { requestId: { equals: requestId } }
    if (db.rightRequest.findFirst({ where })?.decidedAt === 0) return askable.name
    mailThrottle.count(`right ${contactId}`)
    db.rightRequest.deleteMany({ where })
    const request = db.rightRequest.create({ requestId, customerId, contactId, right, at: clock() })
    for (const { contactId: personId } of this.administratorsOf(customerId))
      inbox.add({
        job: jobOf(request),
        personId,
        kind: 'RIGHT_WANTED',
        text: 'rightAsked',
        values: { name: nameOf(account), company: companyOf(customerId) },
        path: `infocenter/people?request=${encodeURIComponent(requestId)}`,
      })
    return askable.name
  }

  /** Decides a request for a right; false if no such request is open. */
  decide(actor: Account, requestId: string, isGranted: boolean): boolean {
    const request = this.requestsIn(actor.customerId).find((one) => one.requestId === requestId)
    const account = request?.decidedAt === 0 ? this.find(actor, request.contactId) : undefined
    if (!request || !account) return false
    if (isGranted) this.change(actor, account, granted(request.right))
    else this.#decline(actor, account, request)
    return true
  }

  /** Ends the open requests of a person that a change of rights has fulfilled. */
  #endRequests(actor: Account, person: Account): void {
    for (const request of this.requestsIn(person.customerId)) {
      if (request.contactId !== person.contactId || request.decidedAt !== 0) continue
      const { right } = request
      if (right === 'people' ? isActiveAdministrator(person) : person[right]) this.#end(actor, request, true)
      else if (person.isDeactivated) this.#decline(actor, person, request)
    }
  }

  #decline(actor: Account, person: Account, request: RightRequest): void {
    this.deps.changeLog.add(actor, person, request.right, 'asked', 'declined')
    this.#end(actor, request, false)
  }

  #end(actor: Account, request: RightRequest, isGranted: boolean): void {
    const { db, clock, inbox } = this.deps
    const { requestId, contactId: personId, at } = request
    const data = { decidedAt: clock(), decidedBy: nameOf(actor), isGranted }
    db.rightRequest.update({ where: { requestId: { equals: requestId } }, data })
    inbox.settle(jobOf(request))
    inbox.add({
      job: `right decided ${requestId} ${at}`,
      personId,
      kind: 'RIGHT_DECIDED',
      text: isGranted ? 'rightGranted' : 'rightDeclined',
      values: { name: nameOf(actor), company: companyOf(actor.customerId) },
    })
  }
}

type RightRequest = ReturnType<People['requestsIn']>[number]

const jobOf = ({ requestId, at }: Pick<RightRequest, 'requestId' | 'at'>) => `right ${requestId} ${at}`

const granted = (right: RequestableRight): Partial<PersonSettings> =>
  right === 'people'
    ? { companyRole: 'ADMINISTRATOR', ...flagsOf(ROLE_RIGHTS.ADMINISTRATOR) }
    : { [right]: true }
