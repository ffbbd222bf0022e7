import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { prepareNavigation } from '#ui/composition/prepare-navigation.ts'
import { containerContext } from '#ui/kernel/container.tsx'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

/** A partner who changes the route, with the paths of the calls that follow. */
async function partner() {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const calls: string[] = []
  const shop = await loggedInShop('full', {
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return backend.respond(request)
    },
  })
  const context = new RouterContextProvider(new Map([[containerContext, shop]]))
  const go = async (path: string) => {
    calls.length = 0
    const url = new URL(path, 'https://shop.test')
    const args = { request: new Request(url), url, params: {}, context, pattern: '', unstable_pattern: '' }
    await prepareNavigation(args, async () => undefined)
  }
  return { shop, calls, go }
}

it('the shop loads the permissions on each navigation', async () => {
  const { calls, go } = await partner()
  for (const path of ['/en/categories', '/en/compare']) {
    await go(path)
    await expect.poll(() => calls).toContain('/api/getfeatures')
  }
})

it('the shop loads the search mode after a login', async () => {
  const { calls, go } = await partner()
  await go('/en/categories')
  await expect.poll(() => calls).toContain('/api/settings/search-mode')
})

it('the shop stores the last page before the login for the return after it, and clears it on the home page', async () => {
  const { shop, go } = await partner()
  const remembered = () => shop.get(CookieJar).read(previousPathCookie)
  await go('/en/categories?page=2')
  await go('/en/login')
  expect(remembered()).toBe('/en/categories?page=2')
  await go('/en')
  expect(remembered()).toBeUndefined()
})
