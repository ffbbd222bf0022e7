import { makeAutoObservable } from 'mobx'
import type { CartStore } from '#application/cart/cart.store.ts'
import { Task } from '#application/kernel/task.ts'
import type { CartsFailure, ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import type { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { stepDraft } from '#application/checkout/step-draft.ts'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { CART_NAME_MAX_LENGTH } from '#domain/saved-carts/saved-cart.ts'
import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import { REFERENCE_MAX } from '#domain/checkout/checkout.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { cutText } from '#domain/shared/text.ts'

type Stores = {
  readonly cart: CartStore
  readonly session: SessionStore
  readonly checkout: CheckoutStore
}

/** What is done with the cart as a whole: keep it under a name, take it along as a file, give it a reference. */
export class CartToolsViewModel {
  readonly nameMaxLength = CART_NAME_MAX_LENGTH
  readonly referenceMaxLength = REFERENCE_MAX
  name = ''
  readonly saving = new Task()
  savedAs: string | undefined = undefined
  failure: CartsFailure | 'export' | undefined = undefined
  readonly #stores: Stores
  readonly #manageCarts: ManageSavedCarts
  readonly #files: SheetFiles
  readonly #drafts: CheckoutDrafts

  constructor(stores: Stores, manageCarts: ManageSavedCarts, files: SheetFiles, drafts: CheckoutDrafts) {
    this.#stores = stores
    this.#drafts = drafts
    this.#manageCarts = manageCarts
    this.#files = files
    makeAutoObservable(this)
  }

  get mayChange(): boolean {
    return this.#stores.session.canAddToCart
  }

  get reference(): string {
    return this.#stores.checkout.choices.reference
  }

  /** Replaces also one that was typed on the review. */
  typeReference(text: string): void {
    this.#drafts.open(stepDraft(5)).discard()
    this.#stores.checkout.choose({ reference: cutText(text, REFERENCE_MAX) })
  }

  typeName(name: string): void {
    this.name = name
    this.savedAs = undefined
    this.failure = undefined
  }

  async save(): Promise<void> {
    const name = this.name.trim()
    if (name === '') return
    await this.saving.run(
      () => this.#manageCarts.create(name, true),
      (saved) => {
        this.failure = saved.ok ? undefined : saved.error
        this.savedAs = saved.ok ? name : undefined
        if (saved.ok) this.name = ''
      },
    )
  }

  async export(format: SheetFormat, language: LanguageCode, toSheet: (cart: Cart) => Sheet): Promise<void> {
    await this.#files.save(toSheet(this.#stores.cart.cart), format, language)
  }
}
