import { makeAutoObservable } from 'mobx'
import type { ChooseCompared } from '#application/comparison/choose-compared.ts'
import type { ComparedStore } from '#application/comparison/compared.store.ts'

/** Takes one product into the comparison, and out again. */
export class CompareButtonViewModel {
  slug = ''
  /** The comparison held as many as it can when the product was to join it. */
  wasRefused = false
  readonly #compared: ComparedStore
  readonly #choose: ChooseCompared

  constructor(compared: ComparedStore, choose: ChooseCompared) {
    this.#compared = compared
    this.#choose = choose
    makeAutoObservable(this)
  }

  offer(slug: string): void {
    this.slug = slug
    this.wasRefused = false
  }

  get isCompared(): boolean {
    return this.#compared.has(this.slug)
  }

  get count(): number {
    return this.#compared.slugs.length
  }

  /** Until there is room again. */
  get isRefused(): boolean {
    return this.wasRefused && this.#compared.isFull
  }

  toggle(): void {
    this.wasRefused = !this.#choose.run(this.slug, !this.isCompared).ok
  }
}
