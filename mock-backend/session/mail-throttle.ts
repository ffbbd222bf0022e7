import { LoginThrottle } from './login-throttle.ts'

const MAILS_MAX = 5
const HOUR_MS = 3_600_000

/** Blocks mails that persons trigger after five mails of a kind to an address within an hour. */
export class MailThrottle {
  readonly #throttle = new LoginThrottle(MAILS_MAX, HOUR_MS)
  readonly #clock: () => number

  constructor(clock: () => number) {
    this.#clock = clock
  }

  /**
   * Counts a mail.
   * @throws HttpError with 429000 while the address is blocked
   */
  count(address: string): void {
    this.#throttle.check(address, this.#clock())
    this.#throttle.failed(address, this.#clock())
  }
}
