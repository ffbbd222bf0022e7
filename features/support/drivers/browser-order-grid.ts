import type { ShopWorld } from '../world.ts'
import { browserVisitorOf } from '../visitor-by-depth.ts'
import type { ListPage, ShownRow } from './model-table.ts'

/** The order grid at the browser level. */
export class BrowserOrderGrid {
  readonly #world: ShopWorld

  constructor(world: ShopWorld) {
    this.#world = world
  }

  open(page: ListPage): Promise<void> {
    return this.#world.visitor.open(this.#world.to(page))
  }

  /** Pastes text, and repeats this until the page has handled it: a page that is not hydrated has no listener yet. */
  async paste(text: string): Promise<void> {
    await this.#page.waitForFunction((list) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', list)
      const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return !document.body.dispatchEvent(pasted)
    }, text)
  }

  async rows(): Promise<readonly ShownRow[]> {
    const shownRows = await this.#page.locator('tr:has([data-column=number])').evaluateAll((rows) =>
      rows.map((row) => {
        const textIn = (column: string) =>
          row.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.value ?? ''
        const state = row.querySelector<HTMLElement>('[data-label=Status]')?.innerText.trim() ?? ''
        return { number: textIn('number'), quantity: textIn('quantity'), state }
      }),
    )
    return shownRows.filter(({ number, quantity }) => number !== '' || quantity !== '')
  }

  add(): Promise<void> {
    return this.#page.getByRole('button', { name: /^Add \d+ rows? to cart$/ }).click()
  }

  async problems(): Promise<string> {
    const labels = await this.#kinds.getByRole('button').allInnerTexts()
    return labels.map((text) => text.trim()).join(', ')
  }

  goToNext(kind: string): Promise<void> {
    return this.#kinds.getByRole('button', { name: kind }).click()
  }

  place(): Promise<number> {
    return this.#page.evaluate(() => {
      const name = document.activeElement?.getAttribute('aria-label') ?? ''
      return Number(/row (\d+)/.exec(name)?.[1])
    })
  }

  get #kinds() {
    return this.#page.getByRole('group', { name: this.#world.text('lines.problemKinds') })
  }

  get #page() {
    return browserVisitorOf(this.#world).page
  }
}
