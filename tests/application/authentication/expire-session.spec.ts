import { expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { ExpireSession } from '#application/authentication/expire-session.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

it('notifies the user once that the session has ended, however many calls fail', async () => {
  const shop = await loggedInShop('full')
  shop.get(ExpireSession).onUnauthorized()
  shop.get(ExpireSession).onUnauthorized()
  expect(shop.get(AlertsStore).alerts).toMatchObject([{ kind: 'warning', messageId: 'session.wasLoggedOut' }])
})
