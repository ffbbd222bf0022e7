import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { refusals } from '../errors/problem.ts'
import { READS } from '../reading.ts'
import { LINE_QUANTITY_MAX } from '../quick-order/line-status.dto.ts'
import { UserInfo } from '../session/account.contract.ts'
import { caller, LanguageId } from '../shared.dto.ts'
import {
  Job,
  MOST_PUNCHOUT_LINES,
  OutgoingLine,
  PunchOutOperation,
  PunchOutProtocol,
  writtenFor,
} from './punch-out.dto.ts'

const text = (longest: number) => z.string().check(z.maxLength(longest))

/** How a system names itself; the language is that of the names in its answer. */
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

export const punchOutContract = initContract().router({
  start: {
    method: 'POST',
    path: '/api/punchout/start',
    body: z.object({
      ...system,
      operation: PunchOutOperation,
      returnUrl: text(2000),
      buyerCookie: z.optional(text(500)),
      /** The basket that is edited or inspected, as it was returned. */
      basketId: z.optional(text(60)),
      /** Lines of that basket as the system holds them now; they win over those that were returned. */
      lines: z.optional(z.array(SentLine).check(z.maxLength(MOST_PUNCHOUT_LINES))),
      job: Job,
    }),
    responses: { ...refusals, 200: z.object({ ticket: z.string() }) },
  },
  enter: {
    method: 'POST',
    path: '/api/punchout/enter',
    body: z.object({ ticket: text(200) }),
    responses: {
      ...refusals,
      200: z.object({
        /** Names the session; no secret. */
        sessionId: z.string(),
        accessToken: z.string().check(z.minLength(1), z.maxLength(2000)),
        expiresIn: z.int().check(z.minimum(1)),
        userInfo: UserInfo,
        systemName: z.string(),
        /** With it, a session that is over still leads back to its system. */
        protocol: z.optional(PunchOutProtocol),
        buyerCookie: z.optional(z.string()),
        operation: PunchOutOperation,
        returnUrl: z.string(),
        returnHosts: z.array(z.string()),
        job: Job,
      }),
    },
  },
  return: {
    method: 'POST',
    path: '/api/punchout/return',
    body: z.object({ ...caller, isAborted: z.boolean() }),
    responses: {
      ...refusals,
      200: z.object({
        basketId: z.string(),
        ...writtenFor,
        operation: PunchOutOperation,
        job: Job,
        /** In an edited basket of OCI only new and changed lines; none if the session was aborted. */
        lines: z.array(OutgoingLine),
      }),
    },
  },
  lookUp: {
    method: 'POST',
    path: '/api/punchout/lookup',
    metadata: READS,
    body: z.object({
      ...system,
      returnUrl: text(2000),
      /** An article number to validate, or words to search for. */
      what: z.enum(['VALIDATE', 'BACKGROUND_SEARCH']),
      text: text(100),
      quantity: z.int().check(z.minimum(1), z.maximum(LINE_QUANTITY_MAX)),
    }),
    responses: { ...refusals, 200: z.object({ ...writtenFor, lines: z.array(OutgoingLine) }) },
  },
  order: {
    method: 'POST',
    path: '/api/punchout/order',
    body: z.object({
      ...system,
      protocol: z.enum(['CXML', 'EDIFACT']),
      orderNo: z.string().check(z.minLength(1), z.maxLength(50)),
      lines: z.array(SentLine).check(z.minLength(1), z.maxLength(MOST_PUNCHOUT_LINES)),
      job: Job,
    }),
    responses: {
      ...refusals,
      200: z.object({
        orderNumbers: z.array(z.string()),
        /** Prices only if the account sees them. */
        lines: z.array(OutgoingLine),
      }),
    },
  },
})
