import type { Capability } from '../capabilities/capability.ts'
import type { LanguageCode } from '../locale/language.ts'
import type { Features } from '../session/features.ts'

/** Groups of the info centre's navigation, by their messages. */
type MenuGroup =
  | 'infocenter.orders'
  | 'infocenter.deliveries'
  | 'infocenter.accounting'
  | 'infocenter.articles'
  | 'infocenter.settings'

export type MenuEntry = {
  readonly group: MenuGroup
  /** Message. */
  readonly text: string
  /** Required permission: without it the page only shows a message. */
  readonly right?: keyof Features
}

/** The info centre and the checkout require a login; the return from a payment service does not. */
export type PageLayout = 'shop' | 'info-centre' | 'checkout' | 'redirect'

export type PageFacts = {
  /** After the language prefix (spec 2), with parameters as `:name`; one per language if its words are translated. */
  readonly path: string | Readonly<Record<LanguageCode, string>>
  /** Entry of the info centre's navigation. */
  readonly menu?: MenuEntry
  /** Capability of the API that the page requires; without it the page does not exist. */
  readonly capability?: Capability
}

/** The pages of one feature by their ids. */
export type PageTable = Readonly<Record<string, PageFacts>>

/** Data of a page that only the build and the tests need. */
export type PageRoute = {
  /** Below `src/ui`. */
  readonly file: `${string}.route.tsx`
  readonly layout: PageLayout
  /** First words of messages that no page of the shop's front needs. */
  readonly texts?: readonly string[]
  /** Name in features; a page of a single object has its name in quotes: `the order "4711"`. */
  readonly name?: string | readonly string[]
}

export type RoutesOf<Table extends PageTable> = Readonly<Record<keyof Table, PageRoute>>
