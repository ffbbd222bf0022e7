import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { listResponse, listBody } from '../data-table/list.dto.ts'
import { errorResponses } from '../errors/problem.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { READS } from '../reading.ts'
import { caller, EMAIL, LanguageId, PersonName, Price, Token } from '../shared.dto.ts'

/** Named set of rights of a person in the customer's company. */
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

export const peopleContract = initContract().router(
  {
    list: {
      method: 'POST',
      path: '/api/people/list',
      metadata: READS,
      body: listBody(z.object({ state: z.optional(PersonState), role: z.optional(PersonRole) })),
      responses: { ...errorResponses, 200: z.object(listResponse(Person)) },
    },
    get: {
      method: 'POST',
      path: '/api/people/get',
      metadata: READS,
      body: person,
      responses: {
        ...errorResponses,
        200: z.object({
          person: Person,
          /** Rights of each role, without rights that the company lacks. */
          roles: z.array(z.object({ role: PersonRole, rights: Rights })),
          companyRights: Rights,
          currency: z.string(),
          addresses: z.array(Choice),
          costCentres: z.array(Choice),
        }),
      },
    },
    change: {
      method: 'POST',
      path: '/api/people/change',
      body: z.object({ ...caller, personId: Id, version: z.optional(Version), ...settings }),
      responses: { ...errorResponses, 200: Shown },
    },
    setActive: {
      method: 'POST',
      path: '/api/people/setActive',
      body: z.object({ ...caller, personId: Id, isActive: z.boolean() }),
      responses: { ...errorResponses, 200: Shown },
    },
    invite: {
      method: 'POST',
      path: '/api/people/invite',
      headers: idempotencyHeaders,
      body: z.object({
        ...caller,
        email: Email,
        role: PersonRole,
        /** If absent, no order of the person needs an approval. */
        orderLimit: z.optional(settings.orderLimit),
        costCentres: z.optional(settings.costCentres),
      }),
      responses: { ...errorResponses, 200: Shown },
    },
    resend: {
      method: 'POST',
      path: '/api/people/resend',
      body: person,
      responses: { ...errorResponses, 200: Shown },
    },
    withdraw: {
      method: 'POST',
      path: '/api/people/withdraw',
      body: person,
      responses: { ...errorResponses, 200: Done },
    },
    changes: {
      method: 'POST',
      path: '/api/people/changes',
      metadata: READS,
      body: listBody(z.object({})),
      responses: { ...errorResponses, 200: z.object(listResponse(PersonChange)) },
    },
    requests: {
      method: 'POST',
      path: '/api/people/requests',
      metadata: READS,
      body: z.object(caller),
      /** Open requests first, followed by the most recently decided ones. */
      responses: { ...errorResponses, 200: z.object({ requests: z.array(RightRequest) }) },
    },
    grant: {
      method: 'POST',
      path: '/api/people/requests/grant',
      body: request,
      responses: { ...errorResponses, 200: Done },
    },
    decline: {
      method: 'POST',
      path: '/api/people/requests/decline',
      body: request,
      responses: { ...errorResponses, 200: Done },
    },
    ask: {
      method: 'POST',
      path: '/api/people/requests/ask',
      body: z.object({ ...caller, right: RequestableRight }),
      responses: { ...errorResponses, 200: z.object({ administrator: z.string() }) },
    },
    invitation: {
      method: 'POST',
      path: '/api/people/invitation',
      metadata: READS,
      /** Secret of the link; this is not a session token. */
      body: z.object({ token: Token, link: Secret, languageID: z.optional(LanguageId) }),
      responses: { ...errorResponses, 200: z.object({ email: z.string(), company: z.string() }) },
    },
    accept: {
      method: 'POST',
      path: '/api/people/invitation/accept',
      body: z.object({
        token: Token,
        link: Secret,
        givenName: PersonName,
        familyName: PersonName,
        password: z.string().check(z.minLength(8), z.maxLength(1000)),
      }),
      responses: { ...errorResponses, 200: z.object({ email: z.string() }) },
    },
  },
  { strictStatusCodes: true },
)
