import type { Clock } from '#application/kernel/clock.port.ts'
import { systemClock } from './system-clock.ts'

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'clock-offset'
/**
 * Minimum offset in ms that is corrected: the Date header is in whole seconds, and the response takes a moment to
 * arrive.
 */
const TOLERANCE_MS = 5_000
/** Maximum offset in ms: a larger one is invalid data, which cannot be formatted as a date. */
const OFFSET_MS_MAX = 1e13

/**
 * The server's time in the browser. The clock of the computer may be wrong by hours, or have the wrong time zone. The
 * offset is stored for other tabs: a tab that applies the login of another tab has not received a response itself.
 */
export class ServerClock implements Clock {
  readonly after = systemClock.after
  readonly every = systemClock.every
  readonly #storage: () => LocalStorage
  #offset = 0

  /** `storage` is a function, because accessing the storage throws if the browser blocks it. */
  constructor(storage: () => LocalStorage) {
    this.#storage = storage
  }

  /** An arrow function, so that callers can pass it without its object. */
  readonly now = (): number => Date.now() + this.#currentOffset()

  /** Sets the offset; ignores an invalid time. */
  setTime(serverTime: number): void {
    if (!(Math.abs(serverTime - this.now()) > TOLERANCE_MS)) return
    this.#offset = serverTime - Date.now()
    try {
      const storage = this.#storage()
      storage.removeItem(KEY)
      storage.setItem(KEY, String(this.#offset))
    } catch {
      // without storage, other tabs determine the offset by their own responses
    }
  }

  /**
   * Sets the offset by the Date header of a response. Ignores responses to GET, which may come from the browser's
   * cache.
   */
  followResponse({ method }: Pick<Request, 'method'>, { headers }: Pick<Response, 'headers'>): void {
    if (method !== 'GET') this.setTime(Date.parse(headers.get('date') ?? ''))
  }

  #currentOffset(): number {
    try {
      const stored = Number(this.#storage().getItem(KEY) ?? this.#offset)
      if (Math.abs(stored) < OFFSET_MS_MAX) this.#offset = stored
    } catch {
      // the offset of this tab remains
    }
    return this.#offset
  }
}
