// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { reloadWhenOutdated } from '#ui/delivery/reload.ts'

afterEach(() => vi.restoreAllMocks())

/** Reports that a file of the page's build is missing while the shop serves the build `latest`. */
async function miss(ownValue: string, latest: () => Promise<string>) {
  const noted = vi.spyOn(Storage.prototype, 'setItem')
  reloadWhenOutdated({ own: ownValue, latest })
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise(setImmediate)
  return noted
}

it('the browser does not reload the page while the shop is unreachable', async () => {
  expect(await miss('a', () => Promise.reject(new TypeError('Failed to fetch')))).not.toHaveBeenCalled()
})

it('the browser does not reload a page whose build is still deployed', async () => {
  expect(await miss('a', () => Promise.resolve('a'))).not.toHaveBeenCalled()
})

it('the browser reloads a page whose files were removed by a deployment', async () => {
  expect(await miss('a', () => Promise.resolve('b'))).toHaveBeenCalledOnce()
})
