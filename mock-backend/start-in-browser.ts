import { setupWorker } from 'msw/browser'
import { createMockBackend, type MockBackend, type MockBackendOptions } from './create-mock-backend.ts'

export const SNAPSHOT_STORAGE_KEY = 'mock-backend'

/**
 * Fixed, so that sessions survive a reload. The secret needs no protection: the demo runs entirely in the
 * visitor's browser.
 */
const secret = new TextEncoder().encode('the demo has nothing to hide from its visitor')

/** Responds to the page's API calls in a service worker; all other requests reach the network. */
export async function startInBrowser(options: MockBackendOptions = {}): Promise<MockBackend> {
  const snapshot = sessionStorage.getItem(SNAPSHOT_STORAGE_KEY)
  const backend = createMockBackend({ secret, ...(snapshot !== null && { snapshot }), ...options })
  addEventListener('pagehide', () => sessionStorage.setItem(SNAPSHOT_STORAGE_KEY, backend.snapshot()))
  await setupWorker(...backend.handlers).start({ onUnhandledFrame: 'bypass', quiet: true })
  return backend
}
