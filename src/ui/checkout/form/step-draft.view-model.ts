import type { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { stepDraft, type FieldEntries } from '#application/checkout/step-draft.ts'
import type { ChooseUsual } from '#application/checkout/usual-order.ts'
import type { Draft } from '#application/drafts/drafts.ts'
import type { Step } from '#domain/checkout/steps.ts'

/** What stands in the form of a step, kept in this tab until the step has taken it. */
export class StepDraftViewModel {
  readonly #drafts: CheckoutDrafts
  readonly #usual: ChooseUsual
  #draft: Draft<FieldEntries> | undefined

  constructor(drafts: CheckoutDrafts, usual: ChooseUsual) {
    this.#drafts = drafts
    this.#usual = usual
  }

  /** Begins step 3 with the transport of the last order, which the server does not know. Call only after hydration. */
  open(step: Step): FieldEntries {
    this.#draft = this.#drafts.open(stepDraft(step))
    const { transportId } = this.#usual
    const usual: FieldEntries = step === 3 && transportId !== undefined ? { transportId } : {}
    return this.#draft.restore() ?? usual
  }

  keep(entries: FieldEntries): void {
    this.#draft?.save(entries)
  }
}
