import { pathPattern } from '#domain/pages/localised-path.ts'
import { factsOf, ROUTE_IDS } from '#domain/pages/pages.ts'

/** What each page says, and what is said behind the login, at the checkout, about the company and to administrators. */
export const TEXT_PARTS = ['shop', 'account'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

const SHOP = ['shop'] as const

/** The specification names this alert, which is raised at the login. */
const SAID_AT_LOGIN = 'addresses.pleaseLogin'

/** `account` for texts that a page of the account declares as its own. A test finds out whether others need them. */
export function partOfText(id: string): TextPart {
  const [word = ''] = id.split('.')
  const isOfAccount = ROUTE_IDS.some((routeId) => factsOf(routeId).texts?.includes(word))
  return id !== SAID_AT_LOGIN && isOfAccount ? 'account' : 'shop'
}

/** First segments of the paths of pages with texts of their own, alike in all languages. */
const ACCOUNT_PATHS = new Set(
  ROUTE_IDS.filter((id) => factsOf(id).texts).map((id) => pathPattern(id, 'en').split('/')[0]),
)

/** Which texts a page needs whose path, without its language, begins with a segment; in lower case. */
export const partsOfPage = (firstSegment: string | undefined): readonly TextPart[] =>
  ACCOUNT_PATHS.has(firstSegment) ? TEXT_PARTS : SHOP
