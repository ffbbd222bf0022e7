import { expect, it, vi } from 'vitest'
import { SessionStore } from '#application/session/session.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { ManageInbox } from '#application/inbox/manage-inbox.ts'
import { InboxApi } from '#application/inbox/inbox.port.ts'
import '#ui/inbox/inbox.module.ts'
import { InboxViewModel } from '#ui/inbox/inbox.view-model.ts'
import { api } from '../../mock-backend/call-api.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const entry = {
  id: '1',
  kind: 'CLAIM',
  at: '2026-11-30T08:00:00.000Z',
  title: '',
  text: '',
  isRead: false,
} as const

it.each([
  ['infocenter/claims/T1', '/en/infocenter/claims/T1'],
  ['/evil.example', undefined],
  [undefined, undefined],
])('an entry of the inbox with the path %j links to %j', (path, href) => {
  const model = anyShop({ language: 'en' }).get(InboxViewModel)
  const counts = { unread: 1, total: 1, page: 1, pageCount: 1 }
  model.show({ entries: [{ ...entry, path }], channels: [], ...counts })
  expect(model.entries.map((one) => one.href)).toEqual([href])
})

it('an entry of the inbox is marked as read when the user opens it, and the count is updated', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const { post, decideCase } = api(backend)
  const shop = await loggedInShop('full', { fetch: (request) => backend.respond(request) })
  const session = shop.get(SessionStore)
  const caller = { token: session.token, languageID: 'en-GB', countryID: 'DE' }
  const place = { street: 'Ring 1', postCode: '20095', city: 'Hamburg', countryID: 'DE' }
  const address = { company: 'Becker SE', ...place }
  const { ticketNo } = (await post('/api/addresses/requestChange', { ...caller, address })).body
  await decideCase(ticketNo, 'REFUSE', 'Done')

  const inbox = shop.get(InboxApi)
  const { entries, unread } = await inbox.page(0, 10)
  expect([unread, entries[0]?.kind]).toEqual([1, 'REQUEST'])
  shop.get(InboxViewModel).open(entries[0]!)
  await vi.waitFor(() => expect(session.snapshot.unread).toBe(0), PATIENCE)
  expect((await inbox.page(0, 10)).entries.map(({ isRead }) => isRead)).toEqual([true])
})

it('no entry is marked as read by a user who acts on behalf of the person', async () => {
  const shop = await loggedInShop('full')
  const session = shop.get(SessionStore)
  const sent = vi.spyOn(ManageInbox.prototype, 'markRead')
  const { token, snapshot } = session
  session.restore({ ...snapshot, token, user: { ...session.user!, onBehalf: 'Clara Help' } })
  const model = shop.get(InboxViewModel)
  model.open(entry)
  expect([model.isOwn, sent.mock.calls]).toEqual([false, []])
})
