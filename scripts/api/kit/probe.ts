import type { Capability } from '#contracts/capabilities/capability-calls.ts'
import type { ProbeFixtures } from './probe-fixtures.ts'

/** One statement of the specification, tested against a server. */
export type Probe = {
  /** Id in `features/requirements.yaml`. */
  readonly requirement: string
  readonly capability: Capability
  /** Rule of the contract, as a sentence. */
  readonly clause: string
  /**
   * @throws ProbeFailed if the server violates the requirement
   * @throws ProbeSkipped if it returned no data for the test
   */
  readonly run: (fixtures: ProbeFixtures) => Promise<void>
}

type Clause = readonly [requirement: string, clause: string, run: Probe['run']]

export const probesOf = (capability: Capability, clauses: readonly Clause[]): readonly Probe[] =>
  clauses.map(([requirement, clause, run]) => ({ requirement, capability, clause, run }))
