import { isTarget } from '#domain/punch-out/oci-request.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { PunchOutApi, PunchOutRefusal } from './punch-out-api.port.ts'
import type { PunchOutVisit } from './punch-out-visit.ts'

const LONGEST_TICKET = 200

type Entered = { readonly sessionId: string; readonly visit: PunchOutVisit }

/** Opens the session of a ticket, once. */
export class EnterPunchOut {
  readonly #api: PunchOutApi

  constructor(api: PunchOutApi) {
    this.#api = api
  }

  async run(ticket: string, target: string, now: number): Promise<Result<Entered, PunchOutRefusal>> {
    const entered = await this.#api.enter(ticket.slice(0, LONGEST_TICKET))
    if (!entered.ok) return entered
    const { sessionId, token, expiresIn, user, systemName, returnHosts } = entered.value
    const { protocol, operation, returnUrl, buyerCookie, parties } = entered.value
    const visit = {
      token,
      user,
      systemName,
      returnHosts,
      target: isTarget(target) ? target : undefined,
      endsAt: now + expiresIn * 1000,
      isReturned: false,
      ...(protocol !== undefined && { wayBack: { protocol, operation, returnUrl, buyerCookie, parties } }),
    }
    return ok({ sessionId, visit })
  }
}
