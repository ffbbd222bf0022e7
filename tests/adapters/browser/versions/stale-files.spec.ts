// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { reloadWithoutFiles } from '#adapters/browser/versions/stale-files.ts'

afterEach(() => vi.restoreAllMocks())

it('leaves the page alone that misses its files for want of a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const kept = vi.spyOn(Storage.prototype, 'setItem')
  reloadWithoutFiles()
  dispatchEvent(new Event('vite:preloadError'))
  expect(kept).not.toHaveBeenCalled()
})
