import type * as z from 'zod/mini'
import type { punchOutContract } from '#contracts/punch-out/punch-out.contract.ts'
import type { PartnerInterfaces } from '../partner-interface/partner-interfaces.ts'
import type { StoredPunchOutSystem } from '../partner-interface/stored-interface.ts'
import type { Account } from '../session/account.ts'

type Start = z.infer<typeof punchOutContract.start.body>
type Returned = { readonly isAborted: boolean; readonly lines: readonly BasketLine[] }

export type BasketLine = {
  readonly lineId: string
  /** As in a cart: vendor id, dash and article number. */
  readonly sku: string
  readonly quantity: number
  readonly note: string
}

export type PunchOut = {
  readonly sessionId: string
  readonly customerId: string
  /** Person whose rights and limit apply to the session. */
  readonly personId: string
  readonly system: StoredPunchOutSystem
  readonly start: Pick<Start, 'operation' | 'returnUrl' | 'buyerCookie' | 'parties' | 'job'>
  /** Id of the basket. Later sessions that edit the same basket have the same id. */
  readonly basketId: string
  /** Lines that the customer's system already has. */
  readonly before: readonly BasketLine[]
  /** Absent until the session has ended. */
  readonly returned?: Returned
}

type Ticket = { readonly punchOut: PunchOut; readonly expiresAt: number }
const TICKET_MS = 120_000

/** Punch-out sessions with their tickets, and the returned baskets; all in memory. */
export class PunchOuts {
  readonly #clock: () => number
  readonly #partnerInterfaces: Pick<PartnerInterfaces, 'ownerOfSession'>
  readonly #tickets = new Map<string, Ticket>()
  readonly #sessions = new Map<string, PunchOut>()
  readonly #baskets = new Map<string, readonly BasketLine[]>()

  constructor(clock: () => number, partnerInterfaces: Pick<PartnerInterfaces, 'ownerOfSession'>) {
    this.#clock = clock
    this.#partnerInterfaces = partnerInterfaces
  }

  announce(ticket: string, punchOut: PunchOut): void {
    this.#tickets.set(ticket, { punchOut, expiresAt: this.#clock() + TICKET_MS })
  }

  /** Starts the session of a ticket; undefined if the ticket is unknown, used or expired. */
  redeem(ticket: string): PunchOut | undefined {
    const foundTicket = this.#tickets.get(ticket)
    this.#tickets.delete(ticket)
    if (foundTicket === undefined || foundTicket.expiresAt <= this.#clock()) return undefined
    this.#sessions.set(foundTicket.punchOut.sessionId, foundTicket.punchOut)
    return foundTicket.punchOut
  }

  session(sessionId: string | undefined): PunchOut | undefined {
    return sessionId === undefined ? undefined : this.#sessions.get(sessionId)
  }

  basketOf(customerId: string, basketId: string): readonly BasketLine[] | undefined {
    return this.#baskets.get(`${customerId} ${basketId}`)
  }

  /** Ends a session. The basket is unchanged if the user has aborted the session. */
  finish(punchOut: PunchOut, returned: Returned): void {
    this.#sessions.set(punchOut.sessionId, { ...punchOut, returned })
    if (returned.isAborted) return
    this.#baskets.set(`${punchOut.customerId} ${punchOut.basketId}`, returned.lines)
  }

  /**
   * Account of the session: the customer's rights, limited to filling a cart. An ended session, or one that
   * only inspects a basket, cannot fill the cart. Undefined if its system can no longer log in.
   */
  visitor(account: Account, sessionId: string): Account | undefined {
    const session = this.session(sessionId)
    if (session === undefined || !this.#partnerInterfaces.ownerOfSession(session)) return undefined
    const isOpen = session.returned === undefined && session.start.operation !== 'INSPECT'
    return {
      ...account,
      order: false,
      invoice: false,
      shipment: false,
      isAdmin: false,
      fillBasket: account.fillBasket && isOpen,
      punchOut: sessionId,
    }
  }
}
