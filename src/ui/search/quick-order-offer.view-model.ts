import { Task } from '#application/kernel/task.ts'
import { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import type { OrderedNumber } from '#domain/search/query-interpretation.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Adds the part numbers of a search term to the quick order. */
export class QuickOrderOfferViewModel {
  static readonly keys = { lines: QuickOrderLines }
  readonly #task = new Task()
  readonly #deps

  constructor(deps: DepsOf<typeof QuickOrderOfferViewModel.keys>) {
    this.#deps = deps
  }

  async take(lines: readonly OrderedNumber[]): Promise<void> {
    await this.#task.run(() => this.#deps.lines.add(lines))
  }
}
