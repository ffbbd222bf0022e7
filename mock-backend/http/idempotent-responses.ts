import { LRUCache } from 'lru-cache'
import { sha256 } from '../sha-256.ts'
import { errorResponse, type ErrorResponse } from './error-response.ts'

const ANSWERS_MAX = 10_000
/** Maximum size of all stored responses together, in characters. */
const SIZE_MAX = 20_000_000

type Known = { readonly digest: Promise<string>; readonly response: Promise<unknown> }

/**
 * Returns the first response to each repetition of a call with the same idempotency key; rejects the key for
 * any other call. Only a digest of the request is stored. The oldest responses are removed beyond a number and
 * a size.
 */
export class IdempotentResponses {
  #cache: LRUCache<string, Known> | undefined

  /**
   * Runs the call once per key; without a key, every time. `owner` separates the keys of customers; `body` is
   * the request without the fields that differ between retries, such as the token.
   */
  async once<Answer>(
    { owner, key, body }: { owner: string; key: string | undefined; body: unknown },
    carryOut: () => Answer | Promise<Answer>,
  ): Promise<Answer | ErrorResponse<409>> {
    if (key === undefined) return carryOut()
    const id = `${owner} ${key}`
    const digest = sha256(JSON.stringify(body))
    const cached = this.#answers.get(id)
    if (cached === undefined) return this.#first(id, digest, carryOut)
    if ((await cached.digest) !== (await digest)) {
      return errorResponse(409, 409002, 'The key was used for another call.')
    }
    return cached.response as Promise<Answer>
  }

  /** Created with the first key: the cache allocates memory for the maximum number of responses. */
  get #answers(): LRUCache<string, Known> {
    return (this.#cache ??= new LRUCache({ max: ANSWERS_MAX, maxSize: SIZE_MAX }))
  }

  /** Stores the call before the first `await`, so that a simultaneous call with the same key finds it. */
  async #first<Answer>(
    id: string,
    digest: Promise<string>,
    carryOut: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const response = (async () => carryOut())()
    this.#answers.set(id, { digest, response }, { size: id.length })
    const size = id.length + JSON.stringify(await response).length
    this.#answers.set(id, { digest, response }, { size })
    return response
  }
}
