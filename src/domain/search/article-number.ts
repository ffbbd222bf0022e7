import { isSameNumber, squeeze } from './squeeze.ts'

const ARTICLE_NUMBER = /^(?:\d{1,2}\.\d{5}[0-9A-Z]{0,5}|SA[0-9A-Z]{6,10})$/i

/** By its form alone (spec 5). Some makers' numbers have it too: look for a cross reference first. */
export function isArticleNumber(text: string): boolean {
  return ARTICLE_NUMBER.test(squeeze(text))
}

/** Whether the term is the number of this product, in any form (spec 5). */
export function isArticleNumberOf(text: string, sku: string): boolean {
  return isSameNumber(text, sku)
}
