import { CALL_ACCESS, type CallAccess, type CallerKind } from '#contracts/call-access.ts'
import type { ShopCallId } from '#contracts/shop-calls.ts'
import { bearerToken, isApiKey } from '../http/bearer.ts'
import { noAdministrator, errorResponse, HttpError, sessionEnded } from '../http/error-response.ts'
import type { Authorize } from '../http/reply-to.ts'
import { isAdministrator, type Account } from './account.ts'
import { requireRight } from './callers.ts'
import type { Sessions } from './sessions.ts'

type Tokens = {
  readonly token?: string | null
  readonly userToken?: string | null
  readonly tokenKih?: string | null
}

/** The only call that reports an ended session with status 200 and a code; its handler checks the session itself. */
const ANSWERS_END_ITSELF: ShopCallId = 'cart.add'

/** Checks each call by `CALL_ACCESS`, before its handler runs, and rejects callers without access. */
export function createAuthorize({ sessions }: { sessions: Sessions }): Authorize {
  async function authorizeKey(key: string | undefined, { scope, rights }: CallAccess): Promise<void> {
    const account = key === undefined ? undefined : await sessions.accountOf(key)
    if (account === undefined) throw new HttpError(deadKey())
    if (scope === undefined) throw new HttpError(noScope('Not open to API keys.'))
    if (!account.apiKey?.scopes.includes(scope))
      throw new HttpError(noScope(`The key lacks the scope ${scope}.`))
    requireOneOf(account, rights)
  }

  return async (call, body, request) => {
    const access = CALL_ACCESS[call.id as ShopCallId]
    const { kinds, rights, isForAdministrator } = access
    const { token, userToken, tokenKih }: Tokens = body ?? {}
    const bearer = bearerToken(request)
    if (isApiKey(bearer)) return authorizeKey(bearer, access)
    // a key in the body is rejected: unlike the Authorization header, a body may be logged
    if (isApiKey(token ?? userToken)) return authorizeKey(undefined, access)
    // user name and secret are in the body: the handler checks them and counts failures
    if (kinds.includes('system')) return
    if (kinds.includes('secondService')) {
      const account = await sessions.accountOf(tokenKih ?? null, 'kih')
      if (account?.isAdmin !== true) throw new HttpError(noAdmin())
      return
    }
    const sent = call.callerInHeader ? bearer : (token ?? userToken ?? null)
    const account = await sessions.accountOf(sent)
    if (account === undefined) {
      if (kinds.includes('guest') || call.id === ANSWERS_END_ITSELF) return
      throw new HttpError(sessionEnded())
    }
    if (!kinds.includes(kindOf(account)) || isPersonal(account, call.id)) throw new HttpError(notOpen())
    if (isForAdministrator && !isAdministrator(account)) throw new HttpError(noAdministrator())
    requireOneOf(account, rights)
  }
}

function requireOneOf(account: Account, rights: CallAccess['rights']): void {
  if (rights !== undefined && rights !== 'document') requireRight(account, ...rights)
}

/**
 * True for a call that the help desk may not make on behalf of a person: it may not change passwords, rights,
 * keys or budgets, or mark notifications as read. It may not approve orders either, because it may have placed
 * them itself.
 */
const isPersonal = ({ onBehalf }: Account, id: string) =>
  onBehalf !== undefined && (PERSONAL_AREAS.has(id.slice(0, id.indexOf('.'))) || PERSONAL_CALLS.has(id))
const PERSONAL_AREAS: ReadonlySet<string> = new Set(['profile', 'onBehalf', 'people', 'partnerInterface'])
const PERSONAL_CALLS: ReadonlySet<string> = new Set([
  'approvals.decide',
  'approvals.setDeputy',
  'costCentres.save',
  'inbox.markRead',
  'inbox.saveChannels',
])

const kindOf = ({ punchOut }: Account): CallerKind => (punchOut === undefined ? 'customer' : 'punchOut')

const noAdmin = () => errorResponse(401, 401002, 'The second service needs a login.')
const notOpen = () => errorResponse(403, 403008, 'Not open to this kind of session.')
const deadKey = () => errorResponse(401, 401004, 'The API key is unknown, expired or revoked.')
const noScope = (detail: string) => errorResponse(403, 403009, detail)
