import type { Scenario } from '../depths.ts'
import type { Visitor } from '../visitor.ts'
import { ModelVisitor } from './model-visitor.ts'

/** Timeout in ms: long for calls within the process, short for calls that are never answered. */
const TIMEOUT = 3_000

/** A visitor at the memory level, without network and browser: the mock backend responds in the same process. */
export function memoryVisitor({ respond, clock }: Scenario): Visitor {
  return new ModelVisitor({ fetch: respond, origin: 'https://shop.test', clock, timeoutMs: TIMEOUT })
}
