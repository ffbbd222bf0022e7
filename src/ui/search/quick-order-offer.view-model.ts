import { Task } from '#application/kernel/task.ts'
import type { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import type { OrderedNumber } from '#domain/search/term-reading.ts'

/** Takes numbers of a search term into the quick order. */
export class QuickOrderOfferViewModel {
  readonly #lines: QuickOrderLines
  readonly #task = new Task()

  constructor(lines: QuickOrderLines) {
    this.#lines = lines
  }

  async take(lines: readonly OrderedNumber[]): Promise<void> {
    await this.#task.run(() => this.#lines.add(lines))
  }
}
