import type { ServerInferRequest } from '@ts-rest/core'
import { shopContract } from '#contracts/shop.contract.ts'
import type { ApiCaller } from '../kit/api-caller.ts'

type Wanted = Partial<ServerInferRequest<typeof shopContract.search.filteredSearch>['body']>

/** What a results page asks for, the first ten parts if nothing else is said. */
export const foundWith = (caller: ApiCaller, wanted: Wanted) =>
  caller.ask(shopContract.search.filteredSearch, { start: 0, length: 10, filter: {}, ...wanted })

export const skusOf = (parts: readonly { readonly sku: string }[]) => parts.map(({ sku }) => sku)
