import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import { stepDraft, type FormFieldValues } from '#application/checkout/step-draft.ts'
import { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import type { Draft } from '#application/drafts/drafts.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'

/** Draft of a step's form, stored in this tab until the server has accepted the step. */
export class StepDraftViewModel extends dependsOn({
  drafts: CheckoutDrafts,
  lastChoices: ReuseLastOrderChoices,
}) {
  #draft: Draft<FormFieldValues> | undefined

  /**
   * Returns the draft; without one, in step 3, the transport of the last order. Call after hydration, because only the
   * browser stores both.
   */
  open(step: Step): FormFieldValues {
    this.#draft = this.deps.drafts.open(stepDraft(step))
    const { transportId } = this.deps.lastChoices
    const lastChoices: FormFieldValues = step === 3 && transportId !== undefined ? { transportId } : {}
    return this.#draft.restore() ?? lastChoices
  }

  keep(entries: FormFieldValues): void {
    this.#draft?.save(entries)
  }
}
