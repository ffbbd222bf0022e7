import type { LanguageCode } from '#domain/locale/language.ts'
import { nameErrors, type NameErrors, type PersonName } from '#domain/people/person.ts'
import { tokenExpiry } from '#domain/session/token.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attempt } from '../kernel/attempt.ts'
import { Clock } from '../kernel/clock.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { Preferences } from '../locale/preferences.port.ts'
import { SessionCookies } from '../session/session-cookies.port.ts'
import { SessionStore } from '../session/session.store.ts'
import { ProfileApi } from './profile.port.ts'

export type ProfileRejection =
  | { readonly kind: 'names'; readonly faults: NameErrors }
  | { readonly kind: 'unreachable' }

/** Changes name and language of the user. */
export class SaveProfile extends dependsOn({
  profile: ProfileApi,
  session: SessionStore,
  storage: SessionCookies,
  preferences: Preferences,
  clock: Clock,
}) {
  async run(typedName: PersonName, language: LanguageCode): Promise<Result<void, ProfileRejection>> {
    const errors = nameErrors(typedName)
    if (errors.givenName ?? errors.familyName) return fail({ kind: 'names', faults: errors })
    const name = {
      givenName: typedName.givenName.trim(),
      familyName: typedName.familyName.trim(),
    }
    const { token } = this.deps.session
    const result = await attempt(() => this.deps.profile.save(name, language))
    if (!result.ok) return fail({ kind: 'unreachable' })
    if (token !== undefined && this.deps.session.token === token) this.#rename(token, name)
    this.deps.preferences.saveLanguage(language)
    return ok(undefined)
  }

  #rename(token: string, { givenName, familyName }: PersonName): void {
    const { session, storage, clock } = this.deps
    const user = session.rename(givenName, familyName)
    const expiry = tokenExpiry(token)
    if (user && expiry !== undefined) {
      storage.save({ token, user }, Math.floor((expiry - clock.now()) / 1000))
    }
  }
}
