import type { z } from 'zod/mini'
import type { MockFault } from '#contracts/admin/admin.contract.ts'
import type { Fault } from './fault.ts'

/** How the whole backend behaves until it is told otherwise. */
export type Behaviour = { latencyMs: number; fault: z.infer<typeof MockFault> }

/** Who switches a fault on has to be able to log in and switch it off. */
const ALWAYS_WELL = /\/api\/(?:admin\/|login|logout)/

const FAULTS: Readonly<Record<Exclude<Behaviour['fault'], 'none'>, Fault>> = {
  down: { path: /./, kind: 'status', status: 503, retryAfterSeconds: 30 },
  garbage: { path: /./, kind: 'garbage' },
}

export function faultOf({ fault }: Behaviour, path: string): Fault | undefined {
  return fault === 'none' || ALWAYS_WELL.test(path) ? undefined : FAULTS[fault]
}
