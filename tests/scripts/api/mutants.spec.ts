import { expect, it } from 'vitest'
import { callsOf, jsonSchemaOf, type Call } from '#contracts/calls.ts'
import { capabilitiesOf, type Capability } from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { runProbes, type Finding } from '../../../scripts/api/kit/probe-runner.ts'
import { broken, MUTANTS, OWN_ACCOUNT, type Mutant } from './mutants.ts'

const SIZE = 2_000
const SLOW_MACHINE_MS = 3_600_000
const OTHERS = ['noprice@demo.test', 'readonly@demo.test', 'accounts@demo.test', 'admin@demo.test']
const IS_WHOLE = process.env['MUTANTS'] === 'all'
/** Number of mutants per kind, always the same ones. `npm run test:mutants` tests all mutants. */
const FEW = 2
/** Capabilities that are tested with a server that accepts any body; `npm run test:mutants` tests all. */
const LENIENT: readonly Capability[] | undefined = IS_WHOLE ? undefined : ['cart']
/** Calls without a mutant, for example because starting a payment needs an order with an open payment. */
const NOT_TRIED = new Set(['admin.mock', 'checkout.paymentsStart'])

const credentials = (username: string) => ({ username, password: 'demo' })

async function failuresOf(
  fetch: (request: Request) => Promise<Response>,
  only?: readonly Capability[],
): Promise<readonly Finding[]> {
  const { findings } = await runProbes(
    { fetch, baseUrl: 'https://api.test', account: credentials(OWN_ACCOUNT) },
    { others: OTHERS.map(credentials), only },
  )
  return findings.filter(({ outcome }) => outcome === 'failed')
}

/** One mutant per call: its response lacks a field that the contract requires. */
const droppingFields = callsOf(shopContract).flatMap((call): (Mutant & { call: Call })[] => {
  const success = call.responses.get(201) ?? call.responses.get(200)
  if (!success || success.contentType !== undefined) return []
  const [field] = jsonSchemaOf(success.schema).required ?? []
  const [capability] = capabilitiesOf(call.id)
  const isTried = !NOT_TRIED.has(call.id) && !call.path.includes(':')
  if (field === undefined || capability === undefined || !isTried) return []
  return [
    {
      name: `${call.path}: no ${field}`,
      capability,
      requirement: 'API-01',
      path: call.path.slice('/api/'.length),
      came: ({ status, body }) => {
        if (status < 300) delete body[field]
      },
      call,
    },
  ]
})

const isNamed = (failures: readonly Finding[], { capability, requirement }: Mutant) =>
  failures.some((one) => one.capability === capability && one.requirement === requirement)

/** True if a finding contains the path of the call in its clause or in its reason. */
const isCallNamed = (failures: readonly Finding[], { path }: Pick<Call, 'path'>) =>
  failures.some(({ clause, reason = '' }) => `${clause} ${reason}`.split(/[\s:]/).includes(path))

const chosen = <Value>(all: readonly Value[]): readonly Value[] =>
  IS_WHOLE ? all : all.filter((_, index) => index % Math.ceil(all.length / FEW) === 0)

it(
  'the API verification reports the requirement that each faulty backend violates, and the call that lacks a field',
  { timeout: SLOW_MACHINE_MS },
  async () => {
    const missed: string[] = []
    const others: number[] = []
    const behaving = chosen(MUTANTS)
    for (const mutant of behaving) {
      const failures = await failuresOf(broken(mutant, createMockBackend({ size: SIZE })), [
        mutant.capability,
      ])
      others.push(failures.filter(({ requirement }) => requirement !== mutant.requirement).length)
      if (!isNamed(failures, mutant)) {
        missed.push(
          `${mutant.requirement} ${mutant.name} (named: ${failures.map((one) => one.requirement).join(', ')})`,
        )
      }
    }
    const shapes = chosen(droppingFields)
    for (const mutant of shapes) {
      const failures = await failuresOf(broken(mutant, createMockBackend({ size: SIZE })), [
        mutant.capability,
      ])
      if (!isCallNamed(failures, mutant.call)) missed.push(mutant.name)
    }
    const total = behaving.length + shapes.length
    const median = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)]
    console.log(
      `${total - missed.length} of ${total} mutants named (${behaving.length} of behaviour, ${shapes.length} of answers); beside the right requirement a median of ${median} others`,
    )
    expect(missed).toEqual([])
  },
)

it(
  'the API verification reports each call that accepts an invalid body',
  { timeout: SLOW_MACHINE_MS },
  async () => {
    const backend = createMockBackend({ size: SIZE })
    const failures = await failuresOf(async (request) => {
      const response = await backend.respond(request)
      return response.status === 400 ? Response.json({}) : response
    }, LENIENT)
    const isTried = ({ id }: Call) =>
      LENIENT === undefined || capabilitiesOf(id).some((capability) => LENIENT.includes(capability))
    const calls = callsOf(shopContract).filter((call) => call.body !== undefined && isTried(call))
    expect(calls.length).toBeGreaterThan(3)
    const missed = calls.filter((call) => !isCallNamed(failures, call)).map(({ path }) => path)
    console.log(`${calls.length - missed.length} of ${calls.length} calls that take any body are named`)
    expect(missed).toEqual([])
  },
)
