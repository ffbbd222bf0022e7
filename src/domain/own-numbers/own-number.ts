import type { Article } from '../goods/article.ts'

/** The company's own number of a part. */
export type OwnNumber = {
  readonly number: string
  readonly article: Article
  /** False if the part is superseded or discontinued: the shop then treats the number as unassigned. */
  readonly isUsable: boolean
  /** ISO 8601 time. */
  readonly decidedAt: string
  /** Name of the user. */
  readonly decidedBy: string
}

export type OwnNumberInput = { readonly number: string; readonly articleNo: string }

/**
 * `taken`: in the catalogue the number belongs to other parts. `invalid`: the number has neither a letter nor a digit.
 */
export type OwnNumberStatus = 'saved' | 'unknown-part' | 'taken' | 'invalid'

export const OWN_NUMBER_LENGTH_MAX = 40
export const OWN_NUMBERS_MAX = 10_000
const ARTICLE_NO_LENGTH_MAX = 60

/**
 * Own number and article number of each row, in the first two cells. A first row without a digit in its article
 * number is the heading; incomplete rows are omitted.
 */
export function ownNumbersIn(rows: readonly (readonly string[])[]): readonly OwnNumberInput[] {
  const inputs = rows.map(([number = '', articleNo = '']) => ({
    number: number.trim().slice(0, OWN_NUMBER_LENGTH_MAX),
    articleNo: articleNo.trim().slice(0, ARTICLE_NO_LENGTH_MAX),
  }))
  return inputs.filter(
    ({ number, articleNo }, index) =>
      number !== '' && articleNo !== '' && (index > 0 || /\d/.test(articleNo)),
  )
}
