import { QueryClient } from '@tanstack/react-query'
import type { ReadCache } from '#application/shared/read-cache.port.ts'

export type KeptAnswer = { readonly key: readonly unknown[]; readonly value: unknown }

/** The answers that a visitor's page was made of: filled on the server, handed over in its HTML. */
export type AnswerJournal = { answers: KeptAnswer[] }

/** Answers to reads, so that nothing is asked twice: not on the server, not after hydration, not on the way back. */
export class AnswerCache implements ReadCache {
  #client = newClient()
  readonly #journal: AnswerJournal

  constructor(journal: AnswerJournal) {
    this.#journal = journal
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
        const answer = await ask(signal)
        if (client === this.#client) this.#journal.answers.push({ key, value: answer })
        return answer
      },
      staleTime: staleMs,
    })
    return value
  }

  /** Whoever waits for an answer still gets it; it is kept for nobody. */
  clear(): void {
    this.#client = newClient()
    this.#journal.answers = []
  }
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
