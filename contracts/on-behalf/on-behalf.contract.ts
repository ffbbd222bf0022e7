import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from '../errors/problem.ts'
import { UserInfo } from '../session/account.contract.ts'
import { caller } from '../shared.dto.ts'

const OnBehalfReason = z.enum(['PHONE_ORDER', 'CLAIM', 'TECHNICAL'])

/** The seller's help desk acts for a person of a customer, for 30 minutes. */
export const onBehalfContract = initContract().router(
  {
    createCode: {
      method: 'POST',
      path: '/api/on-behalf/code/create',
      body: z.object(caller),
      responses: {
        ...errorResponses,
        /** `expiresAt`: ISO 8601 time. */
        200: z.object({ code: z.string(), expiresAt: z.string() }),
      },
    },
    start: {
      method: 'POST',
      path: '/api/on-behalf/start',
      body: z.object({
        ...caller,
        email: z.string().check(z.minLength(1), z.maxLength(254)),
        /** Code with which the person consents to the session. */
        code: z.optional(z.string().check(z.maxLength(20))),
        /** Reason for a session without the person's code. */
        reason: z.optional(OnBehalfReason),
      }),
      responses: {
        ...errorResponses,
        200: z.object({
          accessToken: z.string().check(z.minLength(1), z.maxLength(4096)),
          /** Lifetime in seconds. */
          expiresIn: z.int().check(z.minimum(1)),
          userInfo: UserInfo,
        }),
      },
    },
  },
  { strictStatusCodes: true },
)
