/** What each page says, and what is said behind the login, at the checkout, about the company and to administrators. */
export const TEXT_PARTS = ['shop', 'account'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

const SHOP = ['shop'] as const

/** First segments of paths, alike in all languages. */
const ACCOUNT_PATHS = new Set(['infocenter', 'checkout', 'company', 'kihadmin'])

/** A test finds out whether any other page asks for one of these. */
const ACCOUNT_TEXTS = new Set([
  'addresses',
  'admin',
  'ageing',
  'appointment',
  'availabilityCheck',
  'backorders',
  'cart',
  'checkout',
  'claims',
  'company',
  'currencies',
  'documents',
  'enquiry',
  'forms',
  'infocenter',
  'lines',
  'list',
  'mycarts',
  'order',
  'overview',
  'ownNumbers',
  'packing',
  'partner',
  'pickup',
  'quickOrder',
  'reorder',
  'scan',
  'sharedFavourites',
  'statement',
  'trace',
])

/** The specification names this alert, which is raised at the login. */
const SAID_AT_LOGIN = 'addresses.pleaseLogin'

export function partOfText(id: string): TextPart {
  return id !== SAID_AT_LOGIN && ACCOUNT_TEXTS.has(id.split('.')[0] ?? '') ? 'account' : 'shop'
}

/** Which texts a page needs whose path, without its language, begins with a segment; in lower case. */
export const partsOfPage = (firstSegment: string | undefined): readonly TextPart[] =>
  ACCOUNT_PATHS.has(firstSegment ?? '') ? TEXT_PARTS : SHOP
