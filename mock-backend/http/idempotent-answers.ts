import { refusal, type Refusal } from './refusal.ts'

/** Repeats the answer to a call that is sent again with its idempotency key; refuses the key for any other call. */
export class IdempotentAnswers {
  readonly #answers = new Map<string, { readonly call: string; readonly answer: Promise<unknown> }>()

  /**
   * Without a key the call is carried out every time. `owner` keeps the keys of customers apart; `body` is the request
   * without the fields that differ between retries, like the token.
   */
  async once<Answer>(
    { owner, key, body }: { owner: string; key: string | undefined; body: unknown },
    carryOut: () => Answer | Promise<Answer>,
  ): Promise<Answer | Refusal<409>> {
    if (key === undefined) return carryOut()
    const id = `${owner} ${key}`
    const call = JSON.stringify(body)
    const known = this.#answers.get(id)
    if (known !== undefined && known.call !== call) {
      return refusal(409, 409002, 'Conflict', { detail: 'The key was used for another call.' })
    }
    const answer = known === undefined ? (async () => carryOut())() : (known.answer as Promise<Answer>)
    this.#answers.set(id, { call, answer })
    return answer
  }
}
