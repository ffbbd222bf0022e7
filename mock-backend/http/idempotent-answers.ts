import { LRUCache } from 'lru-cache'
import { sha256 } from '../sha-256.ts'
import { errorResponse, type ErrorResponse } from './error-response.ts'

const ANSWERS_MAX = 10_000
/** Maximum size of all answers together, in characters. */
const SIZE_MAX = 20_000_000

type Known = { readonly digest: Promise<string>; readonly answer: Promise<unknown> }

/**
 * Repeats the answer to a call that is sent again with its idempotency key; refuses the key for any other call. Only a
 * digest of the request is stored; the oldest answers are dropped beyond a number and a size.
 */
export class IdempotentAnswers {
  #cache: LRUCache<string, Known> | undefined

  /**
   * Without a key the call is processed every time. `owner` separates the keys of customers; `body` is the
   * request without the fields that differ between retries, like the token.
   */
  async once<Answer>(
    { owner, key, body }: { owner: string; key: string | undefined; body: unknown },
    carryOut: () => Answer | Promise<Answer>,
  ): Promise<Answer | ErrorResponse<409>> {
    if (key === undefined) return carryOut()
    const id = `${owner} ${key}`
    const digest = sha256(JSON.stringify(body))
    const known = this.#answers.get(id)
    if (known === undefined) return this.#first(id, digest, carryOut)
    if ((await known.digest) !== (await digest)) {
      return errorResponse(409, 409002, 'Conflict', { detail: 'The key was used for another call.' })
    }
    return known.answer as Promise<Answer>
  }

  /** Made with the first key: the cache reserves memory for its largest number of answers. */
  get #answers(): LRUCache<string, Known> {
    return (this.#cache ??= new LRUCache({ max: ANSWERS_MAX, maxSize: SIZE_MAX }))
  }

  /** Stores the call before anything is awaited, so that a second one at the same time finds it. */
  async #first<Answer>(
    id: string,
    digest: Promise<string>,
    carryOut: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const answer = (async () => carryOut())()
    this.#answers.set(id, { digest, answer }, { size: id.length })
    const size = id.length + JSON.stringify(await answer).length
    this.#answers.set(id, { digest, answer }, { size })
    return answer
  }
}
