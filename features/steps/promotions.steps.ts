import assert from 'node:assert/strict'
import type { Locator } from 'playwright'
import { Then, When } from '../support/steps.ts'
import { browserVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const promotions = (world: ShopWorld) =>
  browserVisitorOf(world).page.getByRole('region', { name: 'Promotions', exact: true })

/** Reads the position between the buttons: "1–4 of 12". */
async function place(world: ShopWorld) {
  const text = await promotions(world)
    .getByText(/^\d+(–\d+)? of \d+$/)
    .innerText()
  const [first = 0, last = first] = text.match(/\d+(?=–| of)/g)?.map(Number) ?? []
  return { first, inSight: last - first + 1 }
}

/** Remaining scroll distance of the slides in pixels. */
const distanceTo = (first: number, slides: Locator) =>
  slides.evaluate((list, index) => {
    const leftOf = (index: number) => (list.children[index] as HTMLElement).offsetLeft
    return Math.abs(leftOf(index) - leftOf(0) - list.scrollLeft)
  }, first - 1)

Then('promotion {int} comes first', function (number: number) {
  return this.visitor.eventually(async () => assert.equal((await place(this)).first, number))
})

When('the pointer rests on the promotions', function () {
  return promotions(this).hover()
})

When('the pointer leaves the promotions', async function () {
  const { page } = browserVisitorOf(this)
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
})

When('they drag the promotions by {int} pixels', async function (pixels: number) {
  const { page } = browserVisitorOf(this)
  const slides = promotions(this).getByRole('list').first()
  // scrolling the slides into view stops their animation at any position
  const { first } = await place(this)
  await this.visitor.eventually(async () => assert.ok((await distanceTo(first, slides)) <= 1))
  await slides.scrollIntoViewIfNeeded()
  const box = await slides.boundingBox()
  assert.ok(box)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - pixels, y)
  await page.mouse.up()
})
