import type { Scenario } from '../depths.ts'
import type { Visitor } from '../visitor.ts'
import { ModelVisitor } from './model-visitor.ts'

/** Milliseconds. Long for calls in process, short for those that are never answered. */
const TIMEOUT = 3_000

/** No network and no page: the backend answers in process. */
export function memoryVisitor({ respond, clock }: Scenario): Visitor {
  return new ModelVisitor({ fetch: respond, origin: 'https://shop.test', clock, timeoutMs: TIMEOUT })
}
