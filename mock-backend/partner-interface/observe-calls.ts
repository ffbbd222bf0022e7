import { CALL_ACCESS } from '#contracts/call-access.ts'
import type { ShopCallId } from '#contracts/shop-calls.ts'
import { bearerToken, isApiKey } from '../http/bearer.ts'
import type { Observe } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

/** Logs the calls of the customers' own systems, and when each key was last used. */
export function observeCalls({
  apiKeys,
  partnerInterfaces,
  callLog,
  clock,
}: Pick<Services, 'apiKeys' | 'partnerInterfaces' | 'callLog' | 'clock'>): Observe {
  async function callerOf(request: Request, isOfSystem: boolean): Promise<string | undefined> {
    const secret = bearerToken(request)
    if (isApiKey(secret)) {
      const key = await apiKeys.find(secret)
      if (key?.isLive) apiKeys.noteUse(key)
      return key?.account.customerId
    }
    return isOfSystem ? partnerInterfaces.ownerOfSystem(await userNameIn(request)) : undefined
  }

  return async ({ id, method, path }, request, respond) => {
    const isOfSystem = CALL_ACCESS[id as ShopCallId].kinds.includes('system')
    if (!isOfSystem && !isApiKey(bearerToken(request))) return respond()
    const at = new Date(clock()).toISOString()
    const start = performance.now()
    const copy = request.clone()
    const response = await respond()
    const milliseconds = Math.round(performance.now() - start)
    const customerId = await callerOf(copy, isOfSystem)
    const { status } = response
    if (customerId !== undefined)
      callLog.add(customerId, { at, direction: 'IN', subject: `${method} ${path}`, status, milliseconds })
    return response
  }
}

async function userNameIn(request: Request): Promise<unknown> {
  try {
    const { userName } = (await request.json()) as { readonly userName?: unknown }
    return userName
  } catch {
    return undefined
  }
}
