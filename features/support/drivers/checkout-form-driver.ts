import assert from 'node:assert/strict'
import { customerApi } from '../customer-api.ts'
import type { ShopWorld } from '../world.ts'
import type { Fields } from '../visitor.ts'
import { PageReader } from './page-reader.ts'

/** Sends the checkout's forms without scripts; at the browser level, without leaving the open page. */
export class CheckoutFormDriver {
  readonly #world: ShopWorld

  constructor(world: ShopWorld) {
    this.#world = world
  }

  async fill(items: readonly { readonly sku: string; readonly qty: number }[]): Promise<void> {
    const call = await customerApi(this.#world)
    await call('/api/checkout/cart/add', { items })
  }

  async choose({
    address = true,
    transport = 'parcel',
    payment = 'account',
    costCentre = '',
  } = {}): Promise<void> {
    const { to, visitor } = this.#world
    if (address) {
      const id = (await visitor.ask(to('checkoutStep2'))).document.querySelector('[name=billingAddressId]')
      const billingAddressId = id?.getAttribute('value') ?? ''
      await this.#chosen(to('checkoutStep2'), { billingAddressId, shippingAddressId: billingAddressId })
    }
    if (transport !== '') {
      const slot = (await visitor.ask(to('checkoutStep3'))).document.querySelector(
        '[name=slotId] option[value]:not([value=""]), input[name=slotId]',
      )
      await this.#chosen(to('checkoutStep3'), {
        transportId: transport,
        deliverComplete: '0',
        ...(transport === 'pickup' && { slotId: slot?.getAttribute('value') ?? '' }),
      })
    }
    if (payment !== '') {
      await this.#chosen(to('checkoutStep4'), {
        paymentId: payment,
        costCentre,
        ccFirstName: 'Anna',
        ccLastName: 'Becker',
      })
    }
  }

  /** Fields of the order form. */
  async orderForm(change: Fields = {}): Promise<Fields> {
    const { document } = await this.#world.visitor.ask(this.#world.to('checkoutStep5'))
    const hidden = [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')]
    const fields = Object.fromEntries(hidden.map(({ name, value }) => [name, value]))
    return { ...fields, acceptPolicy: '1', reference: 'PO 2026-1147', ...change }
  }

  async #chosen(path: string, fields: Fields): Promise<void> {
    const { location, text } = await this.#world.visitor.send(path, fields)
    assert.notEqual(location, null, `${path} was refused: ${new PageReader(text).text}`)
  }
}
