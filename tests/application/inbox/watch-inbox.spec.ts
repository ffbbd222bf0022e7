import { expect, it, vi } from 'vitest'
import type { InboxChannel, UnreadCount } from '#application/inbox/inbox-channel.port.ts'
import { WatchInbox } from '#application/inbox/watch-inbox.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

async function watched() {
  const shop = await loggedInShop('full')
  const clock = new ManualClock()
  const session = shop.get(SessionStore)
  const published: UnreadCount[] = []
  let listener: ((news: UnreadCount) => void) | undefined
  const channel: InboxChannel = {
    publish: (news) => published.push(news),
    subscribe: (heard) => {
      listener = heard
      return () => void (listener = undefined)
    },
  }
  const polls = { run: vi.fn(async () => {}) }
  let isVisible = true
  const watch = new WatchInbox({
    session,
    channel,
    clock,
    refreshAccountState: polls as unknown as RefreshAccountState,
  })
  const stop = watch.run(() => isVisible)
  return {
    session,
    published,
    publish: () => watch.publish(),
    polls,
    clock,
    stop,
    hide: () => void (isVisible = false),
    hear: (news: UnreadCount) => listener?.(news),
  }
}

it('polls the inbox once a minute while the tab is visible', async () => {
  const { polls, clock, hide, stop } = await watched()
  clock.pass(59_999)
  expect(polls.run).not.toHaveBeenCalled()
  clock.pass(1)
  expect(polls.run).toHaveBeenCalledTimes(1)
  hide()
  clock.pass(600_000)
  stop()
  expect(polls.run).toHaveBeenCalledTimes(1)
})

it('publishes its own unread count to the other tabs, but not a count received from one of them', async () => {
  const { session, published, publish, hear } = await watched()
  session.countUnread(3)
  publish()
  hear({ person: 'full@demo.test', unread: 0 })
  publish()
  expect(session.snapshot.unread).toBe(0)
  expect(published).toEqual([{ person: 'full@demo.test', unread: 3 }])
})

it('ignores the unread count of a different user', async () => {
  const { session, hear } = await watched()
  session.countUnread(3)
  hear({ person: 'noprice@demo.test', unread: 0 })
  expect(session.snapshot.unread).toBe(3)
})
