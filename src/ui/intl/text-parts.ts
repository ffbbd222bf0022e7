import { PAGE_ROUTES } from '#domain/pages/pages.ts'

/** Parts of the texts: those of each page, and those of login area, checkout, company pages and administration. */
export const TEXT_PARTS = ['shop', 'account'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

const SHOP = ['shop'] as const

/** First segments of paths, the same in all languages. A test checks that no other page needs the second part. */
const ACCOUNT_PATHS = new Set(['infocenter', 'checkout', 'company', 'kihadmin'])

/** The specification names this alert, which is raised at the login. */
const SAID_AT_LOGIN = 'addresses.pleaseLogin'

/** `account` for texts that a page of the account declares as its own. A test finds out whether others need them. */
export function partOfText(id: string): TextPart {
  const [word = ''] = id.split('.')
  const isOfAccount = Object.values(PAGE_ROUTES).some(({ texts }) => texts?.includes(word))
  return id !== SAID_AT_LOGIN && isOfAccount ? 'account' : 'shop'
}

/** Parts of the texts for a page by the first path segment after the language; in lower case. */
export const partsOfPage = (firstSegment: string | undefined): readonly TextPart[] =>
  ACCOUNT_PATHS.has(firstSegment ?? '') ? TEXT_PARTS : SHOP
