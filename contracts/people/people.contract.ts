import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { listResponse, listBody } from '../data-table/list.dto.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { caller, EMAIL, LanguageId, PersonName, Price, Token } from '../shared.dto.ts'

/** Role of a person in the customer's company: a named set of rights. */
export const PersonRole = z.enum(['ADMINISTRATOR', 'BUYER', 'APPROVER', 'BOOKKEEPER', 'WAREHOUSE'])
export type PersonRole = z.infer<typeof PersonRole>

/** Rights that can be granted to a person, as long as the company has them. */
export const PersonRight = z.enum([
  'order',
  'invoice',
  'shipment',
  'showPrice',
  'fillBasket',
  'vinSearch',
  'priceToggle',
])
export type PersonRight = z.infer<typeof PersonRight>

/** Rights that a person can request; `people` is the role of an administrator. */
export const RequestableRight = z.enum([...PersonRight.options, 'people'])
export type RequestableRight = z.infer<typeof RequestableRight>

/** `INVITED` and `EXPIRED`: the person has not used the link of the invitation. */
export const PersonState = z.enum(['ACTIVE', 'DEACTIVATED', 'INVITED', 'EXPIRED'])
export type PersonState = z.infer<typeof PersonState>

const IDS_MAX = 100
const Id = z.string().check(z.minLength(1), z.maxLength(100))
const Ids = z.nullable(z.array(Id).check(z.maxLength(IDS_MAX)))
const Rights = z.array(PersonRight).check(z.maxLength(PersonRight.options.length))
const Email = z.string().check(z.maxLength(254), z.regex(EMAIL))
/** Opaque version that each change of the settings replaces. */
const Version = z.string().check(z.maxLength(100))
const Secret = z.string().check(z.minLength(1), z.maxLength(200))

const settings = {
  role: PersonRole,
  /** Effective rights: the rights of the role, with the exceptions of the person. */
  rights: Rights,
  /** Null if no order needs an approval. */
  orderLimit: z.nullable(Price),
  /** True if the person sees the orders of colleagues. */
  seesColleagues: z.boolean(),
  /** Ids of the delivery addresses that the person may order to; null for all, empty for none. */
  deliveryAddresses: Ids,
  /** Cost centres that the person may order for; null for all, empty for none. */
  costCentres: Ids,
}

/** Times are ISO 8601. */
export const Person = z.object({
  personId: z.string(),
  version: z.optional(Version),
  email: z.string(),
  /** Empty until the invitation is accepted. */
  name: z.string(),
  state: PersonState,
  ...settings,
  /** True if the company would have no administrator without this person. */
  isLastAdministrator: z.boolean(),
  /** Absent before the first login. */
  lastLoginAt: z.optional(z.string()),
  /** End of an invitation. */
  expiresAt: z.optional(z.string()),
})
export type Person = z.infer<typeof Person>

export const PersonChange = z.object({
  changeId: z.string(),
  at: z.string(),
  by: z.string(),
  /** Absent in older entries. */
  byEmail: z.optional(z.string()),
  /** The changed person, cost centre or address. */
  person: z.string(),
  /** E-mail address of the changed person; absent if a cost centre or an address was changed. */
  personEmail: z.optional(z.string()),
  /** The changed property: `state`, `name`, `role`, a right, or a setting of a person, a cost centre or an address. */
  what: z.string(),
  from: z.string(),
  to: z.string(),
})
export type PersonChange = z.infer<typeof PersonChange>

const RightRequest = z.object({
  requestId: z.string(),
  personId: z.string(),
  name: z.string(),
  email: z.string(),
  right: RequestableRight,
  at: z.string(),
  /** Absent while the request is open. */
  decision: z.optional(z.object({ by: z.string(), at: z.string(), isGranted: z.boolean() })),
})

const person = z.object({ ...caller, personId: Id })
const request = z.object({ ...caller, requestId: Id })
const Choice = z.object({ id: z.string(), name: z.string() })
const Done = z.object({})
const Shown = z.object({ person: Person })

export const peopleContract = contract({
  list: query(
    '/api/people/list',
    listBody(z.object({ state: z.optional(PersonState), role: z.optional(PersonRole) })),
    z.object(listResponse(Person)),
  ),
  get: query(
    '/api/people/get',
    person,
    z.object({
      person: Person,
      /** Rights of each role, without rights that the company lacks. */
      roles: z.array(z.object({ role: PersonRole, rights: Rights })),
      companyRights: Rights,
      currency: z.string(),
      addresses: z.array(Choice),
      costCentres: z.array(Choice),
    }),
  ),
  change: command(
    '/api/people/change',
    z.object({ ...caller, personId: Id, version: z.optional(Version), ...settings }),
    Shown,
  ),
  setActive: command(
    '/api/people/setActive',
    z.object({ ...caller, personId: Id, isActive: z.boolean() }),
    Shown,
  ),
  invite: {
    ...command(
      '/api/people/invite',
      z.object({
        ...caller,
        email: Email,
        role: PersonRole,
        /** If absent, no order of the person needs an approval. */
        orderLimit: z.optional(settings.orderLimit),
        costCentres: z.optional(settings.costCentres),
      }),
      Shown,
    ),
    headers: idempotencyHeaders,
  },
  resend: command('/api/people/resend', person, Shown),
  withdraw: command('/api/people/withdraw', person, Done),
  changes: query('/api/people/changes', listBody(z.object({})), z.object(listResponse(PersonChange))),
  requests: query(
    '/api/people/requests',
    z.object(caller),
    /** Open requests first, followed by the most recently decided ones. */
    z.object({ requests: z.array(RightRequest) }),
  ),
  grant: command('/api/people/requests/grant', request, Done),
  decline: command('/api/people/requests/decline', request, Done),
  ask: command(
    '/api/people/requests/ask',
    z.object({ ...caller, right: RequestableRight }),
    z.object({ administrator: z.string() }),
  ),
  invitation: query(
    '/api/people/invitation',
    /** Secret of the link; this is not a session token. */
    z.object({ token: Token, link: Secret, languageID: z.optional(LanguageId) }),
    z.object({ email: z.string(), company: z.string() }),
  ),
  accept: command(
    '/api/people/invitation/accept',
    z.object({
      token: Token,
      link: Secret,
      givenName: PersonName,
      familyName: PersonName,
      password: z.string().check(z.minLength(8), z.maxLength(1000)),
    }),
    z.object({ email: z.string() }),
  ),
})
