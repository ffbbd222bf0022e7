import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import type { ScenarioClock } from '../scenario-clock.ts'
import type { Visitor } from '../visitor.ts'
import { ModelVisitor } from './model-visitor.ts'

/** Milliseconds. Long for calls in process, short for those that are never answered. */
const TIMEOUT = 300

type Scenario = { readonly backend: MockBackend; readonly clock: ScenarioClock }

/** No network and no page: the backend answers in process. */
export function memoryVisitor({ backend, clock }: Scenario): Visitor {
  const fetch = (request: Request) => backend.respond(request)
  return new ModelVisitor({ fetch, origin: 'https://shop.test', clock, timeoutMs: TIMEOUT })
}
