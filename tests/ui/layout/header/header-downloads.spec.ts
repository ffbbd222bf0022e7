import { describe, expect, it } from 'vitest'
import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import { HeaderViewModel } from '#ui/layout/header/header.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

/** Downloads of this device, and their subscribers. */
function device() {
  let storedDownloads: ReturnType<DownloadStorage['load']> = []
  let heard: ((where: 'here' | 'elsewhere') => void) | undefined
  const downloadStorage: DownloadStorage = {
    save: () => true,
    load: () => storedDownloads,
    discard: () => {},
    subscribe: (listener) => {
      heard = listener
      return () => void (heard = undefined)
    },
  }
  return {
    downloadStorage,
    keep: () => void (storedDownloads = [{ queueId: 'q1', content: {} }]),
    tell: (origin: 'here' | 'elsewhere') => heard?.(origin),
  }
}

describe('downloads in the header', () => {
  it('are shown when another tab starts the first download', async () => {
    const { downloadStorage, keep, tell } = device()
    const header = (await loggedInShop('full', { downloadStorage })).get(HeaderViewModel)
    header.watchDownloads()
    expect(header.hasDownloads).toBe(false)
    tell('elsewhere')
    expect(header.hasDownloads).toBe(false)
    keep()
    tell('elsewhere')
    expect(header.hasDownloads).toBe(true)
  })

  it('are shown immediately if they are stored or start in this tab', async () => {
    const { downloadStorage, keep, tell } = device()
    const here = (await loggedInShop('full', { downloadStorage })).get(HeaderViewModel)
    here.watchDownloads()
    tell('here')
    expect(here.hasDownloads).toBe(true)
    keep()
    const later = (await loggedInShop('full', { downloadStorage })).get(HeaderViewModel)
    later.watchDownloads()
    expect(later.hasDownloads).toBe(true)
  })

  it('of a customer are not shown to a guest', async () => {
    const { downloadStorage, keep, tell } = device()
    keep()
    const guest = anyShop({ downloadStorage }).get(HeaderViewModel)
    guest.watchDownloads()()
    tell('here')
    expect(guest.hasDownloads).toBe(false)
  })
})
