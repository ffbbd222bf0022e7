// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AdminStore } from '#application/admin/admin.store.ts'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { loader } from '#ui/admin/admin.route.tsx'
import AdminRoute from '#ui/admin/admin.route.tsx'
import { loadAt } from '../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

async function adminShop() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const shop = anyShop({ fetch: backend.respond })
  await shop.get(LogIn).run({ username: 'admin@demo.test', password: 'demo' })
  return { backend, shop }
}

async function openAdmin() {
  const { backend, shop } = await adminShop()
  await renderPage(<AdminRoute />, { shop })
  const user = userEvent.setup()
  const logIn = async (username: string, password: string) => {
    await user.type(screen.getByLabelText('E-mail address'), username)
    await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Log in' }))
  }
  return { backend, shop, user, logIn }
}

it('the administration page responds with 404 to guests and customers, like an unknown page', async () => {
  const nothing = { status: 404, text: 'Page Not Found: /en/kihadmin' }
  expect(await loadAt(loader, anyShop(), '/en/kihadmin')).toEqual(nothing)
  expect(await loadAt(loader, await loggedInShop('full'), '/en/kihadmin')).toEqual(nothing)
  expect(await loadAt(loader, (await adminShop()).shop, '/en/kihadmin')).toMatchObject({ status: 200 })
})

it('the administration page responds with 404 to a customer who writes the administrator role into the cookie', async () => {
  const shop = await loggedInShop('full')
  const { snapshot } = shop.get(SessionStore)
  shop.get(SessionStore).restore({ ...snapshot, user: { ...snapshot.user!, role: 'admin' } })
  expect(shop.get(SessionStore).user?.role).toBe('admin')
  expect(await loadAt(loader, shop, '/en/kihadmin')).toMatchObject({ status: 404 })
})

it('the administration page is shown while the API is down only after a login at the second service', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { backend, shop } = await adminShop()
  backend.setFaults([{ path: '/api/getfeatures', kind: 'status', status: 503 }])
  expect(await loadAt(loader, shop, '/en/kihadmin')).toMatchObject({ status: 503 })
  shop.get(AdminStore).setToken('a.b')
  expect(await loadAt(loader, shop, '/en/kihadmin')).toMatchObject({ status: 503 })
  await shop.get(LogInAsAdmin).run({ username: 'admin@demo.test', password: 'demo' })
  expect(await loadAt(loader, shop, '/en/kihadmin')).toMatchObject({ status: 200 })
})

it('the administration page shows no error log to a user who only claims to be an administrator', async () => {
  const { shop, logIn } = await openAdmin()
  const { user } = shop.get(SessionStore)
  shop.get(SessionStore).restore({ token: 'a.b', user, features: NO_FEATURES, pricesHidden: false })
  await logIn('full@demo.test', 'demo')

  await screen.findByRole('alert')
  expect(screen.queryByRole('heading', { name: 'Error log' })).toBeNull()
})
