import type { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { stepDraft, type FieldEntries } from '#application/checkout/step-draft.ts'
import type { Draft } from '#application/drafts/drafts.ts'
import type { Step } from '#domain/checkout/steps.ts'

/** What stands in the form of a step, kept in this tab until the step has taken it. */
export class StepDraftViewModel {
  readonly #drafts: CheckoutDrafts
  #draft: Draft<FieldEntries> | undefined

  constructor(drafts: CheckoutDrafts) {
    this.#drafts = drafts
  }

  /** Call only after hydration. */
  open(step: Step): FieldEntries {
    this.#draft = this.#drafts.open(stepDraft(step))
    return this.#draft.restore() ?? {}
  }

  keep(entries: FieldEntries): void {
    this.#draft?.save(entries)
  }
}
