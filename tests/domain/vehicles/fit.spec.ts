import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitOf,
  OTHER,
  VEHICLE_FACTS,
  type FitConditions,
  type VehicleFact,
  type VehicleFacts,
} from '#domain/vehicles/fit.ts'

const AXLES = ['4x2', '6x2', '6x4']
const FIRST_CHASSIS = 99_998
const FIRST_YEAR = 2010
const STEPS = 3

const range = (first: number) =>
  fc
    .record(
      { from: fc.integer({ min: 0, max: STEPS }), to: fc.integer({ min: 0, max: STEPS }) },
      { requiredKeys: [] },
    )
    .map(({ from, to }) => ({
      ...(from !== undefined && { from: first + from }),
      ...(to !== undefined && { to: first + to }),
    }))

const conditions: fc.Arbitrary<FitConditions> = fc.record(
  {
    axle: fc.subarray(AXLES, { minLength: 1 }),
    brakeSize: fc.subarray(['410', '430'], { minLength: 1 }),
    engine: fc.subarray(['D2066', 'D2676'], { minLength: 1 }),
    year: range(FIRST_YEAR),
    chassis: range(FIRST_CHASSIS),
  },
  { requiredKeys: [] },
)

/** Values from below the first edge to above the last one. */
const VALUES: Readonly<Record<VehicleFact, readonly (string | number)[]>> = {
  axle: [...AXLES, OTHER],
  brakeSize: ['410', '430', OTHER],
  engine: ['D2066', 'D2676', OTHER],
  year: Array.from({ length: STEPS + 3 }, (_, step) => FIRST_YEAR - 1 + step),
  chassis: Array.from({ length: STEPS + 3 }, (_, step) => FIRST_CHASSIS - 1 + step),
}

const vehicle = fc.record({
  axle: fc.constantFrom(...AXLES, OTHER),
  brakeSize: fc.constantFrom('410', '430', OTHER),
  engine: fc.constantFrom('D2066', 'D2676', OTHER),
  year: fc.integer({ min: FIRST_YEAR - 1, max: FIRST_YEAR + STEPS + 1 }),
  chassis: fc.integer({ min: FIRST_CHASSIS - 1, max: FIRST_CHASSIS + STEPS + 1 }),
})
type WholeVehicle = Required<VehicleFacts>

/** Written apart from the function under test. */
const reallyFits = (alternatives: readonly FitConditions[], facts: VehicleFacts) =>
  alternatives.some(
    ({ axle, brakeSize, engine, year = {}, chassis = {} }) =>
      (!axle || axle.includes(facts.axle ?? '')) &&
      (!brakeSize || brakeSize.includes(facts.brakeSize ?? '')) &&
      (!engine || engine.includes(facts.engine ?? '')) &&
      !(facts.year! < (year.from ?? 0)) &&
      !(facts.year! > (year.to ?? 9999)) &&
      !(facts.chassis! < (chassis.from ?? 0)) &&
      !(facts.chassis! > (chassis.to ?? 999_999)),
  )

const only = (facts: VehicleFacts, known: readonly VehicleFact[]): VehicleFacts =>
  Object.fromEntries(known.map((fact) => [fact, facts[fact]]))

/** Every vehicle that has the known facts. */
function vehiclesWith(known: VehicleFacts): readonly VehicleFacts[] {
  let all: readonly VehicleFacts[] = [known]
  for (const fact of VEHICLE_FACTS) {
    if (known[fact] === undefined)
      all = all.flatMap((one) => VALUES[fact].map((value) => ({ ...one, [fact]: value })))
  }
  return all
}

const pairs = fc.record({
  alternatives: fc.array(conditions, { maxLength: 4 }),
  facts: vehicle,
  known: fc.subarray([...VEHICLE_FACTS]),
})
const PAIRS = 5_000

describe('fitOf', () => {
  it('never says "fits" of a part that does not, and "does not fit" of none that does', () => {
    fc.assert(
      fc.property(pairs, ({ alternatives, facts, known }) => {
        const { kind } = fitOf(alternatives, only(facts, known))
        if (kind !== 'not-known') expect(kind === 'fits').toBe(reallyFits(alternatives, facts))
      }),
      { numRuns: PAIRS },
    )
  })

  it('decides all that can be known', () => {
    fc.assert(
      fc.property(pairs, ({ alternatives, facts, known }) => {
        const seen = only(facts, known)
        const can = new Set<boolean>()
        for (const one of vehiclesWith(seen)) {
          can.add(reallyFits(alternatives, one))
          if (can.size === 2) break
        }
        expect(fitOf(alternatives, seen).kind === 'not-known').toBe(can.size === 2)
      }),
      { numRuns: PAIRS },
    )
  })

  it('asks what decides, and nothing that is known', () => {
    fc.assert(
      fc.property(pairs, ({ alternatives, facts, known }) => {
        const fit = fitOf(alternatives, only(facts, known))
        if (fit.kind !== 'not-known') return
        const asked = fit.ask.map(({ fact }) => fact)
        expect(asked.length).toBeGreaterThan(0)
        expect(asked.filter((fact) => known.includes(fact))).toEqual([])
        const answered = fitOf(alternatives, only(facts, [...known, ...asked]))
        expect(answered.kind).toBe(reallyFits(alternatives, facts) ? 'fits' : 'does-not-fit')
      }),
      { numRuns: PAIRS },
    )
  })

  it('offers every value that the conditions name, so that nobody has to answer "another"', () => {
    expect(fitOf([{ axle: ['4x2'] }, { axle: ['6x2', '4x2'] }], {})).toEqual({
      kind: 'not-known',
      ask: [{ fact: 'axle', options: ['4x2', '6x2'] }],
    })
  })

  it.each([
    [100_000, 'fits'],
    [100_001, 'does-not-fit'],
  ] as const)('counts the last chassis number in: %i', (chassis, kind) => {
    expect(fitOf([{ chassis: { to: 100_000 } }], { chassis })).toEqual({
      kind,
      because: [{ fact: 'chassis', value: chassis, wanted: { to: 100_000 } }],
    })
  })

  it('tells a part for all of a model from one that is not for it', () => {
    expect(fitOf([{}], {})).toEqual({ kind: 'fits', because: [] })
    expect(fitOf([], {})).toEqual({ kind: 'does-not-fit', because: [] })
  })

  it('asks for the axle alone where chassis numbers before and after a change are both covered', () => {
    const alternatives = [
      { axle: ['4x2'], chassis: { to: 100_000 } },
      { axle: ['4x2'], chassis: { from: 100_001 } },
    ]
    expect(fitOf(alternatives, {})).toEqual({
      kind: 'not-known',
      ask: [{ fact: 'axle', options: ['4x2'] }],
    })
  })
})

const whole: WholeVehicle = { axle: '4x2', brakeSize: '430', engine: 'D2066', year: 2012, chassis: 100_000 }
it('always decides on a vehicle of which everything is known', () => {
  fc.assert(fc.property(pairs, ({ alternatives }) => fitOf(alternatives, whole).kind !== 'not-known'))
})
