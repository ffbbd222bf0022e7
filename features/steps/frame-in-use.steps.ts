import assert from 'node:assert/strict'
import { Given, Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

/** Maximum number of Tab presses; no page has as many focusable elements before its first field. */
const TABS_MAX = 80

Then(/^(the next|no) page is announced as loading$/, function (which: string) {
  const progress = browserVisitorOf(this).page.getByRole('progressbar', { name: this.text('frame.loading') })
  return progress.waitFor({ state: which === 'no' ? 'detached' : 'visible' })
})

Given('page transitions are counted', async function () {
  await browserVisitorOf(this).page.addInitScript(() => {
    const counted = Object.assign(window, { transitions: 0 })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.id === 'page-transition') counted.transitions += 1
      return animate.call(this, frames, options)
    }
  })
})

Given('their operating system requests reduced motion', function () {
  return browserVisitorOf(this).page.emulateMedia({ reducedMotion: 'reduce' })
})

Then(/^(\d+) pages? (?:has|have) faded in$/, function (count: string) {
  return this.visitor.eventually(async () => {
    const counted = await browserVisitorOf(this).page.evaluate(
      () => (window as { transitions?: number }).transitions,
    )
    assert.equal(counted, Number(count))
  })
})

const usernameField = (world: ShopWorld) =>
  browserVisitorOf(world).page.getByLabel(world.text('login.username'))

When('they type {int} characters as user name', async function (count: number) {
  const field = usernameField(this)
  await field.fill('')
  await field.fill('x'.repeat(Math.max(count - 2, 0)))
  await field.pressSequentially('yz')
})

Then('the field contains {int} characters', async function (count: number) {
  assert.equal((await usernameField(this).inputValue()).length, count)
})

Then('the message {string} is announced with the field', async function (text: string) {
  const ids = await usernameField(this).getAttribute('aria-describedby')
  const message = await browserVisitorOf(this)
    .page.locator(`#${escaped(ids?.split(' ').at(-1) ?? '')}`)
    .innerText()
  assert.equal(message, text)
})

When('they move the focus by Tab to {string}', async function (name: string) {
  const { page } = browserVisitorOf(this)
  for (let tab = 0; tab < TABS_MAX; tab += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined
      return (label ?? activeElement)?.textContent?.trim()
    })
    if (focused === name) return
  }
  assert.fail(`the keyboard does not reach ${name}`)
})

When('they write {string}', function (text: string) {
  return browserVisitorOf(this).page.keyboard.type(text)
})

/** Escapes React's ids, which contain special characters of selectors. */
const escaped = (id: string) => id.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)
