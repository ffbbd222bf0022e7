import { when } from 'mobx'
import type { SearchViewModel } from './search.view-model.ts'

const ROW_TRIES = 500
const ROW_WAIT_MS = 20

/**
 * Stores an arrow key that is pressed before the results appear, and all keys after it. Repeats them in sequence once the
 * results are rendered, so that a user who types quickly does not wait for each row.
 */
export class HeldKeys {
  #keys: string[] = []
  #isRepeating = false
  readonly #model: SearchViewModel

  constructor(model: SearchViewModel) {
    this.#model = model
  }

  /** Stores the key if it must wait; returns true then. */
  hold({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    if (this.#isRepeating || ctrlKey || altKey || metaKey) return false
    if (key === 'Escape') this.drop()
    const isFirst = this.#keys.length === 0
    if (isFirst && !(key === 'ArrowDown' && this.#model.state === 'pending')) return false
    if (key.length > 1 && !REPEATED.test(key)) return false
    this.#keys.push(key)
    if (isFirst) void this.#repeat()
    return true
  }

  drop(): void {
    this.#keys = []
  }

  async #repeat(): Promise<void> {
    for (let key = this.#keys[0]; key !== undefined; key = this.#keys[0]) {
      if (key === 'ArrowDown') await this.#results()
      if (key === 'Tab') await this.#row()
      // dropped while waiting
      if (this.#keys.length === 0) return
      this.#isRepeating = true
      if (!pressed(key)) this.drop()
      this.#isRepeating = false
      this.#keys.shift()
      await pause(0)
    }
  }

  async #results(): Promise<void> {
    this.#model.open()
    if (this.#model.state !== 'pending') return
    this.#model.retry()
    await when(() => this.#model.state !== 'pending')
  }

  /** Waits for the active row, whose code may still be loading. */
  async #row(): Promise<void> {
    for (let tries = 0; tries < ROW_TRIES && this.#model.activeOption && !activeRow(); tries += 1)
      await pause(ROW_WAIT_MS)
  }
}

const REPEATED = /^(?:ArrowDown|ArrowUp|Tab|Enter|Backspace)$/

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const activeRow = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')

/** Repeats a key in the focused element; false if it has no effect that a script can repeat. */
function pressed(key: string): boolean {
  const { activeElement: target } = document
  if (!(target instanceof HTMLInputElement)) return false
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  if (!target.dispatchEvent(event)) return true
  if (key === 'Enter') {
    target.form?.requestSubmit()
    return true
  }
  if (key.length > 1 && key !== 'Backspace') return false
  const { selectionStart, selectionEnd, value } = target
  const end = selectionEnd ?? value.length
  const start = selectionStart ?? end
  if (key === 'Backspace') target.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end')
  else target.setRangeText(key, start, end, 'end')
  target.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
