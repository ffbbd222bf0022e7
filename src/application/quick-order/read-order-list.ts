import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import type { ListRow } from '#domain/list-reader/list-rows.ts'
import { NO_ADVICE, type ListAdvice } from '#domain/list-reader/list-advice.ts'
import { candidatesOf, isClearList, readList, type ListReading } from '#domain/list-reader/read-list.ts'
import { NO_WITNESS, witnessOf, type Witness } from '#domain/list-reader/witness.ts'
import { batchesOf } from '#domain/shared/batches.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import type { LineCheck } from '../line-check/line-check.port.ts'

const NUMBERS_PER_CALL = 1_000
/** More numbers than any list of 5,000 lines needs; what follows is read by its format alone. */
const NUMBERS_MAX = 25_000
const INPUT_MAX = 200

/** Reads a list with the catalogue as witness: of several candidates in a line the known one is the number. */
export class ReadOrderList {
  readonly #lineCheck: LineCheck
  /** Responses of the catalogue for the last list, so that it can be read again without a call. */
  readonly #witnesses = new WeakMap<readonly ListRow[], Witness>()

  constructor(lineCheck: LineCheck) {
    this.#lineCheck = lineCheck
  }

  async run(rows: readonly ListRow[], advice: ListAdvice = NO_ADVICE): Promise<ListReading> {
    if (isClearList(rows)) return readList(rows, NO_WITNESS, advice)
    const witness =
      this.#witnesses.get(rows) ?? (await this.#witness(candidatesOf(rows).slice(0, NUMBERS_MAX)))
    if (witness !== NO_WITNESS) this.#witnesses.set(rows, witness)
    return readList(rows, witness, advice)
  }

  /** If the catalogue is unreachable, a list is read by the format of its numbers alone. */
  async #witness(numbers: readonly string[]): Promise<Witness> {
    const asked = numbers.map((input, lineNo) => ({ lineNo, input: input.slice(0, INPUT_MAX), quantity: 1 }))
    const lines: CheckedLine[] = []
    try {
      for (const batch of batchesOf(asked, NUMBERS_PER_CALL)) {
        lines.push(...(await this.#lineCheck.check(batch, 'meaning')))
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return NO_WITNESS
    }
    return witnessOf(numbers, lines)
  }
}
