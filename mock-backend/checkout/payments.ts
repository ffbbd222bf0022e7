import type { MinorUnits } from '../pricing/money.ts'

/** Path of the simulated payment page. */
export const PAYMENT_PAGE = '/media/simulation/payment'

export const PAYMENT_STATUSES = ['AUTHORISED', 'CANCELLED', 'FAILED', 'PENDING'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export type ReleaseReason = 'CHANGED' | 'NOT_ALLOWED'

export type Payment = {
  readonly reference: string
  readonly provider: string
  readonly owner: string
  readonly hash: string
  readonly amount: MinorUnits
  readonly currency: string
  readonly returnPath: string
  /** Absent until the payment service has responded. PENDING may still change. */
  readonly status?: PaymentStatus | undefined
  /** Set if the payment was released because the order could not be placed. */
  readonly released?: ReleaseReason | undefined
}

/** Payments at the simulated payment service, whose responses are signed with a shared secret. */
export class Payments {
  readonly #payments = new Map<string, Payment>()
  readonly #secret: Uint8Array<ArrayBuffer>

  constructor(secret: Uint8Array) {
    this.#secret = new Uint8Array(secret)
  }

  get all(): readonly Payment[] {
    return [...this.#payments.values()]
  }

  restore(payment: Payment): void {
    this.#payments.set(payment.reference, payment)
  }

  find(reference: string): Payment | undefined {
    return this.#payments.get(reference)
  }

  /** Starts a payment, or returns the existing payment of the order unless that payment has ended. */
  open(requested: Omit<Payment, 'reference' | 'status'>): Payment {
    const openPayment = [...this.#payments.values()].find(
      ({ owner, hash, status }) =>
        owner === requested.owner && hash === requested.hash && status !== 'FAILED' && status !== 'CANCELLED',
    )
    const payment = { ...(openPayment ?? { reference: crypto.randomUUID() }), ...requested }
    this.#payments.set(payment.reference, payment)
    return payment
  }

  settle(reference: string, status: PaymentStatus): void {
    const payment = this.find(reference)
    if (payment) this.#payments.set(reference, { ...payment, status })
  }

  release(reference: string, released: ReleaseReason): void {
    const payment = this.find(reference)
    if (payment) this.#payments.set(reference, { ...payment, status: 'FAILED', released })
  }

  async signature({ reference, provider, amount, currency }: Payment, status: string): Promise<string> {
    const key = await crypto.subtle.importKey('raw', this.#secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ])
    const text = [provider, reference, status, amount, currency].join('|')
    const mark = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
    return Array.from(new Uint8Array(mark), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
