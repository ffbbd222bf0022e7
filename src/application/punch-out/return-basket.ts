import type { LanguageCode } from '#domain/locale/language.ts'
import type { ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import type { PunchOutApi, PunchOutRefusal } from './punch-out-api.port.ts'
import { isOver, type PunchOutVisit } from './punch-out-visit.ts'

type ReturnRejection = PunchOutRefusal | { readonly kind: 'over' }

/** Takes the basket of a session back to the buyer's system. */
export class ReturnBasket {
  readonly #api: PunchOutApi

  constructor(api: PunchOutApi) {
    this.#api = api
  }

  async run(
    visit: PunchOutVisit,
    { language, isAborted }: { readonly language: LanguageCode; readonly isAborted: boolean },
    now: number,
  ): Promise<Result<ReturnedBasket, ReturnRejection>> {
    if (isOver(visit, now)) return fail({ kind: 'over' })
    return this.#api.return(visit.token, language, isAborted)
  }
}
