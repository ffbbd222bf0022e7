import { makeAutoObservable } from 'mobx'
import type { ChooseConsent } from '#application/tracking/choose-consent.ts'
import type { ConsentStore } from '#application/tracking/consent.store.ts'
import type { Consent } from '#domain/tracking/consent.ts'

/** The question whether the shop may tell a data layer what is done in it. */
export class ConsentViewModel {
  readonly #store: ConsentStore
  readonly #choose: ChooseConsent

  constructor(store: ConsentStore, choose: ChooseConsent) {
    this.#store = store
    this.#choose = choose
    makeAutoObservable(this)
  }

  get isOffered(): boolean {
    return this.#store.isOffered
  }

  get isAsking(): boolean {
    return this.#store.isAsking
  }

  /** What holds until it is changed. */
  get choice(): Consent | undefined {
    return this.#store.choice
  }

  /** Once the page is alive: without scripts nothing is tracked, and nothing has to be asked. */
  begin(): void {
    if (this.choice === undefined) this.#store.ask()
  }

  askAgain(): void {
    this.#store.ask()
  }

  answer(choice: Consent): void {
    this.#choose.run(choice)
  }
}
