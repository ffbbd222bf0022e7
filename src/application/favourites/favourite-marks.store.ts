import { makeAutoObservable, observableRef } from 'mobx'
import type { FavouriteList } from '#domain/favourites/favourites.ts'
import type { CustomersStore } from '../shared/visitor-stores.ts'
import type { FavouriteMarks } from './favourites.port.ts'

/** The customer's lists, and which parts stand in them: for the notice buttons of a page. */
export class FavouriteMarksStore implements CustomersStore {
  marks: FavouriteMarks | undefined = undefined
  #loading: Promise<void> | undefined

  constructor() {
    makeAutoObservable(this, { marks: observableRef, once: false })
  }

  /** The first who asks loads; what failed is asked for again by the next. */
  async once(load: () => Promise<void>): Promise<void> {
    if (this.marks !== undefined) return
    this.#loading ??= load()
    await this.#loading
    this.#loading = undefined
  }

  get lists(): readonly FavouriteList[] {
    return this.marks?.lists ?? []
  }

  listsOf(sku: string): readonly string[] {
    return this.marks?.listIds.get(sku) ?? []
  }

  hold(marks: FavouriteMarks): void {
    this.marks = marks
  }

  empty(): void {
    this.marks = undefined
    this.#loading = undefined
  }
}
