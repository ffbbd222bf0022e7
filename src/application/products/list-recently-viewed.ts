import { withViewed, type ViewedPart } from '#domain/products/recently-viewed.ts'
import type { ViewedMemory } from './recently-viewed.port.ts'

/** Remembers that a product is looked at, and tells which were before it. */
export class LookBack {
  readonly #memory: ViewedMemory

  constructor(memory: ViewedMemory) {
    this.#memory = memory
  }

  run(part: ViewedPart): readonly ViewedPart[] {
    const [, ...before] = withViewed(part, this.#memory.recall())
    this.#memory.keep([part, ...before])
    return before
  }
}
