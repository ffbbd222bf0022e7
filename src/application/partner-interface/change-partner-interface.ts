import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ApiFailure } from '../shared/api-failure.ts'
import type { PartnerApi } from './partner-api.port.ts'

export type PartnerRejection = {
  readonly kind: 'not-allowed' | 'unknown' | 'not-public' | 'day' | 'too-many' | 'logged-out' | 'unreachable'
}

const KIND_OF_CODE: ReadonlyMap<number, PartnerRejection['kind']> = new Map([
  [400_002, 'day'],
  [403_004, 'not-allowed'],
  [403_007, 'not-allowed'],
  [404_001, 'unknown'],
  [413_001, 'too-many'],
  [422_020, 'not-public'],
])

/** Runs one change and maps a failure to its rejection. */
export class ChangePartnerInterface {
  readonly #desk: PartnerApi

  constructor(desk: PartnerApi) {
    this.#desk = desk
  }

  async run<Value>(change: (desk: PartnerApi) => Promise<Value>): Promise<Result<Value, PartnerRejection>> {
    try {
      return ok(await change(this.#desk))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.kind === 'session-ended' || error.kind === 'logged-out') return fail({ kind: 'logged-out' })
      return fail({ kind: KIND_OF_CODE.get(error.code ?? 0) ?? 'unreachable' })
    }
  }
}
