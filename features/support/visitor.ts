import type { LanguageCode } from '#domain/locale/language.ts'

export type CartLine = { readonly number: string; readonly quantity: string }

/** The drop-down of the search in the header. */
export type SearchList = { readonly products: readonly string[]; readonly groups: readonly string[] }

/** What one visitor does and sees, whichever way a scenario reaches the shop. */
export interface Visitor {
  /** Paths, texts and sentences are in it. */
  language: LanguageCode

  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Where the visitor is, with the query. */
  address(): Promise<string>
  /** What can be read on the page, messages included. */
  seen(): Promise<string>
  /** Everything that reached the visitor with the page, shown or not. */
  received(): Promise<string>
  /** What the links of the page's main part say that lead to pages of a kind. */
  divisions(): Promise<readonly string[]>
  groups(): Promise<readonly string[]>
  parts(): Promise<readonly string[]>
  showMoreGroups(): Promise<void>

  goToLogIn(): Promise<void>
  logIn(username: string, password: string): Promise<void>
  /** Logged in before the scenario begins, in whatever way is quick. */
  comeAs(username: string): Promise<void>
  logOut(): Promise<void>
  hidePrices(): Promise<void>
  requestPasswordReset(username: string): Promise<void>
  typedUsername(): Promise<string>
  /** A session from an earlier visit, as the browser kept it. */
  bringToken(token: string): Promise<void>
  /** What the shop keeps of the visitor between pages. */
  keptUser(): Promise<Readonly<Record<string, unknown>> | undefined>

  addControl(): Promise<'missing' | 'disabled' | 'enabled'>
  typeQuantity(text: string): Promise<void>
  typedQuantity(): Promise<string>
  putIntoCart(): Promise<void>
  addedIsShown(): Promise<boolean>
  cartLines(): Promise<readonly CartLine[]>
  changeQuantity(number: string, text: string): Promise<void>
  removeLine(number: string): Promise<void>
  markLine(number: string): Promise<void>
  markAllLines(areMarked: boolean): Promise<void>
  allLinesAreMarked(): Promise<boolean>
  removeMarked(): Promise<void>
  undoRemoval(): Promise<void>
  noteLine(number: string, note: string): Promise<void>
  retryChanges(): Promise<void>

  /** Types into the search of the header, which then has the focus. */
  typeSearch(text: string): Promise<void>
  typedSearch(): Promise<string>
  submitSearch(): Promise<void>
  searchState(): Promise<'idle' | 'pending' | 'success' | 'error'>
  /** Absent while it is closed. */
  searchList(): Promise<SearchList | undefined>
  showDetails(number: string): Promise<void>
  hideDetails(number: string): Promise<void>
  foundControl(number: string): Promise<'missing' | 'disabled' | 'enabled'>
  putFoundIntoCart(number: string, quantity: string): Promise<void>
  followGroup(name: string): Promise<void>

  closeMessages(): Promise<void>
  waitFor(ms: number): Promise<void>
  /** Tries again for as long as the page may still be changing. */
  eventually(check: () => Promise<void>): Promise<void>
  close(): Promise<void>
}
