import { setupWorker } from 'msw/browser'
import { createMockBackend, type MockBackend, type MockBackendOptions } from './create-mock-backend.ts'

/** Answers the API's calls of this page by a service worker; all else goes to the network. */
export async function startInBrowser(options: MockBackendOptions = {}): Promise<MockBackend> {
  const backend = createMockBackend(options)
  await setupWorker(...backend.handlers).start({ onUnhandledFrame: 'bypass', quiet: true })
  return backend
}
