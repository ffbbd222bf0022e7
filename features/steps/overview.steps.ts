import assert from 'node:assert/strict'
import { isFocused } from '../support/drivers/keys.ts'
import { Then, When } from '../support/steps.ts'
import { plain } from '../support/texts.ts'
import { mainElement, browserVisitorOf, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const UTC = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const
const textInUtc = (time: string) => new Intl.DateTimeFormat('en-GB', UTC).format(new Date(time))

Then('the time of the overview is in UTC', function () {
  const paragraphs = [...httpVisitorOf(this).page.document.querySelectorAll('main p')]
  const asOf = paragraphs.find(({ textContent }) => textContent?.startsWith('As of '))
  const time = asOf?.querySelector('time')
  assert.equal(time?.textContent, `${textInUtc(time?.dateTime ?? '')} UTC`)
})

Then('the chart has the same figures as its table', function () {
  const { document } = httpVisitorOf(this).page
  const bars = [...document.querySelectorAll('main svg rect')]
  const rows = [...document.querySelectorAll('main details table tbody tr')]
  assert.equal(rows.length, 12)
  assert.equal(bars.length, 12)
  const counts = rows.map((row) => Number(plain(row.children[1]?.textContent ?? '').replaceAll(',', '')))
  const heights = bars.map((bar) => Number(bar.getAttribute('height')))
  const scale = Math.max(...heights) / Math.max(...counts)
  counts.forEach((count, index) => assert.ok(Math.abs(heights[index]! - count * scale) < 0.01))
})

Then('the tiles of orders and back orders show the number of entries of their lists', async function () {
  const tiles = [
    ...httpVisitorOf(this).page.document.querySelectorAll('ul[aria-label="Today at a glance"] a'),
  ].map((tile) => ({ href: tile.getAttribute('href')!, count: plain(tile.children[1]?.textContent ?? '') }))
  const counted = tiles.filter(({ href }) => /orderhistory|backorderlist/.test(href))
  assert.equal(counted.length, 2)
  for (const { href, count } of counted) {
    await this.visitor.open(href)
    assert.match(httpVisitorOf(this).page.text, new RegExp(`\\b${count} (orders?|back-order lines?)\\b`))
  }
})

When('they follow the tile {string}', async function (name: string) {
  const links = [
    ...httpVisitorOf(this).page.document.querySelectorAll('ul[aria-label="Today at a glance"] a'),
  ]
  const tile = links.find((link) => plain(link.children[0]?.textContent ?? '') === name)
  await this.visitor.open(tile?.getAttribute('href') ?? assert.fail(`no tile ${name}`))
})

const tileOf = (world: ShopWorld, name: string) =>
  mainElement(world).getByRole('list', { name: 'Today at a glance' }).getByRole('link', { name })

Then('the tile {string} shows {string}', async function (name: string, text: string) {
  await tileOf(this, name).getByText(text, { exact: true }).waitFor()
})

When('they press the tile {string}', function (name: string) {
  return tileOf(this, name).press('Enter')
})

Then('the downloads of the header have the focus', function () {
  const button = browserVisitorOf(this)
    .page.getByRole('banner')
    .getByRole('button', { name: /^Downloads/ })
  return this.visitor.eventually(async () => assert.ok(await isFocused(button)))
})
