import * as z from 'zod/mini'
import { CAPABILITIES, type Capability } from '#domain/capabilities/capability.ts'
import type { Upstream } from './upstream.ts'

const Answer = z.object({ offered: z.array(z.string()) })

/** Milliseconds after which the capabilities are requested again. */
const FRESH_MS = 60_000
/** Maximum time in ms that the first page waits for the response. */
const TIMEOUT_MS = 2_000

export type OfferedCapabilities = () => Promise<readonly Capability[]>

/**
 * Returns the capabilities that the API does not offer. Requests them at most once a minute, for all visitors. An
 * API without this call offers everything. While the API is unreachable, its last response applies. Only the first
 * page waits for a response.
 */
export function offeredCapabilities(upstream: Upstream, now = () => performance.now()): OfferedCapabilities {
  let pending: Promise<readonly Capability[]> | undefined
  let askedAt = 0
  const ask = async (last: readonly Capability[]): Promise<readonly Capability[]> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await upstream(new Request('http://localhost/api/capabilities', { signal }))
      if (!response.ok) return response.status === 404 ? [] : last
      const { offered } = z.parse(Answer, await response.json())
      return CAPABILITIES.filter((capability) => !offered.includes(capability))
    } catch {
      return last
    }
  }
  return () => {
    if (pending && now() - askedAt < FRESH_MS) return pending
    askedAt = now()
    const last = pending
    if (!last) return (pending = ask([]))
    void last.then(ask).then((capabilities) => (pending = Promise.resolve(capabilities)))
    return last
  }
}
