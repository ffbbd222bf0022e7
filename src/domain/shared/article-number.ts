import { isSameNumber, stripSeparators } from './normalize-part-number.ts'

const ARTICLE_NUMBER = /^(?:\d{1,2}\.\d{5}[0-9A-Z]{0,5}|SA[0-9A-Z]{6,10})$/i

/**
 * True if the format is that of an article number (spec 5). Some OE numbers have the same format, so callers check
 * cross references first.
 */
export function isArticleNumber(text: string): boolean {
  return ARTICLE_NUMBER.test(stripSeparators(text))
}

/** True if the term is the article number of this product, in any notation (spec 5). */
export function isArticleNumberOf(text: string, sku: string): boolean {
  return isSameNumber(text, sku)
}
