import { hashKey, QueryClient } from '@tanstack/react-query'
import type { ReadCache } from '#application/shared/read-cache.port.ts'
import type { DehydratedQueries, DehydratedQuery } from './dehydrated-queries.ts'

/** Loads the API responses of a prerendered page; empty if they are unavailable. */
export type LoadPrerenderedQueries = (path: string) => Promise<readonly DehydratedQuery[]>

const NO_PAYLOAD: LoadPrerenderedQueries = () => Promise.resolve([])

/** Cache of reads: avoids duplicate requests on the server, after hydration and on back navigation. */
export class ResponseCache implements ReadCache {
  #client = newClient()
  readonly #dehydrated: DehydratedQueries
  readonly #askPayload: LoadPrerenderedQueries

  constructor(dehydrated: DehydratedQueries, askPayload: LoadPrerenderedQueries = NO_PAYLOAD) {
    this.#dehydrated = dehydrated
    this.#askPayload = askPayload
    for (const { key, value } of dehydrated.answers) this.#client.setQueryData(key, value)
  }

  read<Value>(
    key: readonly unknown[],
    staleMs: number,
    ask: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const client = this.#client
    return client.fetchQuery({
      queryKey: key,
      queryFn: async ({ signal }) => {
        const dehydratedQuery = await this.#inPayload(client, key)
        const value = dehydratedQuery ? (dehydratedQuery.value as Value) : await ask(signal)
        if (client === this.#client) this.#dehydrated.answers.push({ key, value })
        return value
      },
      staleTime: staleMs,
    })
  }

  async #inPayload(client: QueryClient, key: readonly unknown[]): Promise<DehydratedQuery | undefined> {
    const path = this.#dehydrated.prerendered
    if (path === undefined) return undefined
    const payload = await client.fetchQuery({
      queryKey: ['prerendered payload', path],
      queryFn: () => this.#askPayload(path),
      staleTime: Infinity,
    })
    const keyHash = hashKey(key)
    return payload.find((query) => hashKey(query.key) === keyHash)
  }

  /** In-flight requests still resolve, but their responses are not cached. */
  clear(): void {
    this.#client = newClient()
    this.#dehydrated.answers = []
  }
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
