import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
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

export const profileContract = contract({
  get: query(
    '/api/profile/get',
    z.object(caller),
    z.object({
      givenName: z.string(),
      familyName: z.string(),
      email: z.string(),
      /** Language of mails. */
      language: LanguageId,
      /** Country of the company: it decides prices and VAT. */
      country: CountryId,
      sessions: z.array(PersonSession),
    }),
  ),
  save: command(
    '/api/profile/save',
    z.object({ ...caller, givenName: PersonName, familyName: PersonName, language: LanguageId }),
    z.object({ givenName: z.string(), familyName: z.string() }),
  ),
  setPassword: command(
    '/api/profile/password/set',
    z.object({
      ...caller,
      current: z.string().check(z.minLength(1), z.maxLength(1000)),
      password: z.string().check(z.minLength(8), z.maxLength(1000)),
    }),
    z.object({}),
  ),
  revokeSessions: command(
    '/api/profile/sessions/revoke',
    z.object({
      ...caller,
      /** Ends only this session; if absent, all sessions of the person, including the current one. */
      id: z.optional(z.string().check(z.maxLength(100))),
    }),
    z.object({}),
  ),
})
