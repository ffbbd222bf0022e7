import type { ProductSummary } from '#domain/products/product.ts'
import { candidatesOf } from '#domain/list-reader/read-list.ts'
import {
  knownByLines,
  knownByProducts,
  vehicleSuggestions,
  partNumberSuggestions,
  numbersIn,
  listRowsOfTerm,
  vinSuggestions,
  type KnownParts,
} from '#domain/search/read-term.ts'
import type { QueryInterpretation } from '#domain/search/query-interpretation.ts'
import { LineCheck } from '../line-check/line-check.port.ts'
import type { SearchMatches, QueryInterpreter } from './query-interpreter.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

type Rows = ReturnType<typeof listRowsOfTerm>

/** Maximum number of numbers that are looked up; a term of 200 characters contains fewer. */
const NUMBERS_MAX = 200

/** Parses a search term like a line of the quick order, and looks up its numbers in the catalogue. */
export class InterpretQuery extends dependsOn({ lineCheck: LineCheck }) implements QueryInterpreter {
  async load(): Promise<void> {}

  async read(
    term: string,
    { products, named }: SearchMatches,
    signal?: AbortSignal,
  ): Promise<QueryInterpretation> {
    // a term that contains the name of a vehicle is not a list of numbers
    if (named) return { offers: vehicleSuggestions(named), numbers: [] }
    const vehicles = products.length === 0 ? vinSuggestions(term) : []
    if (vehicles.length > 0) return { offers: vehicles, numbers: [] }
    const numbers = await this.#numbers(listRowsOfTerm(term), products, signal)
    return { offers: partNumberSuggestions(numbers, products.length > 0), numbers }
  }

  async #numbers(rows: Rows, products: readonly ProductSummary[], signal: AbortSignal | undefined) {
    const numbers = numbersIn(rows, knownByProducts(products))
    // the search may have found the part of only one of several numbers
    const isOpen = products.length === 0 || numbers.some(({ parts }) => parts.length === 0)
    return isOpen ? numbersIn(rows, await this.#known(rows, signal)) : numbers
  }

  async #known(rows: Rows, signal: AbortSignal | undefined): Promise<KnownParts> {
    const partNumbers = candidatesOf(rows).slice(0, NUMBERS_MAX)
    if (partNumbers.length === 0) return new Map()
    const queries = partNumbers.map((input, lineNo) => ({ lineNo, input, quantity: 1 }))
    return knownByLines(partNumbers, await this.deps.lineCheck.check(queries, 'meaning', signal))
  }
}
