import type { OwnNumber, OwnNumberInput, OwnNumberStatus } from '#domain/own-numbers/own-number.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

export const OWN_NUMBERS_PER_CALL = 1_000

/** Own article numbers of the customer's company. */
export interface OwnNumbers {
  list(query: ListQuery): Promise<Listing<OwnNumber>>
  /** Saves at most `OWN_NUMBERS_PER_CALL`; the statuses have the order of the numbers. */
  save(
    numbers: readonly OwnNumberInput[],
  ): Promise<Result<readonly OwnNumberStatus[], { readonly kind: 'too-many' }>>
  /** Removes the assignments of numbers; unknown numbers are ignored. */
  remove(numbers: readonly string[]): Promise<void>
}

export const OwnNumbers = token<OwnNumbers>('OwnNumbers')
