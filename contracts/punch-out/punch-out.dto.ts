import * as z from 'zod/mini'
import { CostCentreId } from '../cost-centres/cost-centres.contract.ts'

export const SYSTEMS_MAX = 10
/** Maximum number of lines that a system may send or receive at once. */
export const PUNCHOUT_LINES_MAX = 2000

export const PunchOutProtocol = z.enum(['OCI4', 'OCI5', 'CXML'])

const shortText = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** Name of an OCI field without `NEW_ITEM-`, or of a cXML extrinsic. */
export const FieldName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_:-]{0,39}$/))

/** Settings of the partner for one system. */
export const punchOutSystem = {
  name: shortText(60),
  protocol: PunchOutProtocol,
  /** Hosts that a cart may return to: `erp.example.com`, with a port if it is not 443. */
  returnHosts: z.array(shortText(253)).check(z.minLength(1), z.maxLength(5)),
  /** Maps the shop's field names to those of the customer's system; a field without an entry is not sent. */
  mapping: z.record(z.string().check(z.maxLength(40)), FieldName),
  /** Maps the shop's unit and currency codes to those of the customer's system, such as `PCS` to `ST`. */
  codes: z.record(z.string().check(z.maxLength(12)), z.string().check(z.maxLength(12))),
  /** Cost centre for all orders of this system: its order messages do not contain a cost centre. */
  costCentre: z.optional(CostCentreId),
}

/** Vehicle or job in the customer's system for which parts are ordered. */
export const Job = z.object({
  vin: z.optional(z.string().check(z.maxLength(17))),
  plate: z.optional(z.string().check(z.maxLength(20))),
  orderNo: z.optional(z.string().check(z.maxLength(50))),
})

export const PunchOutOperation = z.enum(['CREATE', 'EDIT', 'INSPECT'])

export const OutgoingLine = z.object({
  /** Id of the line; equal in later returns of the same basket. */
  lineId: z.string(),
  articleNo: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** Net unit price; absent if the account may not see prices. */
  price: z.optional(z.object({ value: z.number(), currency: z.string() })),
  leadDays: z.optional(z.int()),
  note: z.optional(z.string()),
})

const CxmlParty = z.object({
  domain: z.string().check(z.maxLength(100)),
  identity: z.string().check(z.maxLength(100)),
})
/** From and To of the request that opened a session by cXML; the returned basket swaps them. */
export const CxmlParties = z.object({ from: CxmlParty, to: CxmlParty })

/** Settings that determine the format of a returned basket. */
export const basketFormat = {
  protocol: PunchOutProtocol,
  returnUrl: z.string(),
  returnHosts: z.array(z.string()),
  mapping: punchOutSystem.mapping,
  codes: punchOutSystem.codes,
  buyerCookie: z.optional(z.string()),
  parties: z.optional(CxmlParties),
}
