import type { LanguageCode } from '../locale/language.ts'
import type { PersonName } from '../people/person.ts'

type PersonSession = {
  readonly id: string
  /** Browser and system. */
  readonly device?: string | undefined
  /** ISO 8601 times. */
  readonly startedAt: string
  readonly seenAt: string
  readonly isCurrent: boolean
}

export type Profile = PersonName & {
  readonly email: string
  /** Language of mails. */
  readonly language: LanguageCode
  /** ISO 3166-1 alpha-2; of the company. */
  readonly country: string
  readonly sessions: readonly PersonSession[]
}
