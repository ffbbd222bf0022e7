import { readListUrl, type ListUrl } from '#domain/data-table/list-url.ts'
import { withoutPrices, type ListShape } from '#domain/data-table/list-shape.ts'
import { pageCountOf } from '#domain/shared/batches.ts'
import type { MissingRight } from '../kernel/api-failure.ts'
import { attempt } from '../kernel/attempt.ts'
import { queryOf, type Listing, type ListSource } from './list-source.ts'

/** Result of opening a list; `page` of the URL is an existing page. */
export type OpenedList<Item> =
  | { readonly kind: 'listed'; readonly url: ListUrl; readonly listing: Listing<Item> }
  /** The account lacks the right `flag`. */
  | { readonly kind: 'not-allowed'; readonly url: ListUrl; readonly flag: MissingRight }
  | { readonly kind: 'failed'; readonly url: ListUrl; readonly retryAfter?: number | undefined }

/** Opens a list; if the requested page does not exist, the last page. Throws only if the session has ended. */
export async function openList<Item>(
  shape: ListShape,
  params: URLSearchParams,
  source: ListSource<Item>,
  pricesHidden: boolean,
): Promise<OpenedList<Item>> {
  const url = readListUrl(pricesHidden ? withoutPrices(shape) : shape, params)
  const listed = await attempt(() => existingPage(source, url))
  if (listed.ok) return { kind: 'listed', ...listed.value }
  const flag = listed.error.missingRight
  if (flag) return { kind: 'not-allowed', url, flag }
  return { kind: 'failed', url, retryAfter: listed.error.retryAfter }
}

async function existingPage<Item>(source: ListSource<Item>, url: ListUrl) {
  const listing = await pageOf(source, url)
  const lastPage = pageCountOf(listing.total, url.length)
  if (url.page <= lastPage) return { url, listing }
  const last = { ...url, page: lastPage }
  return { url: last, listing: await pageOf(source, last) }
}

const pageOf = <Item>(source: ListSource<Item>, url: ListUrl) =>
  source(queryOf(url, (url.page - 1) * url.length, url.length))
