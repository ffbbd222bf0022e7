import type { ScenarioClock } from './scenario-clock.ts'
import type { Visitor } from './visitor.ts'

export type Depth = 'memory' | 'http' | 'browser'

export type Scenario = {
  readonly respond: (request: Request) => Promise<Response>
  readonly clock: ScenarioClock
}

const stops: (() => Promise<void>)[] = []

/** Stops resources that all scenarios of a run share, such as the server. */
export async function stopShared(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop()
}

export function onEnd(stop: () => Promise<void>): void {
  stops.push(stop)
}

/** Creates the visitor of a test level; loads only the code of that level. */
export async function openVisitor(depth: Depth, scenario: Scenario): Promise<Visitor> {
  switch (depth) {
    case 'memory': {
      const { memoryVisitor } = await import('./drivers/memory-visitor.ts')
      return memoryVisitor(scenario)
    }
    case 'http': {
      const { httpVisitor } = await import('./drivers/http-visitor.ts')
      return httpVisitor(scenario)
    }
    case 'browser': {
      const { browserVisitor } = await import('./drivers/browser-visitor.ts')
      return browserVisitor(scenario)
    }
  }
}
