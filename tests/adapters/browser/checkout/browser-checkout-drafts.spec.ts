import { expect, it } from 'vitest'
import { BrowserCheckoutDrafts } from '#adapters/browser/checkout/browser-checkout-drafts.ts'
import { storageOf } from '../../../fixtures/storage.fixture.ts'

const HOUR = 3_600_000
const step2 = { personId: 'D0100001', name: 'checkout-step2' }
const typed = { contact: 'Jo Weber' }

function anyDevice() {
  const device = storageOf()
  let now = 0
  return {
    tab: (ofTab = storageOf()) =>
      new BrowserCheckoutDrafts(
        () => ofTab,
        () => device,
        { now: () => now },
      ),
    pass: (hours: number) => (now += hours * HOUR),
  }
}

it('the checkout restores the draft of a closed tab only within twelve hours', () => {
  const { tab, pass } = anyDevice()
  tab().save(step2, typed, 0)
  pass(11)
  expect(tab().load(step2)).toEqual(typed)
  pass(2)
  expect(tab().load(step2)).toBeUndefined()
})

it('the checkout prefers the draft of this tab to a newer draft of another tab', () => {
  const { tab, pass } = anyDevice()
  const here = tab()
  here.save(step2, typed, 0)
  tab().save(step2, { contact: 'Anna' }, 0)
  pass(48)
  expect(here.load(step2)).toEqual(typed)
})

it('leaving the checkout clears the drafts of this tab, but not of another tab', () => {
  const { tab } = anyDevice()
  const here = tab()
  here.save(step2, typed, 0)
  tab().clearOwn()
  expect(tab().load(step2)).toEqual(typed)
  here.clearOwn()
  expect([here.load(step2), tab().load(step2)]).toEqual([undefined, undefined])
})

it('clearing the checkout drafts does not clear drafts of other pages', () => {
  const device = storageOf(new Map([['draft:D0100001:quickorder', '{"keptAt":1,"content":"rows"}']]))
  const drafts = new BrowserCheckoutDrafts(
    () => storageOf(),
    () => device,
    { now: () => 0 },
  )
  drafts.save(step2, typed, 0)
  drafts.discard(step2)
  drafts.clear()
  expect(device.length).toBe(1)
})
