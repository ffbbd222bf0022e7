import { makeAutoObservable } from 'mobx'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import type { Consent } from '#domain/tracking/consent.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Consent to reporting events to a data layer. */
export class ConsentViewModel {
  static readonly keys = { store: ConsentStore, choose: ChooseConsent }
  readonly #deps

  constructor(deps: DepsOf<typeof ConsentViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get isOffered(): boolean {
    return this.#deps.store.isOffered
  }

  get isAsking(): boolean {
    return this.#deps.store.isAsking
  }

  /** Current choice. */
  get choice(): Consent | undefined {
    return this.#deps.store.choice
  }

  /** Shows the banner if the visitor has not decided. Call after hydration: without scripts nothing is tracked. */
  begin(): void {
    if (this.choice === undefined) this.#deps.store.ask()
  }

  askAgain(): void {
    this.#deps.store.ask()
  }

  answer(choice: Consent): void {
    this.#deps.choose.run(choice)
  }
}
