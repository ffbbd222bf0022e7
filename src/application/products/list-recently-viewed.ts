import { withViewed, type ViewedPart } from '#domain/products/recently-viewed.ts'
import type { RecentlyViewed } from './recently-viewed.port.ts'

/** Adds a product to the recently viewed ones, and returns the earlier ones. */
export class ListRecentlyViewed {
  readonly #memory: RecentlyViewed

  constructor(memory: RecentlyViewed) {
    this.#memory = memory
  }

  run(part: ViewedPart): readonly ViewedPart[] {
    const [, ...before] = withViewed(part, this.#memory.load())
    this.#memory.save([part, ...before])
    return before
  }
}
