import * as z from 'zod/mini'
import { command, contract } from '../call.ts'
import { UserInfo } from '../session/account.contract.ts'
import { caller } from '../shared.dto.ts'

const OnBehalfReason = z.enum(['PHONE_ORDER', 'CLAIM', 'TECHNICAL'])

/** The seller's help desk acts for a person of a customer, for 30 minutes. */
export const onBehalfContract = contract({
  createCode: command(
    '/api/on-behalf/code/create',
    z.object(caller),
    /** `expiresAt`: ISO 8601 time. */
    z.object({ code: z.string(), expiresAt: z.string() }),
  ),
  start: command(
    '/api/on-behalf/start',
    z.object({
      ...caller,
      email: z.string().check(z.minLength(1), z.maxLength(254)),
      /** Code with which the person consents to the session. */
      code: z.optional(z.string().check(z.maxLength(20))),
      /** Reason for a session without the person's code. */
      reason: z.optional(OnBehalfReason),
    }),
    z.object({
      accessToken: z.string().check(z.minLength(1), z.maxLength(4096)),
      /** Lifetime in seconds. */
      expiresIn: z.int().check(z.minimum(1)),
      userInfo: UserInfo,
    }),
  ),
})
