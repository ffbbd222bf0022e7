import { makeAutoObservable, observableRef } from 'mobx'
import { COMPARED_MAX } from '#domain/comparison/comparison.ts'
import type { SessionScopedStore } from '../shared/visitor-stores.ts'

/** Slugs of the compared products, in the order of selection, until the session ends. */
export class ComparedStore implements SessionScopedStore {
  slugs: readonly string[] = []

  constructor() {
    makeAutoObservable(this, { slugs: observableRef })
  }

  set(slugs: readonly string[]): void {
    this.slugs = slugs
  }

  empty(): void {
    this.slugs = []
  }

  has(slug: string): boolean {
    return this.slugs.includes(slug)
  }

  get isFull(): boolean {
    return this.slugs.length >= COMPARED_MAX
  }
}
