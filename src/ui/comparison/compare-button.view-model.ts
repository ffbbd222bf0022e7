import { makeAutoObservable } from 'mobx'
import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Adds one product to the comparison and removes it. */
export class CompareButtonViewModel {
  static readonly keys = { compared: ComparedStore, choose: ChooseCompared }
  slug = ''
  /** True if the comparison was full when the product was added. */
  wasRejected = false
  readonly #deps

  constructor(deps: DepsOf<typeof CompareButtonViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  offer(slug: string): void {
    this.slug = slug
    this.wasRejected = false
  }

  get isCompared(): boolean {
    return this.#deps.compared.has(this.slug)
  }

  get count(): number {
    return this.#deps.compared.slugs.length
  }

  /** True if the product was rejected and the comparison is still full. */
  get isRejected(): boolean {
    return this.wasRejected && this.#deps.compared.isFull
  }

  toggle(): void {
    this.wasRejected = !this.#deps.choose.run(this.slug, !this.isCompared).ok
  }
}
