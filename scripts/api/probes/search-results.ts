import type { ServerInferRequest } from '@ts-rest/core'
import { shopContract } from '#contracts/shop.contract.ts'
import type { ApiCaller } from '../kit/api-caller.ts'

type Wanted = Partial<ServerInferRequest<typeof shopContract.search.filteredSearch>['body']>

/** Searches as a results page does; by default returns the first ten parts. */
export const searchResultsWith = (caller: ApiCaller, requested: Wanted) =>
  caller.ask(shopContract.search.filteredSearch, { start: 0, length: 10, filter: {}, ...requested })

export const skusOf = (parts: readonly { readonly sku: string }[]) => parts.map(({ sku }) => sku)
