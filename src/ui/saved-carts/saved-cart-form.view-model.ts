import { makeAutoObservable } from 'mobx'
import type { ActivateMode } from '#application/saved-carts/saved-carts.port.ts'
import type { SavedCart, ShareRight } from '#domain/saved-carts/saved-cart.ts'

export const SAVED_CART_ACTIONS = ['activate', 'rename', 'duplicate', 'merge', 'share'] as const
export type SavedCartAction = (typeof SAVED_CART_ACTIONS)[number] | 'create'

export type CartRow = SavedCart & {
  readonly tasks: readonly SavedCartAction[]
  readonly canDelete: boolean
}

/** Current action with its cart and its typed text. The action that creates a cart has no cart yet. */
export class SavedCartFormViewModel {
  readonly task: SavedCartAction
  readonly cart: CartRow | undefined
  /** Typed name of the cart; for a share, the number of the contact. */
  typed: string
  mode: ActivateMode = 'replace'
  right: ShareRight | 'none' = 'read'
  copyActive = false
  intoCartId = ''

  constructor(task: SavedCartAction, cart: CartRow | undefined) {
    this.task = task
    this.cart = cart
    this.typed = task === 'rename' ? (cart?.name ?? '') : ''
    makeAutoObservable(this, { task: false, cart: false })
  }

  type(text: string): void {
    this.typed = text
  }

  chooseMode(mode: ActivateMode): void {
    this.mode = mode
  }

  chooseRight(right: ShareRight | 'none'): void {
    this.right = right
  }

  chooseTarget(cartId: string): void {
    this.intoCartId = cartId
  }

  setCopyActive(copyActive: boolean): void {
    this.copyActive = copyActive
  }
}
