import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { command, query } from '../call.ts'
import { LINE_QUANTITY_MAX } from '../quick-order/line-status.dto.ts'
import { UserInfo } from '../session/account.contract.ts'
import { caller, LanguageId } from '../shared.dto.ts'
import {
  CxmlParties,
  Job,
  PUNCHOUT_LINES_MAX,
  OutgoingLine,
  PunchOutOperation,
  PunchOutProtocol,
  basketFormat,
} from './punch-out.dto.ts'

const text = (longest: number) => z.string().check(z.maxLength(longest))

const NUMBERS_MAX = 10
const ADDRESS_NUMBERS_MAX = 5

/** Credentials of a customer's system; `languageID` is the language of the names in the response. */
const system = {
  protocol: z.enum(['OCI', 'CXML']),
  userName: text(100),
  secret: text(200),
  languageID: LanguageId,
}
const SentLine = z.object({
  articleNo: z.string().check(z.minLength(1), z.maxLength(60)),
  quantity: z.int().check(z.minimum(1), z.maximum(LINE_QUANTITY_MAX)),
  lineId: z.optional(text(60)),
})
/** A day in the country of delivery. */
const IsoDay = z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/))

const OrderedLine = z.extend(SentLine, {
  /** All numbers of the line, if it has others than the seller's `articleNo`. */
  numbers: z.optional(
    z
      .array(
        z.object({
          number: text(60),
          /** `OTHER`: GTIN or the manufacturer's number. `BUYER`: a number of the buyer, outside the catalogue. */
          of: z.enum(['SELLER', 'OTHER', 'BUYER']),
        }),
      )
      .check(z.maxLength(NUMBERS_MAX)),
  ),
  /**
   * Unit as the customer's system writes it: a private code, a UN/ECE Recommendation 20 code, or a word for one
   * piece.
   */
  unit: z.optional(text(20)),
  /** Expected unit price: another price is reported as a change. */
  price: z.optional(
    z.object({
      value: z.number().check(z.minimum(0), z.maximum(1e12)),
      currency: z.optional(text(5)),
      /** Absent if the price is for the unit of the line. */
      unit: z.optional(text(20)),
    }),
  ),
  /** The goods shall not arrive before or after these days. */
  notBefore: z.optional(IsoDay),
  notAfter: z.optional(IsoDay),
})

/** An address of the address book, by its number, its label or its content. */
const ShipTo = z.object({
  /** True for the buyer's address: an unknown number then means the default address. */
  isBuyer: z.optional(z.boolean()),
  ids: z.array(text(80)).check(z.maxLength(ADDRESS_NUMBERS_MAX)),
  company: text(200),
  street: text(200),
  postCode: text(20),
  city: text(100),
  countryID: text(3),
})

export const punchOutContract = initContract().router({
  start: command(
    '/api/punchout/start',
    z.object({
      ...system,
      operation: PunchOutOperation,
      returnUrl: text(2000),
      buyerCookie: z.optional(text(500)),
      parties: z.optional(CxmlParties),
      /** The returned basket that the user edits or inspects. */
      basketId: z.optional(text(60)),
      /** Current lines of this basket in the customer's system; they replace the lines that the shop has returned. */
      lines: z.optional(z.array(SentLine).check(z.maxLength(PUNCHOUT_LINES_MAX))),
      job: Job,
    }),
    z.object({ ticket: z.string() }),
  ),
  enter: command(
    '/api/punchout/enter',
    z.object({ ticket: text(200) }),
    z.object({
      /** Identifies the session; not secret. */
      sessionId: z.string(),
      accessToken: z.string().check(z.minLength(1), z.maxLength(2000)),
      expiresIn: z.int().check(z.minimum(1)),
      userInfo: UserInfo,
      systemName: z.string(),
      /** Lets the shop send the user back to the customer's system after the session has ended. */
      protocol: z.optional(PunchOutProtocol),
      buyerCookie: z.optional(z.string()),
      parties: z.optional(CxmlParties),
      operation: PunchOutOperation,
      returnUrl: z.string(),
      returnHosts: z.array(z.string()),
      job: Job,
    }),
  ),
  return: command(
    '/api/punchout/return',
    z.object({ ...caller, isAborted: z.boolean() }),
    z.object({
      basketId: z.string(),
      ...basketFormat,
      operation: PunchOutOperation,
      job: Job,
      /** For an edited OCI basket only the new and changed lines; empty if the user aborted the session. */
      lines: z.array(OutgoingLine),
    }),
  ),
  lookUp: query(
    '/api/punchout/lookup',
    z.object({
      ...system,
      returnUrl: text(2000),
      /** An article number to validate, or words to search for. */
      what: z.enum(['VALIDATE', 'BACKGROUND_SEARCH']),
      text: text(100),
      quantity: z.int().check(z.minimum(1), z.maximum(LINE_QUANTITY_MAX)),
    }),
    z.object({ ...basketFormat, lines: z.array(OutgoingLine) }),
  ),
  order: command(
    '/api/punchout/order',
    z.object({
      ...system,
      protocol: z.enum(['CXML', 'EDIFACT']),
      orderNo: z.string().check(z.minLength(1), z.maxLength(50)),
      lines: z.array(OrderedLine).check(z.minLength(1), z.maxLength(PUNCHOUT_LINES_MAX)),
      job: Job,
      /** If absent, the goods are delivered to the default address. */
      shipTo: z.optional(ShipTo),
      deliverComplete: z.optional(z.boolean()),
      /** Text for the person who handles the order. */
      remark: z.optional(text(500)),
      /** True if an order that cannot be placed exactly as sent is refused. */
      isExact: z.optional(z.boolean()),
    }),
    z.object({
      orderNumbers: z.array(z.string()),
      /** Lines as they will be delivered. Prices only if the account may see them. */
      lines: z.array(
        z.extend(OutgoingLine, {
          /** Last day of arrival; absent if it is unknown. */
          arrival: z.optional(z.string()),
          /** True if the date differs from the requested one. */
          isOtherDay: z.boolean(),
          /**
           * True if the price differs by more than half a cent from the price in the order, or has another
           * currency.
           */
          isOtherPrice: z.boolean(),
        }),
      ),
    }),
  ),
  cancelOrder: command(
    '/api/punchout/order/cancel',
    z.object({
      ...system,
      protocol: z.enum(['CXML', 'EDIFACT']),
      orderNo: z.string().check(z.minLength(1), z.maxLength(50)),
    }),
    z.object({ orderNumbers: z.array(z.string()) }),
  ),
})
