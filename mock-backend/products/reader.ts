import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Account } from '../accounts/account.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Language } from '../catalogue/language.ts'
import { catalogueLanguage } from '../catalogue-language.ts'

/** Whom an answer is made for. */
export type Reader = {
  /** Undefined for anonymous visitors, and for those whose session has ended. */
  account: Account | undefined
  language: Language
  /** Milliseconds since the epoch. */
  now: number
}

type Caller = { token: string | null; languageID: LanguageId }

export const readerFrom =
  ({ sessions, clock }: { sessions: Sessions; clock: () => number }) =>
  async ({ token, languageID }: Caller): Promise<Reader> => ({
    account: await sessions.accountOf(token),
    language: catalogueLanguage[languageID],
    now: clock(),
  })
