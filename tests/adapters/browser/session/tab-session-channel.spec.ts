// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.test/" }
import { afterEach, expect, it, vi } from 'vitest'
import { DocumentSessionCookies } from '#adapters/browser/session/document-session-cookies.ts'
import { TabSessionChannel } from '#adapters/browser/session/tab-session-channel.ts'
import { PATIENCE } from '../../../fixtures/patience.fixture.ts'

const CHANNEL = 'session-news'
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function anyTab() {
  const news = new TabSessionChannel()
  const heard = vi.fn()
  stops.push(news.subscribe(heard))
  return { news, heard }
}

it('the session channel sends a message to the other tabs but not to its own', async () => {
  const [here, there] = [anyTab(), anyTab()]
  here.news.publish()

  await vi.waitFor(() => expect(there.heard).toHaveBeenCalledOnce(), PATIENCE)
  expect(there.heard).toHaveBeenCalledWith({ session: undefined, pricesHidden: false })
  expect(here.heard).not.toHaveBeenCalled()
})

it('the session channel reads the session from the cookies, not from the content of a message', async () => {
  new DocumentSessionCookies().savePricesHidden(true)
  const { heard } = anyTab()
  const otherUser = new BroadcastChannel(CHANNEL)
  const say = otherUser.postMessage.bind(otherUser)
  const hostile = [
    null,
    undefined,
    '',
    'CHANGED',
    ['changed'],
    { data: 'changed' },
    { session: { token: 'a.b', user: { role: 'admin' } }, pricesHidden: false },
    new Map([['toString', 'changed']]),
    '<script>',
    42,
  ]
  for (const message of hostile) say(message)
  say('changed')

  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), PATIENCE)
  otherUser.close()
  expect(heard.mock.calls).toEqual([[{ session: undefined, pricesHidden: true }]])
})

it.each([
  ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'is restored from the back/forward cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('the session channel reads the session from the cookies when the page %s', async (_, happens) => {
  new DocumentSessionCookies().savePricesHidden(true)
  const { heard } = anyTab()
  happens()
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), PATIENCE)
  expect(heard).toHaveBeenCalledWith({ session: undefined, pricesHidden: true })
})

it('the session channel ignores messages after it is closed', async () => {
  const [here, there, third] = [anyTab(), anyTab(), anyTab()]
  stops[1]!()
  here.news.publish()

  await vi.waitFor(() => expect(third.heard).toHaveBeenCalledOnce(), PATIENCE)
  expect(there.heard).not.toHaveBeenCalled()
})
