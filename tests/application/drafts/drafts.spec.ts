import { beforeEach, expect, it } from 'vitest'
import { requestClock } from '#adapters/browser/system-clock.ts'
import { Drafts, type DraftKind } from '#application/drafts/drafts.ts'
import type { DraftKey, DraftStorage } from '#application/drafts/draft-storage.port.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const lines: DraftKind<readonly string[]> = {
  name: 'quickorder',
  version: 2,
  read: (data) => (Array.isArray(data) ? data.filter((line) => typeof line === 'string') : undefined),
}

const storage = new Map<string, unknown>()
const keyOf = ({ personId, name }: DraftKey) => `${personId} ${name}`
const draftStorage: DraftStorage = {
  save: (key, content) => Boolean(storage.set(keyOf(key), content)),
  load: (key) => storage.get(keyOf(key)),
  discard: (key) => void storage.delete(keyOf(key)),
}

let shop: Container

beforeEach(() => {
  storage.clear()
  shop = anyShop({ draftStorage, clock: requestClock })
})

const logIn = (name: string) => shop.get(LogIn).run({ username: `${name}@demo.test`, password: 'demo' })

it('restores the draft of a customer, even after a logout', async () => {
  await logIn('full')
  shop.get(Drafts).open(lines).save(['3.70481'])
  await shop.get(LogOut).run()
  await logIn('full')
  expect(shop.get(Drafts).open(lines).restore()).toEqual(['3.70481'])
})

it('does not load the draft of a customer for another customer', async () => {
  await logIn('full')
  shop.get(Drafts).open(lines).save(['3.70481'])
  await shop.get(LogOut).run()
  expect(shop.get(Drafts).open(lines).restore()).toBeUndefined()
  await logIn('new')
  expect(shop.get(Drafts).open(lines).restore()).toBeUndefined()
})

it('stores the draft for the customer who typed it, even if another customer logs in', async () => {
  await logIn('full')
  const draft = shop.get(Drafts).open(lines)
  await shop.get(LogOut).run()
  await logIn('new')
  draft.save(['3.70481'])
  expect(shop.get(Drafts).open(lines).restore()).toBeUndefined()
  await shop.get(LogOut).run()
  await logIn('full')
  expect(shop.get(Drafts).open(lines).restore()).toEqual(['3.70481'])
})

it('stores no draft of an anonymous visitor', () => {
  expect(shop.get(Drafts).open(lines).save(['3.70481'])).toBe(false)
  expect(storage.size).toBe(0)
})

it.each([
  { version: 1, content: ['old'] },
  { version: 2 },
  { version: 2, content: 'garbled' },
  null,
  7,
  'text',
])('ignores the invalid stored draft %j', async (content) => {
  await logIn('full')
  const draft = shop.get(Drafts).open(lines)
  draft.save([])
  for (const key of storage.keys()) storage.set(key, content)
  expect(draft.restore()).toBeUndefined()
})

it('deletes the draft of a form that was sent', async () => {
  await logIn('full')
  const draft = shop.get(Drafts).open(lines)
  draft.save(['3.70481'])
  draft.discard()
  expect(draft.restore()).toBeUndefined()
})
