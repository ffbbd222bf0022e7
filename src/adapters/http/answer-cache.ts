import { hashKey, QueryClient } from '@tanstack/react-query'
import type { ReadCache } from '#application/shared/read-cache.port.ts'

export type DehydratedQuery = { readonly key: readonly unknown[]; readonly value: unknown }

/** API responses of a page (dehydrated queries): collected on the server and sent with its HTML. */
export type DehydratedQueries = {
  answers: DehydratedQuery[]
  /** Path of the page that is being opened, if the server has a prerendered payload for it. */
  prerendered?: string | undefined
}

/** Loads the payload of a prerendered page; empty if it is unavailable. */
export type AskPayload = (path: string) => Promise<readonly DehydratedQuery[]>

const NO_PAYLOAD: AskPayload = () => Promise.resolve([])

/** Cache of reads: avoids duplicate requests on the server, after hydration and on back navigation. */
export class AnswerCache implements ReadCache {
  #client = newClient()
  readonly #journal: DehydratedQueries
  readonly #askPayload: AskPayload
  readonly #payloads = new Map<string, Promise<readonly DehydratedQuery[]>>()

  constructor(journal: DehydratedQueries, askPayload: AskPayload = NO_PAYLOAD) {
    this.#journal = journal
    this.#askPayload = askPayload
    for (const { key, value } of journal.answers) this.#client.setQueryData(key, value)
  }

  async read<Value>(
    key: readonly unknown[],
    staleMs: number,
    ask: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const client = this.#client
    const value = await client.fetchQuery({
      queryKey: key,
      queryFn: async ({ signal }) => {
        const kept = await this.#inPayload(key)
        const answer = kept ? (kept.value as Value) : await ask(signal)
        if (client === this.#client) this.#journal.answers.push({ key, value: answer })
        return answer
      },
      staleTime: staleMs,
    })
    return value
  }

  async #inPayload(key: readonly unknown[]): Promise<DehydratedQuery | undefined> {
    const path = this.#journal.prerendered
    if (path === undefined) return undefined
    const asked = this.#payloads.get(path) ?? this.#askPayload(path)
    this.#payloads.set(path, asked)
    const wanted = hashKey(key)
    return (await asked).find((answer) => hashKey(answer.key) === wanted)
  }

  /** In-flight requests still resolve, but their responses are not cached. */
  clear(): void {
    this.#client = newClient()
    this.#payloads.clear()
    this.#journal.answers = []
  }
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
