import type { LanguageCode } from '../locale/language.ts'
import { PERSON_NAME_LENGTH_MAX } from '../people/person.ts'
import { printableLine } from '../shared/text.ts'

type PersonSession = {
  readonly id: string
  /** Browser and system. */
  readonly device?: string | undefined
  /** ISO 8601 times. */
  readonly startedAt: string
  readonly seenAt: string
  readonly isCurrent: boolean
}

export type PersonName = { readonly givenName: string; readonly familyName: string }

export type Profile = PersonName & {
  readonly email: string
  /** Language of mails. */
  readonly language: LanguageCode
  /** ISO 3166-1 alpha-2; of the company. */
  readonly country: string
  readonly sessions: readonly PersonSession[]
}

/** Without control characters and marks that change the direction of the text around the name. */
export const typedName = ({ givenName, familyName }: PersonName): PersonName => ({
  givenName: printableLine(givenName),
  familyName: printableLine(familyName),
})

/** Fields that are empty or too long. */
export const wrongNames = (name: PersonName): readonly (keyof PersonName)[] =>
  (['givenName', 'familyName'] as const).filter(
    (field) => name[field] === '' || name[field].length > PERSON_NAME_LENGTH_MAX,
  )
