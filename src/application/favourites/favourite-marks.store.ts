import { makeAutoObservable, observableRef } from 'mobx'
import type { FavouriteList } from '#domain/favourites/favourites.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'
import type { FavouriteMarks } from './favourites.port.ts'

/** Parts lists of the customer and the parts that they contain, for the favourite buttons of a page. */
export class FavouriteMarksStore implements SessionScopedStore {
  marks: FavouriteMarks | undefined = undefined
  #loading: Promise<void> | undefined

  constructor() {
    makeAutoObservable(this, { marks: observableRef, once: false })
  }

  /** Runs the load once for all callers; after a failure the next caller retries. */
  async once(load: () => Promise<void>): Promise<void> {
    if (this.marks !== undefined) return
    const loading = (this.#loading ??= load())
    try {
      await loading
    } finally {
      // a load for the next user may have started in the meantime
      if (this.#loading === loading) this.#loading = undefined
    }
  }

  get lists(): readonly FavouriteList[] {
    return this.marks?.lists ?? []
  }

  listsOf(sku: string): readonly string[] {
    return this.marks?.listIds.get(sku) ?? []
  }

  set(marks: FavouriteMarks): void {
    this.marks = marks
  }

  empty(): void {
    this.marks = undefined
    this.#loading = undefined
  }
}
