import { data, type HeadersArgs } from 'react-router'
import type { ListSource } from '#application/data-table/list-source.ts'
import { openList, type OpenedList } from '#application/data-table/open-list.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { ListShape } from '#domain/data-table/list-shape.ts'
import { RETRY_AFTER_SECONDS, pageLoader, type LoaderArgs } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'

/** Opens the list at the URL of its page. */
export const openListAt = <Item>(
  url: URL,
  container: Container,
  shape: ListShape,
  source: ListSource<Item>,
): Promise<OpenedList<Item>> =>
  openList(shape, url.searchParams, source, container.get(SessionStore).snapshot.pricesHidden)

/** Loader of a list page. Failures of the list are values, which the page and its status report. */
export const loadList =
  <Item>(shape: ListShape, sourceIn: (container: Container) => ListSource<Item>) =>
  async (container: Container, { url }: Pick<LoaderArgs, 'url'>) => {
    const opened = await openListAt(url, container, shape, sourceIn(container))
    return data(opened, listResponseInit(opened))
  }

export const listLoader = <Item>(shape: ListShape, sourceIn: (container: Container) => ListSource<Item>) =>
  pageLoader(loadList(shape, sourceIn))

/** Headers of the loader's response, such as Retry-After. */
export const listHeaders = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders

/** Status and headers of the page: a failed list is a 503 and a forbidden one a 403. */
export function listResponseInit(opened: OpenedList<unknown>): ResponseInit {
  switch (opened.kind) {
    case 'listed':
      return { status: 200 }
    case 'not-allowed':
      return { status: 403 }
    case 'failed':
      return { status: 503, headers: { 'retry-after': String(opened.retryAfter ?? RETRY_AFTER_SECONDS) } }
  }
}
