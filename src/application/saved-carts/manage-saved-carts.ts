import type { Cart } from '#domain/cart/cart.ts'
import type { SavedCart, ShareRight } from '#domain/saved-carts/saved-cart.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { SessionStore } from '../session/session.store.ts'
import { LoadCart } from '../cart/load-cart.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import {
  type ActivateMode,
  type CartsChange,
  type SavedCartsRejection,
  SavedCarts,
} from './saved-carts.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type CartsFailure = Rejection<SavedCartsRejection['kind'] | 'not-allowed'>['kind']

/** Each change returns the updated list of carts. */
type Changed = Promise<Result<readonly SavedCart[], CartsFailure>>

export class ManageSavedCarts extends dependsOn({
  carts: SavedCarts,
  session: SessionStore,
  loadCart: LoadCart,
}) {
  open(cartId: string): Promise<Result<Cart, Rejection>> {
    return resultOf(async () => ok(await this.deps.carts.open(cartId)))
  }

  create(name: string, copyActive: boolean): Changed {
    return this.#change({ kind: 'create', name: name.trim(), copyActive })
  }

  rename(cartId: string, name: string): Changed {
    return this.#change({ kind: 'rename', cartId, name: name.trim() })
  }

  duplicate(cartId: string, name: string): Changed {
    return this.#change({ kind: 'duplicate', cartId, name: name.trim() })
  }

  activate(cartId: string, mode: ActivateMode): Changed {
    return this.#change({ kind: 'activate', cartId, mode })
  }

  merge(cartId: string, intoCartId: string): Changed {
    return this.#change({ kind: 'merge', cartId, intoCartId })
  }

  /** Sets the right of one contact and keeps the others; `none` removes the contact. */
  share({ cartId, shared }: SavedCart, contactId: string, right: ShareRight | 'none'): Changed {
    const id = contactId.trim().toUpperCase()
    const others = shared.filter((share) => share.contactId !== id)
    const share = right === 'none' ? others : [...others, { contactId: id, right }]
    return this.#change({ kind: 'share', cartId, share })
  }

  delete(cartId: string): Changed {
    return this.#change({ kind: 'delete', cartId })
  }

  restore(cartId: string): Changed {
    return this.#change({ kind: 'restore', cartId })
  }

  async #change(change: CartsChange): Changed {
    if (!this.deps.session.canAddToCart) return fail('not-allowed')
    const result = await resultOf(async () => {
      const changed = await this.deps.carts.change(change)
      // the header shows the number of lines in the active cart
      if (changed.ok && change.kind === 'activate') await this.deps.loadCart.run()
      return changed
    })
    return result.ok ? result : fail(result.error.kind)
  }
}
