import type { LanguageCode } from '#domain/locale/language.ts'
import type { PageReader } from './drivers/page-reader.ts'

export type CartLine = { readonly number: string; readonly quantity: string }

/** Content of the drop-down below the header's search. */
export type SearchList = { readonly products: readonly string[]; readonly groups: readonly string[] }

export type Fields = Readonly<Record<string, string>>
export type HttpResult = { readonly location: string | null; readonly text: string }

/** Actions and observations of a visitor at every test level. The class of a level may have more. */
export interface Visitor {
  /** Language of the visitor's paths and texts. */
  language: LanguageCode

  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Requests a page without scripts. */
  ask(path: string): Promise<PageReader>
  /** Submits a form without scripts; returns the redirect, or the page of the response. */
  send(path: string, fields: Fields): Promise<HttpResult>
  /** Path of the open page, with the query. */
  address(): Promise<string>
  /** Visible text of the page, including alerts. */
  seen(): Promise<string>
  /** Everything that the visitor has received with the page, even if it is not displayed. */
  received(): Promise<string>
  /** Link texts of the main part that link to pages of one kind. */
  divisions(): Promise<readonly string[]>
  groups(): Promise<readonly string[]>
  parts(): Promise<readonly string[]>
  cartLines(): Promise<readonly CartLine[]>

  logIn(username: string, password: string): Promise<void>
  /** Logs in as fast as possible, before the steps of the scenario. */
  comeAs(username: string): Promise<void>
  logOut(): Promise<void>
  /** Uses the search of the header. */
  search(term: string): Promise<void>

  /** Repeats the check while the page may still be changing. */
  eventually(check: () => Promise<void>): Promise<void>
  close(): Promise<void>
}
