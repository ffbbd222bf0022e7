import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import type { Division } from '#domain/catalogue/content.ts'

export class DivisionsViewModel {
  readonly #content: ContentStore

  constructor(content: ContentStore) {
    this.#content = content
    makeAutoObservable(this)
  }

  get divisions(): readonly Division[] {
    return this.#content.frame?.content.divisions ?? []
  }
}
