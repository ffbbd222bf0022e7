import type { onBehalfContract } from '#contracts/on-behalf/on-behalf.contract.ts'
import { errorResponse, notFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'
import { isHelpDesk, nameOf, normalisedUserName } from '../session/account.ts'
import { LoginThrottle } from '../session/login-throttle.ts'
import { userInfo } from '../session/session.handlers.ts'
import { ConsentCodes } from './consent-codes.ts'

const ON_BEHALF_SECONDS = 30 * 60

export function onBehalfHandlers({
  db,
  sessions,
  inbox,
  changeLog,
  clock,
  realClock,
  callerOf,
}: Services): Handlers<typeof onBehalfContract> {
  const codes = new ConsentCodes(clock)
  const throttle = new LoginThrottle()

  return {
    createCode: async ({ body }) => {
      const { account } = await callerOf(body)
      const { code, expiresAt } = codes.create(account.contactId)
      return { status: 200, body: { code, expiresAt: new Date(expiresAt).toISOString() } }
    },

    start: async ({ body: { email, code, reason, ...caller } }) => {
      const { account: helpDesk } = await callerOf(caller)
      if (!isHelpDesk(helpDesk)) return errorResponse(403, 403008, 'For the help desk.')
      throttle.check(helpDesk.userName, realClock())
      const userName = normalisedUserName(email)
      const person = db.account.findFirst({ where: { userName: { equals: userName } } })
      if (!person || person.isDeactivated || person.isAdmin || isHelpDesk(person)) return notFound('person')
      const hasConsent = code !== undefined && codes.use(code, person.contactId)
      if (!hasConsent && (code !== undefined || reason === undefined)) {
        throttle.failed(helpDesk.userName, realClock())
        return errorResponse(422, 422070, 'The code is wrong or expired.')
      }
      const by = nameOf(helpDesk)
      const account = { ...person, onBehalf: by }
      const accessToken = await sessions.open(account, 'shop', ON_BEHALF_SECONDS)
      changeLog.add({ ...helpDesk, customerId: person.customerId }, person, 'onBehalf', '', reason ?? 'CODE')
      inbox.add({
        job: `on behalf ${crypto.randomUUID()}`,
        personId: person.contactId,
        kind: 'ON_BEHALF',
        text: 'onBehalf',
        values: { by },
        path: 'infocenter/profile',
      })
      return {
        status: 200,
        body: { accessToken, expiresIn: ON_BEHALF_SECONDS, userInfo: userInfo(account) },
      }
    },
  }
}
