import type { Capability } from '../capabilities/capability.ts'
import type { LanguageCode } from '../locale/language.ts'
import type { Features } from '../session/features.ts'

/** Groups of the info centre's navigation, by the message ids of their titles. */
type MenuGroup =
  | 'infocenter.orders'
  | 'infocenter.deliveries'
  | 'infocenter.accounting'
  | 'infocenter.articles'
  | 'infocenter.settings'

export type MenuEntry = {
  readonly group: MenuGroup
  /** Message id. */
  readonly text: string
  /** Right that the page requires: a visitor without it sees only a message. */
  readonly right?: keyof Features
}

/**
 * Pages of the info centre and the checkout require a login. `redirect`: the page to which a payment service returns,
 * which requires none.
 */
export type PageLayout = 'shop' | 'info-centre' | 'checkout' | 'redirect'

export type PageProperties = {
  /**
   * Path after the language prefix (spec 2), with parameters as `:name`; one per language if its words are translated.
   */
  readonly path: string | Readonly<Record<LanguageCode, string>>
  /** Entry of the info centre's navigation. */
  readonly menu?: MenuEntry
  /** Capability of the API that the page requires; if the API omits it, the page does not exist. */
  readonly capability?: Capability
  /** True if the page needs the full width, without the info centre's navigation beside it. */
  readonly isWide?: true
}

/** The pages of one feature by their ids. */
export type PageTable = Readonly<Record<string, PageProperties>>

/** Data of a page that only the build and the tests need. */
export type PageRoute = {
  /** Path below `src/ui`. */
  readonly file: `${string}.route.tsx`
  readonly layout: PageLayout
  /**
   * Prefixes of message ids (such as `approvals`) that only this page loads; the shared bundle omits these messages.
   */
  readonly texts?: readonly string[]
  /**
   * Name of the page in scenarios; the page of a single object has the name of the object in quotes: `the order
   * "4711"`.
   */
  readonly name?: string | readonly string[]
}

export type RoutesOf<Table extends PageTable> = Readonly<Record<keyof Table, PageRoute>>
