import { makeAutoObservable, observableRef } from 'mobx'
import type { CartsFailure, ChangeCarts } from '#application/cart/change-carts.ts'
import type { ActivateMode, CartsChange, NamedCarts } from '#application/cart/named-carts.port.ts'
import type { SheetFiles } from '#application/list/sheet-files.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { Sheet, SheetFormat } from '#domain/list/sheet.ts'
import type { LanguageCode } from '#domain/place/language.ts'
import {
  allows,
  CART_NAME_MAX_LENGTH,
  cartsFound,
  type NamedCart,
  type ShareRight,
} from '#domain/cart/named-cart.ts'
import { amountOf, type Amount } from '../../product-facts/part-facts.view-model.ts'
import { cartFacts, type CartFacts } from './cart-facts.view-model.ts'

export const CART_TASKS = ['activate', 'rename', 'duplicate', 'merge', 'share'] as const
export type CartTask = (typeof CART_TASKS)[number] | 'create'

export type CartRow = Omit<NamedCart, 'total'> & {
  readonly total: Amount | undefined
  readonly tasks: readonly CartTask[]
  readonly canDelete: boolean
}

/** What is being done, and to which cart; creating has none. */
export type OpenTask = { readonly task: CartTask; readonly cart: CartRow | undefined }

export class MyCartsViewModel {
  readonly nameMaxLength = CART_NAME_MAX_LENGTH
  carts: readonly NamedCart[] = []
  term = ''
  open: OpenTask | undefined = undefined
  isBusy = false
  failure: CartsFailure | 'export' | undefined = undefined
  /** Deleted last, and can be brought back. */
  deleted: { readonly cartId: string; readonly name: string } | undefined = undefined
  readonly #change: ChangeCarts
  readonly #named: NamedCarts
  readonly #session: SessionStore
  readonly #files: SheetFiles

  constructor(change: ChangeCarts, named: NamedCarts, session: SessionStore, files: SheetFiles) {
    this.#change = change
    this.#named = named
    this.#session = session
    this.#files = files
    makeAutoObservable(this, { carts: observableRef, open: observableRef, deleted: observableRef })
  }

  get rows(): readonly CartRow[] {
    return cartsFound(this.carts, this.term).map((cart) => ({
      ...cart,
      total: this.pricesAreVisible && cart.total ? amountOf(cart.total) : undefined,
      pricesUntil: this.pricesAreVisible ? cart.pricesUntil : undefined,
      tasks: this.tasksFor(cart),
      canDelete: this.mayChange && !cart.isActive && allows(cart, 'owner'),
    }))
  }

  get pricesAreVisible(): boolean {
    return this.#session.pricesAreVisible
  }

  get mayChange(): boolean {
    return this.#session.mayFillBasket
  }

  show(carts: readonly NamedCart[]): void {
    this.carts = carts
  }

  search(term: string): void {
    this.term = term
  }

  begin(task: CartTask, cart?: CartRow): void {
    this.open = { task, cart }
    this.failure = undefined
  }

  cancel(): void {
    this.open = undefined
    this.failure = undefined
  }

  /** The carts that another can be merged into. */
  targetsFor({ cartId }: CartRow): readonly NamedCart[] {
    return this.carts.filter((cart) => cart.cartId !== cartId && !cart.isActive && allows(cart, 'edit'))
  }

  create(name: string, copyActive: boolean): Promise<void> {
    return this.run({ kind: 'create', name: name.trim(), copyActive })
  }

  rename({ cartId }: CartRow, name: string): Promise<void> {
    return this.run({ kind: 'rename', cartId, name: name.trim() })
  }

  duplicate({ cartId }: CartRow, name: string): Promise<void> {
    return this.run({ kind: 'duplicate', cartId, name: name.trim() })
  }

  activate({ cartId }: CartRow, mode: ActivateMode): Promise<void> {
    return this.run({ kind: 'activate', cartId, mode })
  }

  merge({ cartId }: CartRow, intoCartId: string): Promise<void> {
    return this.run({ kind: 'merge', cartId, intoCartId })
  }

  /** With one more contact; the right `none` takes it away. */
  share({ cartId, shared }: CartRow, contactId: string, right: ShareRight | 'none'): Promise<void> {
    const wanted = contactId.trim().toUpperCase()
    const others = shared.filter((share) => share.contactId !== wanted)
    const share = right === 'none' ? others : [...others, { contactId: wanted, right }]
    return this.run({ kind: 'share', cartId, share })
  }

  async delete({ cartId, name }: CartRow): Promise<void> {
    await this.run({ kind: 'delete', cartId })
    if (this.failure === undefined) this.noteDeleted({ cartId, name })
  }

  async undo(): Promise<void> {
    if (!this.deleted) return
    await this.run({ kind: 'restore', cartId: this.deleted.cartId })
    if (this.failure === undefined) this.noteDeleted(undefined)
  }

  async export(
    { cartId }: CartRow,
    format: SheetFormat,
    language: LanguageCode,
    toSheet: (cart: CartFacts) => Sheet,
  ): Promise<void> {
    this.start()
    try {
      const cart = await this.#named.open(cartId)
      await this.#files.save(toSheet(cartFacts(cart, this.pricesAreVisible)), format, language)
      this.end(undefined)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.end('export')
    }
  }

  /** The list itself, as it is narrowed. */
  exportList(format: SheetFormat, language: LanguageCode, sheet: Sheet): Promise<void> {
    return this.#files.save(sheet, format, language)
  }

  private async run(change: CartsChange): Promise<void> {
    if (this.isBusy) return
    this.start()
    const changed = await this.#change.run(change)
    if (changed.ok) this.settle(changed.value)
    else this.end(changed.error)
  }

  private settle(carts: readonly NamedCart[]): void {
    this.carts = carts
    this.open = undefined
    this.end(undefined)
  }

  private start(): void {
    this.isBusy = true
    this.failure = undefined
  }

  private end(failure: typeof this.failure): void {
    this.isBusy = false
    this.failure = failure
  }

  private noteDeleted(deleted: typeof this.deleted): void {
    this.deleted = deleted
  }

  private tasksFor(cart: NamedCart): readonly CartTask[] {
    if (!this.mayChange) return []
    if (cart.isActive) return ['duplicate']
    const isPossible: Record<(typeof CART_TASKS)[number], boolean> = {
      activate: true,
      rename: allows(cart, 'edit'),
      duplicate: true,
      merge:
        allows(cart, 'owner') && this.carts.some((other) => !other.isActive && other.cartId !== cart.cartId),
      share: allows(cart, 'owner'),
    }
    return CART_TASKS.filter((task) => isPossible[task])
  }
}
