import type { LanguageCode } from '../locale/language.ts'
import type { PersonName } from '../people/person.ts'

type PersonSession = {
  readonly id: string
  /** Names of browser and operating system. */
  readonly device?: string | undefined
  /** ISO 8601 times. */
  readonly startedAt: string
  readonly seenAt: string
  readonly isCurrent: boolean
}

export type Profile = PersonName & {
  readonly email: string
  /** Language of the e-mails to the person. */
  readonly language: LanguageCode
  /** Country of the company, ISO 3166-1 alpha-2. */
  readonly country: string
  readonly sessions: readonly PersonSession[]
}
