import type * as z from 'zod/mini'
import type { CartItem } from '#application/cart/cart-api.port.ts'
import type {
  CartsChange,
  SavedCartsRejection,
  SavedCarts,
  SavedCartTarget,
} from '#application/saved-carts/saved-carts.port.ts'
import { cartsContract, type NamedCart as NamedCartDto } from '#contracts/saved-carts/carts.contract.ts'
import type { Cart, LineOutcome } from '#domain/cart/cart.ts'
import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'
import type { Result } from '#domain/shared/result.ts'
import { kebab } from '../codes.ts'
import { outcomesOf, toCart, toSentItem } from '../cart/cart-mapping.ts'
import { toMoney } from '../products/product-mapping.ts'
import { rejecting, UNKNOWN_CODE, type RejectionsByCode } from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const REJECTIONS: RejectionsByCode<SavedCartsRejection> = {
  [UNKNOWN_CODE]: { kind: 'gone' },
  413_001: { kind: 'too-many' },
  422_001: { kind: 'name-in-use' },
  422_002: { kind: 'unknown-contact' },
}

export class HttpSavedCarts extends HttpAdapter implements SavedCarts {
  readonly #calls = this.api.client(cartsContract)

  async list(): Promise<readonly SavedCart[]> {
    const { body } = await this.#calls.list.query()
    return this.#toCarts(body.carts)
  }

  async open(cartId: string): Promise<Cart> {
    const { body } = await this.#calls.get.query({ body: { cartId } })
    return toCart(body.quote, this.api)
  }

  change(change: CartsChange): Promise<Result<readonly SavedCart[], SavedCartsRejection>> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#send(change)
      return this.#toCarts('carts' in body ? body.carts : [])
    })
  }

  put(
    target: SavedCartTarget,
    items: readonly CartItem[],
    key: string,
  ): Promise<
    Result<{ readonly cartId: string; readonly outcomes: readonly LineOutcome[] }, SavedCartsRejection>
  > {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.import.mutate({
        headers: { 'idempotency-key': key },
        body: { ...target, items: items.map(toSentItem) },
      })
      return { cartId: body.cartId, outcomes: outcomesOf(items, body.lines) }
    })
  }

  #send(change: CartsChange) {
    switch (change.kind) {
      case 'create': {
        const { name, copyActive } = change
        return this.#calls.create.mutate({ body: { name, copyActive } })
      }
      case 'rename':
      case 'duplicate': {
        const { kind, cartId, name } = change
        return this.#calls[kind].mutate({ body: { cartId, name } })
      }
      case 'activate': {
        const mode = MODES[change.mode]
        return this.#calls.activate.mutate({ body: { cartId: change.cartId, mode } })
      }
      case 'merge': {
        const { cartId, intoCartId } = change
        return this.#calls.merge.mutate({ body: { cartId, intoCartId } })
      }
      case 'share': {
        const share = change.share.map(({ contactId, right }) => ({ contactId, right: RIGHTS[right] }))
        return this.#calls.share.mutate({ body: { cartId: change.cartId, share } })
      }
      case 'delete':
      case 'restore':
        return this.#calls[change.kind].mutate({ body: { cartId: change.cartId } })
    }
  }

  #toCarts(carts: readonly z.infer<typeof NamedCartDto>[]): readonly SavedCart[] {
    const ifShown = this.api.prices()
    return carts.map(({ active, total, pricesUntil, right, shared, ...cart }) => ({
      ...cart,
      isActive: active,
      total: ifShown(total, toMoney),
      pricesUntil: ifShown(total, () => pricesUntil),
      right: kebab(right),
      shared: shared.map((share) => ({ ...share, right: kebab(share.right) })),
    }))
  }
}

const MODES = { replace: 'REPLACE', merge: 'MERGE', 'keep-copy': 'KEEP_COPY' } as const
const RIGHTS = { read: 'READ', edit: 'EDIT', owner: 'OWNER' } as const
