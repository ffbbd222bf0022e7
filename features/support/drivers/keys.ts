import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright'

/** Maximum number of key presses to reach an element: a user would reach for the mouse before. */
const TABS_MAX = 60

/** A user without a mouse; counts each pressed key and typed letter. */
export class Keys {
  pressed = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string): Promise<void> {
    this.pressed += 1
    await this.#page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    for (const sign of text) await this.press(sign)
  }

  /** Presses `key` until the element has the focus: Tab moves forward, Shift+Tab back. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor()
    for (let tab = 0; tab < TABS_MAX; tab += 1) {
      if (await isFocused(target)) return
      await this.press(key)
    }
    assert.fail('The keyboard does not lead there')
  }

  async activate(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.goTo(target, key)
    await this.press('Enter')
  }
}

export const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)
