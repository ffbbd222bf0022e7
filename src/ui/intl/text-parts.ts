import { PAGE_ROUTES } from '#domain/pages/pages.ts'

/**
 * The messages are split into two files: `shop` for every page, `account` for login area, checkout, company pages and
 * administration.
 */
export const TEXT_PARTS = ['shop', 'account'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

const SHOP = ['shop'] as const

/**
 * First path segments, the same in all languages, of the pages that load `account`. A test checks that no other page
 * needs it.
 */
const ACCOUNT_PATHS = new Set(['infocenter', 'checkout', 'company', 'kihadmin'])

/** Id of a message on the login page. It has a prefix of account pages, because the specification defines the id. */
const SAID_AT_LOGIN = 'addresses.pleaseLogin'

/**
 * Part of a message: `account` if the first segment of its id belongs to account pages; a test checks that no other
 * page uses the message.
 */
export function textPartOf(id: string): TextPart {
  const [word = ''] = id.split('.')
  const isOfAccount = Object.values(PAGE_ROUTES).some(({ texts }) => texts?.includes(word))
  return id !== SAID_AT_LOGIN && isOfAccount ? 'account' : 'shop'
}

/** Parts of the messages that a page needs, by the first path segment after the language, in lower case. */
export const partsOfPage = (firstSegment: string | undefined): readonly TextPart[] =>
  ACCOUNT_PATHS.has(firstSegment ?? '') ? TEXT_PARTS : SHOP
