import { capabilitiesOf, type Capability } from '#contracts/capabilities/capability-calls.ts'
import { allProbes } from '../probes/all-probes.ts'
import { verifyApi, type Server, type CallResult } from '../verify.ts'
import type { Exchange } from './exchange.ts'
import { ProbeFixtures, type Credentials } from './probe-fixtures.ts'
import { ProbeFailed, ProbeSkipped } from './outcome.ts'
import type { Probe } from './probe.ts'

export type Finding = {
  readonly capability: Capability
  readonly requirement: string
  /** Rule of the contract, as a sentence. */
  readonly clause: string
  /** `untried`: the server returned no data for the test. */
  readonly outcome: 'passed' | 'failed' | 'notOffered' | 'untried'
  /** Reason of a failure, or the data that is missing for a test. */
  readonly reason?: string
  /** Requests and responses; after a failure the last ones. */
  readonly exchanges: readonly Exchange[]
}

export type ProbeRun = { readonly findings: readonly Finding[]; readonly results: readonly CallResult[] }

type Options = {
  readonly others?: readonly Credentials[]
  readonly vin?: string
  /** Limits the run to these capabilities; absent for all. */
  readonly only?: readonly Capability[] | undefined
}

const SHOWN_EXCHANGES = 4
/** Requirement that every call has to meet: its response complies with the contract. */
const CONTRACT = 'API-01'

/** Tests each statement of the specification about the API, then each call, and reports the results by capability. */
export async function runProbes(server: Server, { only, ...options }: Options = {}): Promise<ProbeRun> {
  const fixtures = new ProbeFixtures(server, options)
  const isSelected = ({ capability }: Probe) => only === undefined || only.includes(capability)
  const findings: Finding[] = []
  for (const probe of allProbes.filter(isSelected)) findings.push(await findingOf(probe, fixtures))
  const notOffered = await fixtures.notOffered().catch(() => new Set<string>())
  const results = await verifyApi(server, { notOffered, only })
  return { findings: [...findings, ...results.map((result) => ofCall(result, notOffered))], results }
}

async function findingOf({ run, ...probe }: Probe, fixtures: ProbeFixtures): Promise<Finding> {
  const before = fixtures.log.length
  try {
    if (!(await fixtures.offers(probe.capability))) return { ...probe, outcome: 'notOffered', exchanges: [] }
    await run(fixtures)
    return { ...probe, outcome: 'passed', exchanges: [] }
  } catch (error) {
    if (error instanceof ProbeSkipped) {
      return { ...probe, outcome: 'untried', reason: error.message, exchanges: [] }
    }
    if (!(error instanceof ProbeFailed)) throw error
    const exchanges = fixtures.log.slice(before).slice(-SHOWN_EXCHANGES)
    return { ...probe, outcome: 'failed', reason: error.message, exchanges }
  }
}

function ofCall(
  { call, outcome, status, breaks, exchanges }: CallResult,
  notOffered: ReadonlySet<string>,
): Finding {
  const capabilities = capabilitiesOf(call.id)
  const capability = capabilities.find((one) => !notOffered.has(one)) ?? capabilities[0] ?? 'catalogue'
  const clause = `${call.method} ${call.path} answers as the contract writes it, and refuses bodies that break it.`
  const finding = {
    capability,
    requirement: CONTRACT,
    clause,
    exchanges: exchanges.slice(0, SHOWN_EXCHANGES),
  }
  switch (outcome) {
    case 'broken':
      return { ...finding, outcome: 'failed', reason: [...new Set(breaks)].join('\n') }
    case 'refused':
      return { ...finding, outcome: 'passed', reason: `Refused with ${status}, within the contract.` }
    case 'answered':
      return { ...finding, outcome: 'passed' }
    case 'notOffered':
      return { ...finding, outcome: 'notOffered' }
  }
}
