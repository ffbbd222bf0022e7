/** Allowed origins of payment pages, such as `https://secure.pay1.de`. */
export class PaymentHosts {
  origins: readonly string[]

  constructor(origins: readonly string[] = KNOWN_PAYMENT_HOSTS) {
    this.origins = origins
  }

  /** Set in the browser from the data of the page. */
  set(origins: readonly string[]): void {
    this.origins = origins
  }
}

/** Origins of the default payment services. */
export const KNOWN_PAYMENT_HOSTS: readonly string[] = ['https://secure.pay1.de', 'https://www.paypal.com']
