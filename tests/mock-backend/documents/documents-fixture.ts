import type { MockBackendOptions } from '#mock-backend/create-mock-backend.ts'
import { api, germany, smallBackend } from '../call-api.ts'

const NOON = Date.UTC(2026, 10, 18, 12)

/** A logged-in customer and a clock that only `wait` moves. */
export async function anyClerk(user = 'full@demo.test', options: MockBackendOptions = {}) {
  let now = NOON
  const backend = smallBackend({ clock: () => now, ...options })
  const { post, login } = api(backend)
  const token = await login(user)
  const caller = { token, ...germany }
  let keys = 0
  const freshKey = () => ({ 'idempotency-key': `a key of its own ${(keys += 1)}` })
  const call = async (path: string, body: object = {}, headers: Record<string, string> = freshKey()) =>
    post(path, { ...caller, ...body }, headers)
  const list = async (path: string, more: object = {}) =>
    (await call(path, { start: 0, length: 25, filter: {}, ...more })).body
  const documents = async (documentType: string, more: object = {}) =>
    list('/api/documents/list', { documentType, ...more })
  return { backend, token, caller, call, list, documents, wait: (ms: number) => void (now += ms) }
}

export type Clerk = Awaited<ReturnType<typeof anyClerk>>
