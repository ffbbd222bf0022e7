import { readListUrl, type ListUrl } from '#domain/data-table/list-url.ts'
import { withoutPrices, type ListShape } from '#domain/data-table/list-shape.ts'
import type { Features } from '#domain/session/features.ts'
import { attemptInSession } from '../shared/rejection.ts'
import { missingRight } from '../shared/missing-right.ts'
import { queryOf, type Listing, type ListSource } from './list-source.ts'

/** A list page; `page` is within the existing pages. */
export type OpenedList<Item> =
  | { readonly kind: 'listed'; readonly address: ListUrl; readonly listing: Listing<Item> }
  /** The account lacks the right `flag`. */
  | { readonly kind: 'not-allowed'; readonly address: ListUrl; readonly flag: keyof Features }
  | { readonly kind: 'failed'; readonly address: ListUrl; readonly retryAfter?: number | undefined }

/** Falls back to the last page if the page does not exist. Throws only if the session has ended. */
export async function openList<Item>(
  shape: ListShape,
  params: URLSearchParams,
  source: ListSource<Item>,
  pricesHidden: boolean,
): Promise<OpenedList<Item>> {
  const address = readListUrl(pricesHidden ? withoutPrices(shape) : shape, params)
  const listed = await attemptInSession(() => existingPage(source, address))
  if (listed.ok) return { kind: 'listed', ...listed.value }
  const flag = missingRight(listed.error)
  if (flag) return { kind: 'not-allowed', address, flag }
  return { kind: 'failed', address, retryAfter: listed.error.retryAfter }
}

async function existingPage<Item>(source: ListSource<Item>, address: ListUrl) {
  const listing = await pageOf(source, address)
  const lastPage = Math.max(Math.ceil(listing.total / address.length), 1)
  if (address.page <= lastPage) return { address, listing }
  const last = { ...address, page: lastPage }
  return { address: last, listing: await pageOf(source, last) }
}

const pageOf = <Item>(source: ListSource<Item>, address: ListUrl) =>
  source(queryOf(address, (address.page - 1) * address.length, address.length))
