import type { Account } from '../accounts/account.ts'
import type { Language } from '../catalogue/language.ts'

/** Whom an answer is made for. */
export type Reader = {
  /** Undefined for anonymous visitors. */
  account: Account | undefined
  language: Language
  /** Milliseconds since the epoch. */
  now: number
}
