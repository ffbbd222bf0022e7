import { Given, Then } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { screen, wire } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const textIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

Given('their clock is that of {string}', async function (this: ShopWorld, timezoneId: string) {
  const { context, page } = screen(this)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId })
})

Then(
  /^the overview is as of a time in (?:UTC|"(.+)")$/,
  async function (this: ShopWorld, zone: string | null) {
    if (zone === null) {
      const paragraphs = [...wire(this).page.document.querySelectorAll('main p')]
      const asOf = paragraphs.find(({ textContent }) => textContent?.startsWith('As of '))
      const time = asOf?.querySelector('time')
      return assert.equal(time?.textContent, `${textIn('UTC', time?.dateTime ?? '')} UTC`)
    }
    const time = screen(this)
      .page.getByText(/^As of /)
      .getByRole('time')
    return this.visitor.eventually(async () =>
      assert.equal(await time.innerText(), textIn(zone, (await time.getAttribute('datetime')) ?? '')),
    )
  },
)
