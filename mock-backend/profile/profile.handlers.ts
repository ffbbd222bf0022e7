import type { profileContract } from '#contracts/profile/profile.contract.ts'
import type { Language } from '../catalogue/language.ts'
import { catalogueLanguage, languageIdOf } from '../catalogue-language.ts'
import { HttpError, reject } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'
import { nameOf } from '../session/account.ts'
import { commonPassword } from '../session/common-passwords.ts'
import { LoginThrottle } from '../session/login-throttle.ts'

export function profileHandlers({
  db,
  sessions,
  passwords,
  changeLog,
  realClock,
  asCaller,
}: Services): Handlers<typeof profileContract> {
  const throttle = new LoginThrottle()

  return {
    get: asCaller(async ({ account }, { token }) => {
      const current = await sessions.idOf(token)
      const ownSessions = sessions.of(account.contactId).map(({ id, device, startedAt, seenAt }) => ({
        id,
        ...(device !== undefined && { device }),
        startedAt: new Date(startedAt).toISOString(),
        seenAt: new Date(seenAt).toISOString(),
        isCurrent: id === current,
      }))
      const { givenName, familyName, userName: email, country } = account
      const language = languageIdOf((account.language || 'en') as Language)
      return { givenName, familyName, email, language, country, sessions: ownSessions }
    }),

    save: asCaller(({ account }, { givenName, familyName, language }) => {
      changeLog.add(account, account, 'name', nameOf(account), nameOf({ givenName, familyName }))
      const data = { givenName, familyName, language: catalogueLanguage[language] }
      db.account.update({ where: { contactId: { equals: account.contactId } }, data })
      return { givenName, familyName }
    }),

    setPassword: asCaller(async ({ account }, { current, password, token }) => {
      throttle.check(account.userName, realClock())
      if (!(await passwords.isRight(account, current))) {
        throttle.failed(account.userName, realClock())
        return reject(422, 422060, 'The current password is wrong.')
      }
      if (!(await passwords.change(account, password))) throw new HttpError(commonPassword())
      sessions.revoke(account.contactId, { except: await sessions.idOf(token) })
      return {}
    }),

    revokeSessions: asCaller(({ account }, { id }) => {
      sessions.revoke(account.contactId, { id })
      return {}
    }),
  }
}
