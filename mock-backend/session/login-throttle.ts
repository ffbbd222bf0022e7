import { errorResponse, HttpError } from '../http/error-response.ts'

const ATTEMPTS = 10
const WINDOW_MS = 60_000

/** Blocks a user name for some time after too many failures: ten wrong passwords within a minute. */
export class LoginThrottle {
  readonly #failures = new Map<string, number[]>()
  readonly #attempts: number
  readonly #windowMs: number

  constructor(attempts = ATTEMPTS, windowMs = WINDOW_MS) {
    this.#attempts = attempts
    this.#windowMs = windowMs
  }

  /** Seconds until the next login attempt is accepted; 0 if it is accepted now. */
  secondsToWait(userName: string, now: number): number {
    const recent = this.#recent(userName, now)
    const [oldest] = recent
    if (oldest === undefined || recent.length < this.#attempts) return 0
    return Math.ceil((oldest + this.#windowMs - now) / 1000)
  }

  /** @throws HttpError with 429000 while the name is blocked */
  check(userName: string, now: number): void {
    const seconds = this.secondsToWait(userName, now)
    const headers = { 'retry-after': String(seconds) }
    if (seconds > 0) throw new HttpError(errorResponse(429, 429000, undefined, { headers }))
  }

  failed(userName: string, now: number): void {
    this.#failures.set(userName, [...this.#recent(userName, now), now])
  }

  succeeded(userName: string): void {
    this.#failures.delete(userName)
  }

  #recent(userName: string, now: number): number[] {
    return (this.#failures.get(userName) ?? []).filter((time) => now - time < this.#windowMs)
  }
}
