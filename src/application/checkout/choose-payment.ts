import { isTooLong } from '#domain/checkout/typed-address.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { printableLine } from '#domain/shared/text.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import { Checkout, type PaymentChoice } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type PaymentErrors = Partial<
  Readonly<Record<'payment', 'missing' | 'not-allowed' | 'credit-limit'>> &
    Readonly<Record<'ccFirstName' | 'ccLastName', 'missing'>>
>

const NAME_LENGTH_MAX = 100

export class ChoosePayment extends dependsOn({ checkout: Checkout, store: CheckoutStore }) {
  async run(choice: PaymentChoice): Promise<Result<void, PaymentErrors>> {
    const isSameSession = this.deps.store.sameSession()
    const method = (await this.deps.checkout.payments()).find(({ id }) => id === choice.paymentId)
    if (!method) return fail({ payment: 'missing' })
    if (!method.isAllowed) {
      return fail({ payment: method.reason === 'credit-limit' ? 'credit-limit' : 'not-allowed' })
    }
    const holder = {
      ccFirstName: printableLine(choice.ccFirstName),
      ccLastName: printableLine(choice.ccLastName),
    }
    if (method.kind === 'card') {
      const errors: PaymentErrors = {
        ...(isNoName(holder.ccFirstName) && { ccFirstName: 'missing' }),
        ...(isNoName(holder.ccLastName) && { ccLastName: 'missing' }),
      }
      if (Object.keys(errors).length > 0) return fail(errors)
    }
    const result = await this.deps.checkout.payBy({ paymentId: method.id, ...holder })
    if (!result.ok) {
      return fail({ payment: result.error.kind === 'credit-limit' ? 'credit-limit' : 'not-allowed' })
    }
    if (!isSameSession()) throw new ApiFailure('logged-out', 'choice of the payment')
    this.deps.store.choose({ paymentId: method.id, ...holder })
    return ok(undefined)
  }
}

const isNoName = (text: string) => text === '' || isTooLong(text, NAME_LENGTH_MAX)
