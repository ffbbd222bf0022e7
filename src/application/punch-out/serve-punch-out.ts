import type { LanguageCode } from '#domain/locale/language.ts'
import { pathTo } from '#domain/pages/localised-path.ts'
import type { IncomingOrder } from '#domain/punch-out/incoming-order.ts'
import { isTarget } from '#domain/punch-out/oci-request.ts'
import type { ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type {
  PunchOutSearchResult,
  PunchOutSearch,
  NewSession,
  PlacedOrder,
  PunchOutApi,
  PunchOutRejection,
  SystemCredentials,
} from './punch-out-api.port.ts'
import { hasVisitEnded, type PunchOutVisit } from './punch-out-visit.ts'

const TICKET_LENGTH_MAX = 200

/** `path` is the first page of the session. */
type Started = { readonly ticket: string; readonly path: string }
type Entered = { readonly sessionId: string; readonly visit: PunchOutVisit }
type ReturnRejection = PunchOutRejection | { readonly kind: 'over' }

/** Handles requests of a buyer's system: sessions, returned baskets, and look-ups and orders without a session. */
export class ServePunchOut {
  readonly #api: PunchOutApi
  readonly #routing: Routing

  constructor(api: PunchOutApi, routing: Routing) {
    this.#api = api
    this.#routing = routing
  }

  /** Starts a session. Its first page depends on `searchTerm`, which is a part number or a search term. */
  async start(
    system: SystemCredentials,
    session: NewSession,
    searchTerm?: string,
  ): Promise<Result<Started, PunchOutRejection>> {
    const started = await this.#api.start(system, session)
    return started.ok
      ? ok({ ticket: started.value, path: this.#firstPage(system, session, searchTerm) })
      : started
  }

  /** Opens the session of a ticket; each ticket is valid once. */
  async enter(ticket: string, target: string, now: number): Promise<Result<Entered, PunchOutRejection>> {
    const entered = await this.#api.enter(ticket.slice(0, TICKET_LENGTH_MAX))
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

  async returnBasket(
    visit: PunchOutVisit,
    { language, isAborted }: { readonly language: LanguageCode; readonly isAborted: boolean },
    now: number,
  ): Promise<Result<ReturnedBasket, ReturnRejection>> {
    if (hasVisitEnded(visit, now)) return fail({ kind: 'over' })
    return this.#api.return(visit.token, language, isAborted)
  }

  lookUp(
    system: SystemCredentials,
    requestedSearch: PunchOutSearch,
  ): Promise<Result<PunchOutSearchResult, PunchOutRejection>> {
    return this.#api.lookUp(system, requestedSearch)
  }

  placeOrder(
    system: SystemCredentials,
    order: IncomingOrder,
  ): Promise<Result<PlacedOrder, PunchOutRejection>> {
    // the buyer's system can reject a changed line in the EDIFACT response, but not in cXML
    return this.#api.order(system, order, system.protocol === 'CXML')
  }

  /** Returns the numbers of the cancelled orders. */
  cancelOrder(
    system: SystemCredentials,
    orderNo: string,
  ): Promise<Result<readonly string[], PunchOutRejection>> {
    return this.#api.cancelOrder(system, orderNo)
  }

  #firstPage(
    { language }: SystemCredentials,
    { operation, job }: NewSession,
    searchTerm: string | undefined,
  ): string {
    const pathOf = (page: 'results' | 'checkoutStep1' | 'home') => pathTo(page, language, this.#routing)
    if (searchTerm !== undefined) return `${pathOf('results')}?${new URLSearchParams({ term: searchTerm })}`
    if (operation !== 'CREATE') return pathOf('checkoutStep1')
    const { vin } = job
    return vin === undefined ? pathOf('home') : pathTo('vinLookup', language, this.#routing, { vin })
  }
}
