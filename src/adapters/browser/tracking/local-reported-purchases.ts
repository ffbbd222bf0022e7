import type { ReportedPurchases } from '#application/tracking/reported-purchases.port.ts'
import { parsedJson } from '#domain/shared/json.ts'

const KEY = 'told-orders'
const KEPT_MAX = 50
const LENGTH_MAX = 200

/** Stores hashes of carts only, which identify neither goods nor customers. */
export class LocalReportedPurchases implements ReportedPurchases {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>

  /** `storage` is a function, because accessing the storage throws if the browser blocks it. */
  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
  }

  markReported(basHash: string): boolean {
    try {
      const reportedHashes = this.#known()
      if (reportedHashes.includes(basHash)) return false
      this.#storage().setItem(KEY, JSON.stringify([basHash, ...reportedHashes].slice(0, KEPT_MAX)))
      return true
    } catch {
      return false
    }
  }

  /** Validates stored data. */
  #known(): readonly string[] {
    const stored = parsedJson(this.#storage().getItem(KEY))
    return Array.isArray(stored) ? stored.filter(isHash) : []
  }
}

const isHash = (stored: unknown): stored is string =>
  typeof stored === 'string' && stored.length <= LENGTH_MAX
