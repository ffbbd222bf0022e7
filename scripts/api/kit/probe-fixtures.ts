import type * as z from 'zod/mini'
import {
  mayOmitCall,
  OPTIONAL_CAPABILITIES,
  type Capability,
} from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import type { UserInfo } from '#contracts/session/account.contract.ts'
import type { SearchProduct } from '#contracts/products/product.dto.ts'
import type { Server } from '../verify.ts'
import { ApiCaller } from './api-caller.ts'
import type { Exchange } from './exchange.ts'
import { requireValue } from './outcome.ts'

export type Part = z.infer<typeof SearchProduct>

/** A part in a cart, with the status of its line. */
export type CartPartStatus = { readonly part: Part; readonly status: string }

export type Credentials = { readonly username: string; readonly password: string }

export type LoggedIn = {
  readonly caller: ApiCaller
  readonly user: z.infer<typeof UserInfo>
  readonly credentials: Credentials
}

const MANY = 50
/** Maximum number of parts that are added to the cart. */
const TRIED_PARTS_MAX = 30

/** The API server under test, and the accounts, parts and groups that probes use: each is requested once and cached. */
export class ProbeFixtures {
  readonly server: Server
  readonly log: Exchange[] = []
  /** Additional accounts with other rights, such as an account that may not see prices. */
  readonly #others: readonly Credentials[]
  /** A VIN that the server knows; optional. */
  readonly vin: string | undefined
  readonly guest: ApiCaller
  readonly #once = new Map<string, Promise<unknown>>()

  constructor(server: Server, { others = [], vin }: { others?: readonly Credentials[]; vin?: string } = {}) {
    this.server = server
    this.#others = others
    this.vin = vin
    this.guest = new ApiCaller(server, this.log)
  }

  /** Capabilities that the server omits; empty if the server lacks the call that lists them. */
  notOffered(): Promise<ReadonlySet<string>> {
    return this.once('notOffered', async () => {
      const { status, body } = await this.guest.send(shopContract.capabilities.get)
      if (status !== 200) return new Set<string>()
      const { offered } = body as { readonly offered: readonly string[] }
      return new Set<string>(OPTIONAL_CAPABILITIES.filter((capability) => !offered.includes(capability)))
    })
  }

  async offers(capability: Capability): Promise<boolean> {
    return !(await this.notOffered()).has(capability)
  }

  async offersCall(id: string): Promise<boolean> {
    return !mayOmitCall(id, await this.notOffered())
  }

  async logIn(credentials: Credentials = this.server.account): Promise<LoggedIn> {
    const { accessToken, userInfo } = await this.guest.ask(shopContract.account.login, credentials)
    return { caller: this.guest.with({ token: accessToken }), user: userInfo, credentials }
  }

  account(): Promise<LoggedIn> {
    return this.once('account', () => this.logIn())
  }

  async customer(): Promise<ApiCaller> {
    return (await this.account()).caller
  }

  others(): Promise<readonly LoggedIn[]> {
    return this.once('others', () => Promise.all(this.#others.map((one) => this.logIn(one))))
  }

  content() {
    return this.once('content', () =>
      this.guest.ask(shopContract.content.contentData, undefined, { query: { languageID: 'en-GB' } }),
    )
  }

  /** Parts of several groups, as a search of the customer returns them. */
  parts(): Promise<readonly Part[]> {
    return this.once('parts', async () => {
      const customer = await this.customer()
      const { categories } = await this.content()
      const groups = categories.filter(({ productCount }) => productCount > 0).slice(0, MANY)
      const parts: Part[] = []
      for (const { id } of groups.filter((_, index) => index % Math.ceil(groups.length / 5) === 0)) {
        const { items } = await customer.ask(shopContract.search.filteredSearch, {
          start: 0,
          length: 10,
          filter: { categories: [id] },
        })
        parts.push(...items)
      }
      return [...new Map(parts.map((part) => [part.slug, part])).values()]
    })
  }

  async part(): Promise<Part> {
    return requireValue((await this.parts())[0], 'part')
  }

  /** Result of `cart.add` for each part. */
  triedInCart(): Promise<readonly CartPartStatus[]> {
    return this.once('triedInCart', async () => {
      const customer = await this.customer()
      await this.emptyCart()
      const tried: CartPartStatus[] = []
      for (const part of (await this.parts()).slice(0, TRIED_PARTS_MAX)) {
        const { lines } = await customer.ask(shopContract.cart.add, {
          items: [{ sku: cartSku(part), qty: part.packagingAmount }],
        })
        tried.push({ part, status: lines?.[0]?.status ?? 'no line' })
      }
      await this.emptyCart()
      return tried
    })
  }

  /** Parts that `cart.add` has accepted. */
  async orderable(): Promise<readonly Part[]> {
    return (await this.triedInCart()).flatMap(({ part, status }) => (status === 'OK' ? [part] : []))
  }

  async orderablePart(index = 0): Promise<Part> {
    const refused = (await this.triedInCart()).filter(({ status }) => status !== 'OK')
    return requireValue(
      (await this.orderable())[index],
      `part number ${index + 1} that can be ordered${refused.length > 0 ? ` (${lineStatusSentence(refused)})` : ''}`,
    )
  }

  async emptyCart(): Promise<void> {
    const customer = await this.customer()
    await customer.ask(shopContract.cart.create, {})
    const { quote } = await customer.ask(shopContract.cart.getQuote, {})
    const ids = quote.items.map(itemIdOf)
    if (ids.length > 0) await customer.ask(shopContract.cart.delete, { item_ids: ids })
  }

  once<Value>(name: string, ask: () => Promise<Value>): Promise<Value> {
    const cached = this.#once.get(name)
    if (cached) return cached as Promise<Value>
    const pending = ask()
    this.#once.set(name, pending)
    return pending
  }
}

/** Sentence with the results of `cart.add` for the first of these parts. */
export const lineStatusSentence = (tried: readonly CartPartStatus[]): string =>
  `cart/add answers ${tried
    .slice(0, 3)
    .map(({ part, status }) => `${status} for ${cartSku(part)}`)
    .join(', ')}`

export const cartSku = ({ vendorId, sku }: { vendorId: string; sku: string }) => `${vendorId}-${sku}`

type LineId = string | number

export function itemIdOf({ item_id, itemId }: { item_id?: LineId | undefined; itemId?: LineId | undefined }) {
  return requireValue(item_id ?? itemId, 'line id')
}
