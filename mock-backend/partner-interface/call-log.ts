import type { PartnerInterfaceView } from './stored-interface.ts'

export type LoggedCall = PartnerInterfaceView['calls'][number]

/** Maximum number of logged calls per customer. */
const CALLS_MAX = 200

/** Log of the calls between the shop and the systems of each customer. */
export class CallLog {
  readonly #calls = new Map<string, readonly LoggedCall[]>()

  add(customerId: string, call: Omit<LoggedCall, 'id'>): void {
    const logged = { ...call, id: `call_${crypto.randomUUID()}` }
    this.#calls.set(customerId, [logged, ...this.of(customerId)].slice(0, CALLS_MAX))
  }

  /** Newest first. */
  of(customerId: string): readonly LoggedCall[] {
    return this.#calls.get(customerId) ?? []
  }
}
