import { Task } from '#application/kernel/task.ts'
import { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import type { OrderedNumber } from '#domain/search/query-interpretation.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'

/** Adds the part numbers of a search term to the quick order. */
export class QuickOrderOfferViewModel extends dependsOn({ lines: QuickOrderLines }) {
  readonly #task = new Task()

  async take(lines: readonly OrderedNumber[]): Promise<void> {
    await this.#task.run(() => this.deps.lines.add(lines))
  }
}
