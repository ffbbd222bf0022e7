import { makeAutoObservable, observableRef } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import { Task } from '#application/kernel/task.ts'
import { relistedCarts } from '#application/saved-carts/listed-carts.ts'
import type { CartsFailure, ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import type { ActivateMode, CartsChange, SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import type { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import {
  allows,
  CART_NAME_MAX_LENGTH,
  type SavedCart,
  type ShareRight,
} from '#domain/saved-carts/saved-cart.ts'
import { cartFacts, type CartFacts } from './cart-facts.mapping.ts'

const CART_TASKS = ['activate', 'rename', 'duplicate', 'merge', 'share'] as const
export type CartTask = (typeof CART_TASKS)[number] | 'create'

export type CartRow = SavedCart & {
  readonly tasks: readonly CartTask[]
  readonly canDelete: boolean
}

/** What is being done, and to which cart; creating has none. */
export type OpenTask = { readonly task: CartTask; readonly cart: CartRow | undefined }

/** The list as its page asks for it, and all that it is picked out of. */
export type OpenedCarts = { readonly opened: OpenedList<SavedCart>; readonly carts: readonly SavedCart[] }

const NOT_YET: OpenedCarts = {
  opened: { kind: 'failed', address: { page: 1, length: 25, sort: 'changed', desc: true, filters: {} } },
  carts: [],
}

export class MyCartsViewModel {
  readonly nameMaxLength = CART_NAME_MAX_LENGTH
  carts: readonly SavedCart[] = []
  open: OpenTask | undefined = undefined
  readonly task = new Task()
  failure: CartsFailure | 'export' | undefined = undefined
  /** Deleted last, and can be brought back. */
  deleted: { readonly cartId: string; readonly name: string } | undefined = undefined
  private loaded: OpenedCarts = NOT_YET
  readonly #change: ManageSavedCarts
  readonly #named: SavedCarts
  readonly #session: SessionStore
  readonly #files: SheetFiles

  constructor(change: ManageSavedCarts, named: SavedCarts, session: SessionStore, files: SheetFiles) {
    this.#change = change
    this.#named = named
    this.#session = session
    this.#files = files
    makeAutoObservable<this, 'loaded'>(this, {
      carts: observableRef,
      loaded: observableRef,
      open: observableRef,
      deleted: observableRef,
    })
  }

  show(loaded: OpenedCarts): void {
    this.loaded = loaded
    this.carts = loaded.carts
  }

  /** The list at its address, with what has been changed since. */
  get opened(): OpenedList<SavedCart> {
    const { opened, carts } = this.loaded
    if (opened.kind !== 'listed' || carts === this.carts) return opened
    return relistedCarts(this.carts, opened.address)
  }

  rowOf(cart: SavedCart): CartRow {
    const canDelete = this.mayChange && !cart.isActive && allows(cart, 'owner')
    return { ...cart, tasks: this.tasksFor(cart), canDelete }
  }

  get mayChange(): boolean {
    return this.#session.canAddToCart
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
  targetsFor({ cartId }: CartRow): readonly SavedCart[] {
    return this.carts.filter((cart) => cart.cartId !== cartId && !cart.isActive && allows(cart, 'edit'))
  }

  create(name: string, copyActive: boolean): Promise<boolean> {
    return this.run({ kind: 'create', name: name.trim(), copyActive })
  }

  rename({ cartId }: CartRow, name: string): Promise<boolean> {
    return this.run({ kind: 'rename', cartId, name: name.trim() })
  }

  duplicate({ cartId }: CartRow, name: string): Promise<boolean> {
    return this.run({ kind: 'duplicate', cartId, name: name.trim() })
  }

  activate({ cartId }: CartRow, mode: ActivateMode): Promise<boolean> {
    return this.run({ kind: 'activate', cartId, mode })
  }

  merge({ cartId }: CartRow, intoCartId: string): Promise<boolean> {
    return this.run({ kind: 'merge', cartId, intoCartId })
  }

  /** With one more contact; the right `none` takes it away. */
  share({ cartId, shared }: CartRow, contactId: string, right: ShareRight | 'none'): Promise<boolean> {
    const wanted = contactId.trim().toUpperCase()
    const others = shared.filter((share) => share.contactId !== wanted)
    const share = right === 'none' ? others : [...others, { contactId: wanted, right }]
    return this.run({ kind: 'share', cartId, share })
  }

  async delete({ cartId, name }: CartRow): Promise<void> {
    if (await this.run({ kind: 'delete', cartId })) this.noteDeleted({ cartId, name })
  }

  async undo(): Promise<void> {
    if (!this.deleted) return
    if (await this.run({ kind: 'restore', cartId: this.deleted.cartId })) this.noteDeleted(undefined)
  }

  async export(
    { cartId }: CartRow,
    format: SheetFormat,
    language: LanguageCode,
    toSheet: (cart: CartFacts) => Sheet,
  ): Promise<void> {
    const saved = await attempt(async () => {
      const cart = await this.#named.open(cartId)
      await this.#files.save(toSheet(cartFacts(cart, this.#session.pricesAreVisible)), format, language)
    })
    this.fail(saved.ok ? undefined : 'export')
  }

  private async run(change: CartsChange): Promise<boolean> {
    this.failure = undefined
    const answer = await this.task.run(
      () => this.#change.run(change),
      (changed) => {
        this.failure = changed.ok ? undefined : changed.error
        if (!changed.ok) return
        this.carts = changed.value
        this.open = undefined
      },
    )
    return answer?.ok ?? false
  }

  private fail(failure: typeof this.failure): void {
    this.failure = failure
  }

  private noteDeleted(deleted: typeof this.deleted): void {
    this.deleted = deleted
  }

  private tasksFor(cart: SavedCart): readonly CartTask[] {
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
