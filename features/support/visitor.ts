import type { LanguageCode } from '#domain/locale/language.ts'
import type { PageReader } from './drivers/page-reader.ts'

export type CartLine = { readonly number: string; readonly quantity: string }

/** The drop-down of the search in the header. */
export type SearchList = { readonly products: readonly string[]; readonly groups: readonly string[] }

export type Fields = Readonly<Record<string, string>>
export type Sent = { readonly location: string | null; readonly text: string }

/** Actions and observations of a visitor at every level; a level's class adds further ones. */
export interface Visitor {
  /** Paths, texts and sentences are in it. */
  language: LanguageCode

  open(path: string): Promise<void>
  reload(): Promise<void>
  /** A page without scripts. */
  ask(path: string): Promise<PageReader>
  /** Submits a form without scripts: its redirect, or the page of its answer. */
  send(path: string, fields: Fields): Promise<Sent>
  /** Path of the visitor, with the query. */
  address(): Promise<string>
  /** Visible text of the page, messages included. */
  seen(): Promise<string>
  /** Everything that reached the visitor with the page, shown or not. */
  received(): Promise<string>
  /** Texts of the main part's links to pages of a kind. */
  divisions(): Promise<readonly string[]>
  groups(): Promise<readonly string[]>
  parts(): Promise<readonly string[]>
  cartLines(): Promise<readonly CartLine[]>

  logIn(username: string, password: string): Promise<void>
  /** Logged in before the scenario starts, in the fastest way. */
  comeAs(username: string): Promise<void>
  logOut(): Promise<void>
  /** Uses the search of the header. */
  search(term: string): Promise<void>

  /** Tries again for as long as the page may still be changing. */
  eventually(check: () => Promise<void>): Promise<void>
  close(): Promise<void>
}
