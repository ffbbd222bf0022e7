import { makeAutoObservable, observable } from 'mobx'
import type { PartFit } from '#domain/vehicles/fit.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'

/** Fit conditions of parts and vehicles that were loaded. */
export class PartFitsStore implements SessionScopedStore {
  readonly #fits = observable.map<string, PartFit | undefined>({}, { deep: false })

  constructor() {
    makeAutoObservable(this)
  }

  isAsked(slug: string, articleNo: string): boolean {
    return this.#fits.has(keyOf(slug, articleNo))
  }

  fit(slug: string, articleNo: string): PartFit | undefined {
    return this.#fits.get(keyOf(slug, articleNo))
  }

  /**
   * Adds loaded fit conditions. Requested parts that are missing in the response are marked as unknown and not
   * requested again.
   */
  add(slug: string, requestedArticleNos: readonly string[], fits: readonly PartFit[]): void {
    for (const articleNo of requestedArticleNos) this.#fits.set(keyOf(slug, articleNo), undefined)
    for (const fit of fits) this.#fits.set(keyOf(slug, fit.articleNo), fit)
  }

  empty(): void {
    this.#fits.clear()
  }
}

const keyOf = (slug: string, articleNo: string) => `${slug} ${articleNo}`
