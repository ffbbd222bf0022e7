import type { Person, peopleContract } from '#contracts/people/people.contract.ts'
import { costCentreName } from '../cost-centres/cost-centres.ts'
import { listFacet, matchesTerm, paged, sorted, type Columns } from '../data-table/paged.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { HttpError, reject, requireFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import { isoNow } from '../orders/visible.ts'
import { nameOf, type Account } from '../session/account.ts'
import type { Caller } from '../session/callers.ts'
import { commonPassword, isCommonPassword } from '../session/common-passwords.ts'
import { companyOf, companyRights } from '../session/company.ts'
import { linkErrorResponse } from '../session/one-time-links.ts'
import type { Services } from '../services.ts'
import { flagsOf, ROLE_RIGHTS } from './roles.ts'

/** Maximum order limit, in units of the currency. */
const LIMIT_MAX = 1_000_000_000

/** Maximum number of decided requests in the response. */
const DECIDED_MAX = 50

const COLUMNS: Columns<Person> = {
  name: ({ name, email }) => (name || email).toLowerCase(),
  email: ({ email }) => email,
  role: ({ role }) => role,
  state: ({ state }) => state,
  lastLoginAt: ({ lastLoginAt = '' }) => lastLoginAt,
}

export function peopleHandlers({
  db,
  addressBook,
  asCaller,
  callerOf,
  changeLog,
  costCentres,
  people,
  invitations,
  passwords,
  sessions,
}: Services): Handlers<typeof peopleContract> {
  const invited = new IdempotentResponses()
  const shown = (account: Account) => ({ person: people.shown([account])[0]! })

  /** Cost centres that an administrator can allow: the open ones, and those that the person already has. */
  const grantable = (account: Account, currentIds: readonly string[] | null) =>
    costCentres.of(account).filter(({ id, isOpen }) => isOpen || currentIds?.includes(id))

  const addressesOf = (account: Account) => [addressBook.billing(account), ...addressBook.shipping(account)]

  /** Returns a person of the administrator's company. */
  const personOf = ({ account }: Caller, { personId }: { readonly personId: string }) =>
    requireFound(people.find(account, personId), 'person')

  const invitedPersonOf = (caller: Caller, named: { readonly personId: string }) => {
    const person = personOf(caller, named)
    return requireFound(invitations.isOpenFor(person) ? person : undefined, 'invitation')
  }

  /**
   * Returns the account of an invitation link.
   * @throws HttpError with 422030 to 422032 if the link does not work
   */
  async function invitedBy(link: string) {
    const opened = await invitations.open(link)
    if (typeof opened !== 'string') return opened
    throw new HttpError(linkErrorResponse(opened))
  }

  const decide = (account: Account, requestId: string, isGranted: boolean) => {
    requireFound(people.decide(account, requestId, isGranted) || undefined, 'request')
    return {}
  }

  return {
    list: asCaller((caller, query) => {
      const all = people.shown(people.of(caller.account.customerId))
      const { state, role } = query.filter
      const matchingPeople = all.filter(
        (person) =>
          (state === undefined || person.state === state) &&
          (role === undefined || person.role === role) &&
          matchesTerm(query.term, [person.name, person.email]),
      )
      const facets = (['state', 'role'] as const).map((name) =>
        listFacet(name, all, (person) => ({ id: person[name], name: person[name] })),
      )
      return { ...paged(sorted(matchingPeople, COLUMNS, query), query), facets, asOf: isoNow(caller) }
    }),

    get: asCaller((caller, named) => {
      const { account } = caller
      const person = personOf(caller, named)
      const allowed = companyRights(account.customerId)
      const roles = Object.entries(ROLE_RIGHTS).map(([role, rights]) => ({
        role: role as Person['role'],
        rights: rights.filter((right) => allowed.includes(right)),
      }))
      return {
        ...shown(person),
        roles,
        companyRights: allowed,
        currency: account.currency,
        costCentres: grantable(account, person.costCentres).map((one) => ({
          id: one.id,
          name: costCentreName(one),
        })),
        addresses: addressesOf(account).map(({ id, company, street, city }) => ({
          id,
          name: `${company}, ${street}, ${city}`,
        })),
      }
    }),

    change: asCaller((caller, { version, role, rights, orderLimit, ...body }) => {
      const { account } = caller
      const { seesColleagues, deliveryAddresses, costCentres: allowed } = body
      const person = personOf(caller, body)
      if (version !== undefined && version !== shown(person).person.version)
        reject(409, 409001, 'The person was changed.')
      requireKnown(deliveryAddresses, addressesOf(account), 'address')
      requireKnown(allowed, grantable(account, person.costCentres), 'cost centre')
      const changed = people.change(account, person, {
        companyRole: role,
        ...flagsOf(rights),
        orderLimit: limitFor(account, orderLimit),
        seesColleagues,
        deliveryAddresses,
        costCentres: allowed,
      })
      return shown(changed)
    }),

    setActive: asCaller((caller, { isActive, ...named }) => {
      const person = personOf(caller, named)
      // a person with an open invitation becomes active only through its link
      requireFound(invitations.isOpenFor(person) ? undefined : person, 'person')
      const changed = people.change(caller.account, person, { isDeactivated: !isActive })
      if (!isActive) sessions.revoke(person.contactId, {})
      return shown(changed)
    }),

    invite: async ({ body, headers }) => {
      const { account, language } = await callerOf(body)
      const { email, role, costCentres: allowed = null } = body
      requireKnown(allowed, grantable(account, null), 'cost centre')
      const orderLimit = limitFor(account, body.orderLimit ?? null)
      const settings = { companyRole: role, orderLimit, costCentres: allowed }
      const call = { owner: account.contactId, key: headers['idempotency-key'], body: { email, ...settings } }
      return invited.once(call, async () => {
        invitations.count(account, email)
        const person = people.invite(account, email, settings)
        await invitations.send(account, person, language)
        return { status: 200 as const, body: shown(person) }
      })
    },

    resend: asCaller(async (caller, named) => {
      const { account, language } = caller
      const person = invitedPersonOf(caller, named)
      invitations.count(account, person.userName)
      await invitations.send(account, person, language)
      changeLog.add(account, person, 'state', 'EXPIRED', 'INVITED')
      return shown(person)
    }),

    withdraw: asCaller((caller, named) => {
      people.remove(caller.account, invitedPersonOf(caller, named))
      return {}
    }),

    changes: asCaller((caller, query) => {
      const all = changeLog
        .of(caller.account.customerId)
        .toReversed()
        .filter(({ by, byEmail, person, personEmail }) =>
          matchesTerm(query.term, [by, byEmail, person, personEmail]),
        )
      const { items, pagination } = paged(all, query)
      const listed = items.map(({ id, at: time, byEmail, personEmail, customerId: _, ...change }) => ({
        ...change,
        changeId: id,
        at: isoTime(time),
        ...(byEmail !== '' && { byEmail }),
        ...(personEmail !== '' && { personEmail }),
      }))
      return { items: listed, pagination, asOf: isoNow(caller) }
    }),

    requests: asCaller(({ account }) => {
      const all = people.requestsIn(account.customerId)
      const [open, decided] = [all.filter(isOpen), all.filter((request) => !isOpen(request))]
      const latestDecided = decided
        .toSorted((one, other) => other.decidedAt - one.decidedAt)
        .slice(0, DECIDED_MAX)
      const requests = [...open, ...latestDecided].flatMap((request) => {
        const person = people.find(account, request.contactId)
        if (!person) return []
        const { requestId, contactId: personId, right, decidedBy: by, isGranted } = request
        const decision = { by, at: isoTime(request.decidedAt), isGranted }
        return [
          {
            requestId,
            personId,
            name: nameOf(person),
            email: person.userName,
            right,
            at: isoTime(request.at),
            ...(!isOpen(request) && { decision }),
          },
        ]
      })
      return { requests }
    }),

    grant: asCaller(({ account }, { requestId }) => decide(account, requestId, true)),
    decline: asCaller(({ account }, { requestId }) => decide(account, requestId, false)),

    ask: asCaller(({ account }, { right }) => {
      const administrator = people.ask(account, right)
      return { administrator: administrator ?? reject(422, 422052, 'Nobody in the company can grant it.') }
    }),

    invitation: async ({ body }) => {
      const { userName, customerId } = await invitedBy(body.link)
      return { status: 200, body: { email: userName, company: companyOf(customerId) } }
    },

    accept: async ({ body: { token, link, givenName, familyName, password } }) => {
      if ((await sessions.accountOf(token)) !== undefined) reject(409, 409011, 'Somebody else is logged in.')
      const person = await invitedBy(link)
      if (isCommonPassword(password, person.userName)) return commonPassword()
      const hash = await passwords.hashFor(person, password)
      // no `await` from here on: of two calls with one link, the second finds it used
      if (!invitations.isOpenFor(person)) return linkErrorResponse('used')
      const named = { givenName: givenName.trim(), familyName: familyName.trim(), isDeactivated: false }
      const account = requireFound(
        db.account.update({ where: { contactId: { equals: person.contactId } }, data: named }),
        'person',
      )
      invitations.use(account)
      passwords.store(account.userName, hash)
      changeLog.add(account, account, 'state', 'INVITED', 'ACTIVE')
      people.changed(account.customerId)
      return { status: 200, body: { email: account.userName } }
    },
  }
}

const isOpen = ({ decidedAt }: { readonly decidedAt: number }) => decidedAt === 0

const isoTime = (time: number) => new Date(time).toISOString()

/**
 * Order limit in minor units; null without a limit.
 * @throws HttpError with 422050 for another currency, 422051 for an amount out of range
 */
function limitFor({ currency }: Account, limit: Person['orderLimit']): number | null {
  if (limit === null) return null
  if (limit.currency.code !== currency) reject(422, 422050, `Limits are in ${currency}.`)
  if (!(limit.value >= 0 && limit.value <= LIMIT_MAX)) reject(422, 422051, 'A limit is not negative.')
  return Math.round(limit.value * 100)
}

/** @throws HttpError with 404001 for an id that is not among the known ones; null permits all. */
function requireKnown(
  ids: readonly string[] | null,
  knownEntries: readonly { readonly id: string }[],
  subject: string,
): void {
  const all = new Set(knownEntries.map(({ id }) => id))
  requireFound(ids?.every((id) => all.has(id)) === false ? undefined : true, subject)
}
