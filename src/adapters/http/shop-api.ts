import type { LanguageId } from '#contracts/shared.dto.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { contractClient, type Connection } from './contract-client.ts'

/** What nearly every call carries. */
export type Caller = {
  readonly token: string | null
  readonly languageID: LanguageId
  readonly countryID: string
}

/** The contract's calls as one visitor makes them. */
export class ShopApi {
  readonly calls = contractClient
  /** Handed to every call. */
  readonly via: Connection
  readonly #caller: () => Caller
  readonly #pricesAreWanted: () => boolean

  constructor(connection: Connection, caller: () => Caller, pricesAreWanted: () => boolean) {
    this.via = connection
    this.#caller = caller
    this.#pricesAreWanted = pricesAreWanted
  }

  get caller(): Caller {
    return this.#caller()
  }

  /** False for who has hidden the prices; whether there are any is up to the API. */
  get pricesAreWanted(): boolean {
    return this.#pricesAreWanted()
  }

  /** For the calls that answer 200 with code 401000 where the session has ended (spec 8); `session` as it was when they were made. */
  sessionEnded(call: string, session: string | undefined): ApiFailure {
    this.via.sessionEnded(session)
    return new ApiFailure('session-ended', call, { code: SESSION_ENDED_CODE })
  }
}

/** For the calls whose payload has no token. */
export const bearer = ({ token }: Pick<Caller, 'token'>): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

export const SESSION_ENDED_CODE = 401_000
