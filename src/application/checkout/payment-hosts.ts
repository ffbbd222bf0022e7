/** Allowed origins of payment pages, such as `https://secure.pay1.de`. */
export class PaymentHosts {
  origins: readonly string[]

  constructor(origins: readonly string[] = KNOWN_PAYMENT_HOSTS) {
    this.origins = origins
  }

  /** Sets the origins in the browser, from the data that the page contains. */
  set(origins: readonly string[]): void {
    this.origins = origins
  }
}

/** Origins of the default payment services. */
export const KNOWN_PAYMENT_HOSTS: readonly string[] = ['https://secure.pay1.de', 'https://www.paypal.com']
