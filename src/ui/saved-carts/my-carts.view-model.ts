import { makeAutoObservable, observableRef } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import { Task } from '#application/kernel/task.ts'
import { relistedCarts } from '#application/saved-carts/listed-carts.ts'
import { type CartsFailure, ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import type { ActivateMode } from '#application/saved-carts/saved-carts.port.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import {
  grantsRight,
  CART_NAME_LENGTH_MAX,
  type SavedCart,
  type ShareRight,
} from '#domain/saved-carts/saved-cart.ts'
import {
  SAVED_CART_ACTIONS,
  SavedCartFormViewModel,
  type CartRow,
  type SavedCartAction,
} from './saved-cart-form.view-model.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** `opened` is the list at the current URL; `carts` are all saved carts, which the list filters and sorts. */
export type OpenedCarts = { readonly opened: OpenedList<SavedCart>; readonly carts: readonly SavedCart[] }

const NOT_YET: OpenedCarts = {
  opened: { kind: 'failed', url: { page: 1, length: 25, sort: 'changed', desc: true, filters: {} } },
  carts: [],
}

export class MyCartsViewModel {
  static readonly keys = { manageCarts: ManageSavedCarts, session: SessionStore, files: SheetFiles }
  readonly nameMaxLength = CART_NAME_LENGTH_MAX
  carts: readonly SavedCart[] = []
  open: SavedCartFormViewModel | undefined = undefined
  readonly task = new Task()
  failure: CartsFailure | 'export' | undefined = undefined
  /** The last deleted cart, which can be restored. */
  deleted: { readonly cartId: string; readonly name: string } | undefined = undefined
  private loaded: OpenedCarts = NOT_YET
  readonly #deps

  constructor(deps: DepsOf<typeof MyCartsViewModel.keys>) {
    this.#deps = deps
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

  /** List at the current URL, updated by changes since it was loaded. */
  get opened(): OpenedList<SavedCart> {
    const { opened, carts } = this.loaded
    if (opened.kind !== 'listed' || carts === this.carts) return opened
    return relistedCarts(this.carts, opened.url)
  }

  rowOf(cart: SavedCart): CartRow {
    const canDelete = this.mayChange && !cart.isActive && grantsRight(cart, 'owner')
    return { ...cart, tasks: this.tasksFor(cart), canDelete }
  }

  get mayChange(): boolean {
    return this.#deps.session.canAddToCart
  }

  begin(task: SavedCartAction, cart?: CartRow): void {
    this.open = new SavedCartFormViewModel(task, cart)
    this.failure = undefined
  }

  cancel(): void {
    this.open = undefined
    this.failure = undefined
  }

  async submit(): Promise<void> {
    if (!this.open) return
    const { task, cart, typed, mode, right, copyActive, intoCartId } = this.open
    if (task === 'create') await this.create(typed, copyActive)
    if (!cart) return
    if (task === 'rename') await this.rename(cart, typed)
    if (task === 'duplicate') await this.duplicate(cart, typed)
    if (task === 'activate') await this.activate(cart, mode)
    if (task === 'merge') await this.merge(cart, intoCartId || (this.targetsFor(cart)[0]?.cartId ?? ''))
    if (task === 'share') await this.share(cart, typed, right)
  }

  /** Carts into which this cart can be merged. */
  targetsFor({ cartId }: CartRow): readonly SavedCart[] {
    return this.carts.filter((cart) => cart.cartId !== cartId && !cart.isActive && grantsRight(cart, 'edit'))
  }

  create(name: string, copyActive: boolean): Promise<boolean> {
    return this.run(() => this.#deps.manageCarts.create(name, copyActive))
  }

  rename({ cartId }: CartRow, name: string): Promise<boolean> {
    return this.run(() => this.#deps.manageCarts.rename(cartId, name))
  }

  duplicate({ cartId }: CartRow, name: string): Promise<boolean> {
    return this.run(() => this.#deps.manageCarts.duplicate(cartId, name))
  }

  activate({ cartId }: CartRow, mode: ActivateMode): Promise<boolean> {
    return this.run(() => this.#deps.manageCarts.activate(cartId, mode))
  }

  merge({ cartId }: CartRow, intoCartId: string): Promise<boolean> {
    return this.run(() => this.#deps.manageCarts.merge(cartId, intoCartId))
  }

  share(cart: CartRow, contactId: string, right: ShareRight | 'none'): Promise<boolean> {
    return this.run(() => this.#deps.manageCarts.share(cart, contactId, right))
  }

  async delete({ cartId, name }: CartRow): Promise<void> {
    if (await this.run(() => this.#deps.manageCarts.delete(cartId))) this.noteDeleted({ cartId, name })
  }

  async undo(): Promise<void> {
    const { deleted } = this
    if (!deleted) return
    if (await this.run(() => this.#deps.manageCarts.restore(deleted.cartId))) this.noteDeleted(undefined)
  }

  async export(
    { cartId }: CartRow,
    format: SheetFormat,
    language: LanguageCode,
    toSheet: (cart: Cart) => Sheet,
  ): Promise<void> {
    const opened = await this.#deps.manageCarts.open(cartId)
    if (!opened.ok) return this.fail('export')
    const sheet = toSheet(opened.value)
    const result = await attempt(() => this.#deps.files.save(sheet, format, language))
    this.fail(result.ok ? undefined : 'export')
  }

  private async run(change: () => ReturnType<ManageSavedCarts['delete']>): Promise<boolean> {
    this.failure = undefined
    const result = await this.task.run(change, (changed) => {
      this.failure = changed.ok ? undefined : changed.error
      if (!changed.ok) return
      this.carts = changed.value
      this.open = undefined
    })
    return result?.ok ?? false
  }

  private fail(failure: typeof this.failure): void {
    this.failure = failure
  }

  private noteDeleted(deleted: typeof this.deleted): void {
    this.deleted = deleted
  }

  private tasksFor(cart: SavedCart): readonly SavedCartAction[] {
    if (!this.mayChange) return []
    if (cart.isActive) return ['duplicate']
    const isPossible: Record<(typeof SAVED_CART_ACTIONS)[number], boolean> = {
      activate: true,
      rename: grantsRight(cart, 'edit'),
      duplicate: true,
      merge:
        grantsRight(cart, 'owner') &&
        this.carts.some((other) => !other.isActive && other.cartId !== cart.cartId),
      share: grantsRight(cart, 'owner'),
    }
    return SAVED_CART_ACTIONS.filter((task) => isPossible[task])
  }
}
