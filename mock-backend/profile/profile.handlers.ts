import type { profileContract } from '#contracts/profile/profile.contract.ts'
import type { Language } from '../catalogue/language.ts'
import { catalogueLanguage, languageIdOf } from '../catalogue-language.ts'
import { errorResponse } from '../http/error-response.ts'
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
  callerOf,
}: Services): Handlers<typeof profileContract> {
  const throttle = new LoginThrottle()

  return {
    get: async ({ body }) => {
      const { account } = await callerOf(body)
      const current = await sessions.idOf(body.token)
      const ownSessions = sessions.of(account.contactId).map(({ id, device, startedAt, seenAt }) => ({
        id,
        ...(device !== undefined && { device }),
        startedAt: new Date(startedAt).toISOString(),
        seenAt: new Date(seenAt).toISOString(),
        isCurrent: id === current,
      }))
      const { givenName, familyName, userName, language, country } = account
      return {
        status: 200,
        body: {
          givenName,
          familyName,
          email: userName,
          language: languageIdOf((language || 'en') as Language),
          country,
          sessions: ownSessions,
        },
      }
    },

    save: async ({ body: { givenName, familyName, language, ...caller } }) => {
      const { account } = await callerOf(caller)
      changeLog.add(account, account, 'name', nameOf(account), nameOf({ givenName, familyName }))
      const data = { givenName, familyName, language: catalogueLanguage[language] }
      db.account.update({ where: { contactId: { equals: account.contactId } }, data })
      return { status: 200, body: { givenName, familyName } }
    },

    setPassword: async ({ body: { current, password, ...caller } }) => {
      const { account } = await callerOf(caller)
      throttle.check(account.userName, realClock())
      if (!(await passwords.isRight(account, current))) {
        throttle.failed(account.userName, realClock())
        return errorResponse(422, 422060, 'The current password is wrong.')
      }
      if (!(await passwords.change(account, password))) return commonPassword()
      sessions.revoke(account.contactId, { except: await sessions.idOf(caller.token) })
      return { status: 200, body: {} }
    },

    revokeSessions: async ({ body: { id, ...caller } }) => {
      const { account } = await callerOf(caller)
      sessions.revoke(account.contactId, { id })
      return { status: 200, body: {} }
    },
  }
}
