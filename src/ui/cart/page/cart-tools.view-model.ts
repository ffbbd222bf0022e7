import { makeAutoObservable } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { Task } from '#application/kernel/task.ts'
import { type CartsFailure, ManageSavedCarts } from '#application/saved-carts/manage-saved-carts.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { stepDraft } from '#application/checkout/step-draft.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { SheetFiles } from '#application/data-table/sheet-files.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { CART_NAME_LENGTH_MAX } from '#domain/saved-carts/saved-cart.ts'
import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import { REFERENCE_MAX } from '#domain/checkout/checkout.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { truncateText } from '#domain/shared/text.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Actions for the whole cart: save it under a name, export it, set a reference. */
export class CartToolsViewModel {
  static readonly keys = {
    cart: CartStore,
    session: SessionStore,
    checkout: CheckoutStore,
    manageCarts: ManageSavedCarts,
    files: SheetFiles,
    drafts: CheckoutDrafts,
  }
  readonly nameMaxLength = CART_NAME_LENGTH_MAX
  readonly referenceMaxLength = REFERENCE_MAX
  name = ''
  readonly saving = new Task()
  savedAs: string | undefined = undefined
  failure: CartsFailure | 'export' | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof CartToolsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get mayChange(): boolean {
    return this.#deps.session.canAddToCart
  }

  get reference(): string {
    return this.#deps.checkout.choices.reference
  }

  /** Sets the order reference, and discards the draft of the reference field on the review page. */
  typeReference(text: string): void {
    this.#deps.drafts.open(stepDraft(5)).discard()
    this.#deps.checkout.choose({ reference: truncateText(text, REFERENCE_MAX) })
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
      () => this.#deps.manageCarts.create(name, true),
      (result) => {
        this.failure = result.ok ? undefined : result.error
        this.savedAs = result.ok ? name : undefined
        if (result.ok) this.name = ''
      },
    )
  }

  async export(format: SheetFormat, language: LanguageCode, toSheet: (cart: Cart) => Sheet): Promise<void> {
    await this.#deps.files.save(toSheet(this.#deps.cart.cart), format, language)
  }
}
