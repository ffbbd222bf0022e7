import { setupWorker } from 'msw/browser'
import { createMockBackend, type MockBackend, type MockBackendOptions } from './create-mock-backend.ts'

const STORED_AS = 'mock-backend'

/** No secret in a demo that holds everything itself, but sessions outlive a reload. */
const secret = new TextEncoder().encode('the demo has nothing to hide from its visitor')

/** Answers the API's calls of this page by a service worker; all else goes to the network. */
export async function startInBrowser(options: MockBackendOptions = {}): Promise<MockBackend> {
  const snapshot = sessionStorage.getItem(STORED_AS)
  const backend = createMockBackend({ secret, ...(snapshot !== null && { snapshot }), ...options })
  addEventListener('pagehide', () => sessionStorage.setItem(STORED_AS, backend.snapshot()))
  await setupWorker(...backend.handlers).start({ onUnhandledFrame: 'bypass', quiet: true })
  return backend
}
