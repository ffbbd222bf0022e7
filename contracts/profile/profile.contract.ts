import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { errorResponses } from '../errors/problem.ts'
import { READS } from '../reading.ts'
import { caller, CountryId, LanguageId, PersonName } from '../shared.dto.ts'

/** Session of a person in a browser. */
export const PersonSession = z.object({
  id: z.string(),
  /** Browser and system; absent if unknown. */
  device: z.optional(z.string()),
  /** ISO 8601 times. */
  startedAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
})

export const profileContract = initContract().router(
  {
    get: {
      method: 'POST',
      path: '/api/profile/get',
      metadata: READS,
      body: z.object(caller),
      responses: {
        ...errorResponses,
        200: z.object({
          givenName: z.string(),
          familyName: z.string(),
          email: z.string(),
          /** Language of mails. */
          language: LanguageId,
          /** Country of the company: it decides prices and VAT. */
          country: CountryId,
          sessions: z.array(PersonSession),
        }),
      },
    },
    save: {
      method: 'POST',
      path: '/api/profile/save',
      body: z.object({ ...caller, givenName: PersonName, familyName: PersonName, language: LanguageId }),
      responses: { ...errorResponses, 200: z.object({ givenName: z.string(), familyName: z.string() }) },
    },
    setPassword: {
      method: 'POST',
      path: '/api/profile/password/set',
      body: z.object({
        ...caller,
        current: z.string().check(z.minLength(1), z.maxLength(1000)),
        password: z.string().check(z.minLength(8), z.maxLength(1000)),
      }),
      responses: { ...errorResponses, 200: z.object({}) },
    },
    revokeSessions: {
      method: 'POST',
      path: '/api/profile/sessions/revoke',
      body: z.object({
        ...caller,
        /** Ends only this session; if absent, all sessions of the person, including the current one. */
        id: z.optional(z.string().check(z.maxLength(100))),
      }),
      responses: { ...errorResponses, 200: z.object({}) },
    },
  },
  { strictStatusCodes: true },
)
