import { CALL_ACCESS, type CallerKind } from '#contracts/call-access.ts'
import type { ShopCallId } from '#contracts/shop-calls.ts'
import { bearerToken } from '../http/bearer.ts'
import { refusal, Refused, sessionEnded } from '../http/refusal.ts'
import type { Admit } from '../http/reply-to.ts'
import { isAdministrator, type Account } from './account.ts'
import { requireRight } from './callers.ts'
import type { Sessions } from './sessions.ts'

type Tokens = {
  readonly token?: string | null
  readonly userToken?: string | null
  readonly tokenKih?: string | null
}

/** Answers with status 200 and a code that the session has ended. */
const ANSWERS_END_ITSELF: ShopCallId = 'cart.add'

/** Refuses, before its handler runs, each call that `CALL_ACCESS` does not open to its caller. */
export function admission({ sessions }: { sessions: Sessions }): Admit {
  return async (call, body, request) => {
    const { kinds, rights, isForAdministrator } = CALL_ACCESS[call.id as ShopCallId]
    // user name and secret are in the body: the handler counts the failures
    if (kinds.includes('system')) return
    const { token, userToken, tokenKih }: Tokens = body ?? {}
    if (kinds.includes('secondService')) {
      const account = await sessions.accountOf(tokenKih ?? null, 'kih')
      if (account?.isAdmin !== true) throw new Refused(noAdmin())
      return
    }
    const sent = call.callerInHeader ? bearerToken(request) : (token ?? userToken ?? null)
    const account = await sessions.accountOf(sent)
    if (account === undefined) {
      if (kinds.includes('guest') || call.id === ANSWERS_END_ITSELF) return
      throw new Refused(sessionEnded())
    }
    if (!kinds.includes(kindOf(account))) throw new Refused(notOpen())
    if (isForAdministrator && !isAdministrator(account)) throw new Refused(noAdministrator())
    if (rights !== undefined && rights !== 'document') requireRight(account, ...rights)
  }
}

const kindOf = ({ punchOut }: Account): CallerKind => (punchOut === undefined ? 'customer' : 'punchOut')

const noAdmin = () => refusal(401, 401002, 'Unauthorized', { detail: 'The second service needs a login.' })
const noAdministrator = () =>
  refusal(403, 403007, 'Forbidden', { detail: 'For the customer’s administrator.' })
const notOpen = () => refusal(403, 403008, 'Forbidden', { detail: 'Not open to this kind of session.' })
