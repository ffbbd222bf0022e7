import { InvariantViolation } from './invariant-violation.ts'

type Step = { readonly sentence: string; readonly values: readonly (string | number)[] }
type Day = { readonly calls: number; readonly orders: number; end(): void }

/** Kind of simulated days: generator, initial state and execution of a step. */
export type Simulation<Simulated extends Day = any, One extends Step = any> = {
  readonly given: string
  open(): Simulated
  /** Equal seeds give equal days. */
  dayOf(seed: number): readonly One[]
  carryOut(day: Simulated, step: One): Promise<void>
}

export type Outcome = {
  readonly calls: number
  readonly orders: number
  readonly broken?: InvariantViolation | undefined
}

/** Calls `report` before each step, which distinguishes a slow day from one that hangs. */
export const reporting = (simulation: Simulation, report: () => void): Simulation => ({
  ...simulation,
  carryOut(day, step) {
    report()
    return simulation.carryOut(day, step)
  },
})

export async function runDay<One extends Step>(
  simulation: Simulation<any, One>,
  steps: readonly One[],
): Promise<Outcome> {
  const day: Day = simulation.open()
  try {
    for (const step of steps) await simulation.carryOut(day, step)
    return { calls: day.calls, orders: day.orders }
  } catch (error) {
    if (!(error instanceof InvariantViolation)) throw error
    return { calls: day.calls, orders: day.orders, broken: error }
  } finally {
    day.end()
  }
}

/** Maximum time in milliseconds for shrinking. */
const SHRINK_MAX = 120_000

/**
 * Shrinks a failing day until the time limit: removes halves first, then single steps. If only the duration of the
 * removed steps matters, for example for the end of a session, a pause of the same duration replaces them.
 */
export async function shrink<One extends Step>(
  simulation: Simulation<any, One>,
  steps: readonly One[],
  { promise }: InvariantViolation,
  longestMs = SHRINK_MAX,
): Promise<readonly One[]> {
  const end = performance.now() + longestMs
  const isStillBroken = async (some: readonly One[]) =>
    (await runDay(simulation, some)).broken?.promise === promise
  let remainingSteps = steps
  for (const instead of [timeOf, () => []]) {
    for (
      let size = Math.ceil(remainingSteps.length / 2);
      size >= 1;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    ) {
      for (let start = 0; start < remainingSteps.length;) {
        if (performance.now() > end) return remainingSteps
        const replacement = instead(remainingSteps.slice(start, start + size)) as readonly One[]
        const fewer = [
          ...remainingSteps.slice(0, start),
          ...replacement,
          ...remainingSteps.slice(start + size),
        ]
        if (fewer.length < remainingSteps.length && (await isStillBroken(fewer))) remainingSteps = fewer
        else start += size
      }
    }
  }
  return remainingSteps
}

/** One pause with the total duration of these steps. */
function timeOf(steps: readonly Step[]): readonly Step[] {
  const ms = steps.map(({ sentence, values }) => (sentence === '{int} ms pass' ? Number(values[0]) : 0))
  const sum = ms.reduce((sum, ms) => sum + ms, 0)
  return sum === 0 ? [] : [{ sentence: '{int} ms pass', values: [sum] }]
}

/** The steps and the violation as a scenario for a feature file. */
export function storyOf(
  { given }: Simulation,
  steps: readonly Step[],
  { promise, message }: InvariantViolation,
  seed: number,
): string {
  const lines = steps.map((step, index) => `      ${index === 0 ? 'When' : 'And'} ${textOf(step)}`)
  return [
    `    # ${message.split('\n')[0]}`,
    `    Scenario: ${promise[0]!.toUpperCase()}${promise.slice(1)} (day ${seed})`,
    `      Given ${given}`,
    ...lines,
    '      Then no invariant was violated',
  ].join('\n')
}

/** The step as text of a feature: its sentence with the values. */
function textOf({ sentence, values }: Step): string {
  let next = 0
  return sentence.replaceAll(/\{(\w+)\}/g, (_, type) => {
    const value = values[next++]
    return type === 'string' ? `"${value}"` : String(value)
  })
}
