import { LoginThrottle } from './login-throttle.ts'

const MAILS_MAX = 5
const HOUR_MS = 3_600_000

/** Blocks actions that persons repeat, such as mails to an address, after a number of them within an hour. */
export class MailThrottle {
  readonly #throttle: LoginThrottle
  readonly #clock: () => number

  /** `clock` is the real clock: with the demo clock, a visitor could end a block by changing the time. */
  constructor(clock: () => number, most = MAILS_MAX) {
    this.#throttle = new LoginThrottle(most, HOUR_MS)
    this.#clock = clock
  }

  /**
   * Counts an action.
   * @throws HttpError with 429000 while the subject is blocked
   */
  count(subject: string): void {
    this.check(subject)
    this.#throttle.failed(subject, this.#clock())
  }

  /** @throws HttpError with 429000 while the subject is blocked */
  check(subject: string): void {
    this.#throttle.check(subject, this.#clock())
  }
}
