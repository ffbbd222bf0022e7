/** Origins of the payment pages that a visitor may be led to, such as `https://secure.pay1.de`. */
export class PaymentHosts {
  origins: readonly string[]

  constructor(origins: readonly string[] = KNOWN_PAYMENT_HOSTS) {
    this.origins = origins
  }

  /** A tab learns them from its page. */
  hold(origins: readonly string[]): void {
    this.origins = origins
  }
}

/** Of the services that the shop works with where nobody has said otherwise. */
export const KNOWN_PAYMENT_HOSTS: readonly string[] = ['https://secure.pay1.de', 'https://www.paypal.com']
