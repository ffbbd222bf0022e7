import assert from 'node:assert/strict'
import { pageCalled } from '../support/page-names.ts'
import { Given, Then } from '../support/steps.ts'
import { includes, plain } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Table = { raw(): string[][] }
type CountryAnswer = { entity: { links: Record<string, unknown> } }

Given(/^a country (?:without a help desk|whose help desk is at "(.+)")$/, function (href) {
  helpDeskAt(this, href ?? undefined)
})

Then('the main navigation has the entries:', function (table: Table) {
  const entries = within(this, 'header nav > div > ul:first-of-type > li > :first-child')
  assert.deepEqual(entries.map(nameOf), table.raw().flat())
})

Then(/^the (header|footer) has the links:$/, function (part: string, table: Table) {
  const links = within(this, `${part} a`)
  for (const [name = '', page = ''] of table.raw()) {
    const href = pageCalled(page).pathIn(this.to)
    const ways = links
      .filter((link) => nameOf(link).startsWith(name))
      .map((link) => link.getAttribute('href'))
    assert.deepEqual([...new Set(ways)], [href], `${name} leads elsewhere`)
  }
})

Then(/^the (header|footer) names the links:$/, function (part: string, table: Table) {
  const links = within(this, `${part} a`).map(nameOf)
  for (const [name = ''] of table.raw()) assert.ok(links.includes(name), name)
})

Then(
  /^a link "([^"]*)" opens in a new tab, in (header and footer|the footer)$/,
  function (name: string, location: string) {
    for (const part of location === 'the footer' ? ['footer'] : ['header', 'footer']) {
      const link = within(this, `${part} a`).find((anchor) => nameOf(anchor).startsWith(name))
      assert.equal(link?.getAttribute('target'), '_blank', part)
      assert.match(link?.getAttribute('rel') ?? '', /noopener/)
    }
  },
)

Then('there is no link {string}', function (name: string) {
  assert.equal(httpVisitorOf(this).response?.status, 200)
  assert.equal(
    within(this, 'a').some((link) => nameOf(link).startsWith(name)),
    false,
  )
})

Then('there is no main navigation and no footer', function () {
  assert.equal(httpVisitorOf(this).response?.status, 200)
  assert.deepEqual(within(this, 'header nav, footer'), [])
})

Then('the footer shows the texts:', function (table: Table) {
  const [footer] = within(this, 'footer')
  for (const [text = ''] of table.raw()) includes(footer?.textContent ?? '', text)
})

Then('the footer shows this year and the logo of {string}', function (name: string) {
  const [footer] = within(this, 'footer')
  includes(footer?.textContent ?? '', `© ${new Date().getUTCFullYear()} `)
  const logo = footer?.querySelector(`img[alt="${name}"]`)
  assert.deepEqual([logo?.getAttribute('width'), logo?.getAttribute('height')], ['260', '100'])
})

const within = (world: ShopWorld, selector: string) => [
  ...httpVisitorOf(world).page.document.querySelectorAll(selector),
]

const nameOf = (element: Element) => plain(element.getAttribute('aria-label') ?? element.textContent ?? '')

function helpDeskAt(world: ShopWorld, href: string | undefined): void {
  world.changeAnswer('/api/country', (response) => {
    const { entity } = response as CountryAnswer
    const { helpDesk: _, ...links } = entity.links
    return {
      ...response,
      entity: { ...entity, links: href === undefined ? links : { ...links, helpDesk: href } },
    }
  })
}
