import { refusal, type Refusal } from './refusal.ts'

/** The same key with the same call has the same answer; with another call it is refused. */
export class IdempotentAnswers {
  readonly #answers = new Map<string, { readonly call: string; readonly answer: Promise<unknown> }>()

  /** `owner` keeps the keys of customers apart, `body` without what differs from one sending to the next. */
  async once<Answer>(
    { owner, key, body }: { owner: string; key: string; body: unknown },
    carryOut: () => Answer | Promise<Answer>,
  ): Promise<Answer | Refusal<409>> {
    const id = `${owner} ${key}`
    const call = JSON.stringify(body)
    const known = this.#answers.get(id)
    if (known !== undefined && known.call !== call) {
      return refusal(409, 409002, 'Conflict', { detail: 'The key was used for another call.' })
    }
    const answer = known === undefined ? Promise.resolve(carryOut()) : (known.answer as Promise<Answer>)
    this.#answers.set(id, { call, answer })
    return answer
  }
}

/** Empty where the contract leaves it to the caller, and the caller sent none. */
export const idempotencyKey = (request: Request): string => request.headers.get('idempotency-key') ?? ''
