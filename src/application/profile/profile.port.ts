import type { LanguageCode } from '#domain/locale/language.ts'
import type { PersonName } from '#domain/people/person.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Result } from '#domain/shared/result.ts'
import { token } from '../kernel/token.ts'

export type PasswordApiRejection =
  | { readonly kind: 'wrong-current' | 'common' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfter: number | undefined }

export interface ProfileApi {
  get(): Promise<Profile>
  save(name: PersonName, language: LanguageCode): Promise<void>
  changePassword(current: string, password: string): Promise<Result<void, PasswordApiRejection>>
  /** Ends the session with this id; without an id all sessions, including the current one. */
  endSessions(id?: string): Promise<void>
}

export const ProfileApi = token<ProfileApi>('ProfileApi')
