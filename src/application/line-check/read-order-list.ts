import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import type { ListRow } from '#domain/list-reader/list-rows.ts'
import { NO_OVERRIDES, type ColumnOverrides } from '#domain/list-reader/column-overrides.ts'
import { candidatesOf, isClearList, readList, type ListReading } from '#domain/list-reader/read-list.ts'
import {
  NO_CATALOGUE,
  catalogueLookupOf,
  type CatalogueLookup,
} from '#domain/list-reader/catalogue-lookup.ts'
import { batchesOf } from '#domain/shared/batches.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import { LineCheck } from './line-check.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

const NUMBERS_PER_CALL = 1_000
/**
 * Maximum number of candidate numbers that are looked up. A list of 5,000 lines needs fewer; candidates beyond the
 * limit are recognised only by their format.
 */
const NUMBERS_MAX = 25_000
const INPUT_MAX = 200

/** Responses of the line check with depth `meaning`, by number. They do not depend on the quantity. */
export type CheckedNumbers = ReadonlyMap<string, CheckedLine>

/** A parsed list with the results of the line check. */
export type CheckedReading = ListReading & { readonly answers: CheckedNumbers }

type Asked = { readonly lookup: CatalogueLookup; readonly answers: CheckedNumbers }
const NOT_ASKED: Asked = { lookup: NO_CATALOGUE, answers: new Map() }

/** Parses a list. If a line contains several candidates, the catalogue decides which of them are part numbers. */
export class ReadOrderList extends dependsOn({ lineCheck: LineCheck }) {
  /** Results of the look-ups by list, so that the list can be parsed again with other columns without a call. */
  readonly #asked = new WeakMap<readonly ListRow[], Asked>()

  async run(rows: readonly ListRow[], overrides: ColumnOverrides = NO_OVERRIDES): Promise<CheckedReading> {
    const lookupResult = isClearList(rows) ? NOT_ASKED : (this.#asked.get(rows) ?? (await this.#ask(rows)))
    return { ...readList(rows, lookupResult.lookup, overrides), answers: lookupResult.answers }
  }

  /**
   * Looks up the candidates of a list. If the catalogue is unreachable, numbers are recognised only by their format.
   */
  async #ask(rows: readonly ListRow[]): Promise<Asked> {
    const numbers = candidatesOf(rows).slice(0, NUMBERS_MAX)
    const queries = numbers.map((input, lineNo) => ({
      lineNo,
      input: input.slice(0, INPUT_MAX),
      quantity: 1,
    }))
    const lines: CheckedLine[] = []
    try {
      for (const batch of batchesOf(queries, NUMBERS_PER_CALL)) {
        lines.push(...(await this.deps.lineCheck.check(batch, 'meaning')))
      }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return NOT_ASKED
    }
    const checkedNumbers = new Map(lines.map((line) => [numbers[line.lineNo] ?? '', line]))
    const lookupResult = { lookup: catalogueLookupOf(numbers, lines), answers: checkedNumbers }
    this.#asked.set(rows, lookupResult)
    return lookupResult
  }
}
