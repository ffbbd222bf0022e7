import type { z } from 'zod/mini'
import type { MockFault } from '#contracts/admin/admin.contract.ts'
import type { Fault } from './fault.ts'

/** The latency and fault that the admin page has set for the whole backend. */
export type Behaviour = { latencyMs: number; fault: z.infer<typeof MockFault> }

/** Calls into which no fault is injected, so that an admin can log in and switch the fault off. */
const CALLS_WITHOUT_FAULTS = /\/api\/(?:admin\/|login|logout)/

const FAULTS: Readonly<Record<Exclude<Behaviour['fault'], 'none'>, Fault>> = {
  down: { path: /./, kind: 'status', status: 503, retryAfterSeconds: 30 },
  garbage: { path: /./, kind: 'garbage' },
}

export function faultOf({ fault }: Behaviour, path: string): Fault | undefined {
  return fault === 'none' || CALLS_WITHOUT_FAULTS.test(path) ? undefined : FAULTS[fault]
}
