import type { onBehalfContract } from '#contracts/on-behalf/on-behalf.contract.ts'
import { reject, requireFound } from '../http/error-response.ts'
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
  asCaller,
}: Services): Handlers<typeof onBehalfContract> {
  const codes = new ConsentCodes(clock)
  const throttle = new LoginThrottle()

  return {
    createCode: asCaller(({ account }) => {
      const { code, expiresAt } = codes.create(account.contactId)
      return { code, expiresAt: new Date(expiresAt).toISOString() }
    }),

    start: asCaller(async ({ account: helpDesk }, { email, code, reason }) => {
      if (!isHelpDesk(helpDesk)) reject(403, 403008, 'For the help desk.')
      throttle.check(helpDesk.userName, realClock())
      const userName = normalisedUserName(email)
      const found = db.account.findFirst({ where: { userName: { equals: userName } } })
      const isCustomer = found && !found.isDeactivated && !found.isAdmin && !isHelpDesk(found)
      const person = requireFound(isCustomer ? found : undefined, 'person')
      const hasConsent = code !== undefined && codes.use(code, person.contactId)
      if (!hasConsent && (code !== undefined || reason === undefined)) {
        throttle.failed(helpDesk.userName, realClock())
        reject(422, 422070, 'The code is wrong or expired.')
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
      return { accessToken, expiresIn: ON_BEHALF_SECONDS, userInfo: userInfo(account) }
    }),
  }
}
