import type { Clock } from '#application/kernel/clock.port.ts'
import { systemClock } from './system-clock.ts'

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'clock-offset'
/** A response has its time in whole seconds, and takes a moment to arrive. */
const TOLERANCE_MS = 5_000
/** A larger offset is invalid data: a day so far away cannot be formatted. */
const OFFSET_MS_MAX = 1e13

/**
 * Clock of the server as a browser knows it: the clock of the computer may be hours off, or in the wrong zone. The
 * offset is stored, because a tab that applies the login of another tab has not received a response.
 */
export class ServerClock implements Clock {
  readonly after = systemClock.after
  readonly every = systemClock.every
  readonly #storage: () => LocalStorage
  #offset = 0

  /** Lazy, because accessing the storage throws if the browser blocks it. */
  constructor(storage: () => LocalStorage) {
    this.#storage = storage
  }

  /** Bound: it is passed on as a function. */
  readonly now = (): number => Date.now() + this.#currentOffset()

  /** Ignores an unreadable time. */
  setTime(serverTime: number): void {
    if (!(Math.abs(serverTime - this.now()) > TOLERANCE_MS)) return
    this.#offset = serverTime - Date.now()
    try {
      const storage = this.#storage()
      storage.removeItem(KEY)
      storage.setItem(KEY, String(this.#offset))
    } catch {
      // other tabs ask the server themselves
    }
  }

  /** Reads the time of a response. A response to a GET may come from the browser's cache with an old time. */
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
