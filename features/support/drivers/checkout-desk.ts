import assert from 'node:assert/strict'
import { customerApi } from '../customer-api.ts'
import type { ShopWorld } from '../world.ts'
import { plain } from '../texts.ts'
import { chooseIn } from './checkout-models.ts'
import { BrowserVisitor } from './browser-visitor.ts'
import { HttpVisitor } from './http-visitor.ts'
import type { ModelVisitor } from './model-visitor.ts'
import { PageReader } from './page-reader.ts'

export type Fields = Readonly<Record<string, string>>

/** The checkout's forms as they are without scripts; a browser sends them beside its page. */
export class CheckoutDesk {
  readonly #world: ShopWorld

  constructor(world: ShopWorld) {
    this.#world = world
  }

  /** Where the form leads, or the page that it comes back with. */
  async submit(
    path: string,
    fields: Fields,
  ): Promise<{ readonly location: string | null; readonly text: string }> {
    const { visitor } = this.#world
    if (visitor instanceof BrowserVisitor) {
      const answer = await visitor.context.request.post(path, { form: fields, maxRedirects: 0 })
      return { location: answer.headers()['location'] ?? null, text: await answer.text() }
    }
    if (visitor instanceof HttpVisitor) {
      const { origin } = visitor.client
      const body = new URLSearchParams(fields)
      const request = new Request(origin + path, { method: 'POST', body, headers: { origin } })
      const answer = await visitor.client.fetch(request)
      const text = await answer.text()
      visitor.page = new PageReader(text)
      return { location: answer.headers.get('location'), text }
    }
    throw new Error('Without a page there is no form')
  }

  async page(path: string): Promise<PageReader> {
    const { visitor } = this.#world
    if (visitor instanceof BrowserVisitor) {
      const answer = await visitor.context.request.get(path)
      return new PageReader(await answer.text())
    }
    await (visitor as HttpVisitor).ask(path)
    return (visitor as HttpVisitor).page
  }

  async fill(items: readonly { readonly sku: string; readonly qty: number }[]): Promise<void> {
    await (
      await customerApi(this.#world)
    )('/api/checkout/cart/add', { items })
  }

  async choose({ address = true, transport = 'parcel', payment = 'account' } = {}): Promise<void> {
    const { to, visitor, depth } = this.#world
    if (depth === 'memory') return chooseIn((visitor as ModelVisitor).shop, { address, transport, payment })
    if (address) {
      const id = (await this.page(to('checkoutStep2'))).document.querySelector('[name=billingAddressId]')
      const billingAddressId = id?.getAttribute('value') ?? ''
      await this.#chosen(to('checkoutStep2'), { billingAddressId, shippingAddressId: billingAddressId })
    }
    if (transport !== '') {
      const slot = (await this.page(to('checkoutStep3'))).document.querySelector(
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
        ccFirstName: 'Anna',
        ccLastName: 'Becker',
      })
    }
  }

  /** The order form with what it holds. */
  async orderForm(change: Fields = {}): Promise<Fields> {
    const { document } = await this.page(this.#world.to('checkoutStep5'))
    const hidden = [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')]
    const fields = Object.fromEntries(hidden.map(({ name, value }) => [name, value]))
    return { ...fields, acceptPolicy: '1', reference: 'PO 2026-1147', ...change }
  }

  readTexts(text: string): string {
    return plain(new PageReader(text).text)
  }

  async #chosen(path: string, fields: Fields): Promise<void> {
    const { location, text } = await this.submit(path, fields)
    assert.notEqual(location, null, `${path} was refused: ${this.readTexts(text)}`)
  }
}
