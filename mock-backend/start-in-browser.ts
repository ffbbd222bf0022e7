import { setupWorker } from 'msw/browser'
import { createMockBackend, type MockBackend, type MockBackendOptions } from './create-mock-backend.ts'

export const STORED_AS = 'mock-backend'

/**
 * Fixed, so that sessions survive a reload. It protects nothing: the demo runs entirely in the visitor's
 * browser.
 */
const secret = new TextEncoder().encode('the demo has nothing to hide from its visitor')

/** Answers the page's API calls by a service worker; all other requests go to the network. */
export async function startInBrowser(options: MockBackendOptions = {}): Promise<MockBackend> {
  const snapshot = sessionStorage.getItem(STORED_AS)
  const backend = createMockBackend({ secret, ...(snapshot !== null && { snapshot }), ...options })
  addEventListener('pagehide', () => sessionStorage.setItem(STORED_AS, backend.snapshot()))
  await setupWorker(...backend.handlers).start({ onUnhandledFrame: 'bypass', quiet: true })
  return backend
}
