import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitOf,
  partFitOf,
  questionsOf,
  VEHICLE_FACTS,
  withFacts,
  type FitConditions,
  type FitQuestion,
  type VehicleFact,
  type VehicleFacts,
} from '#domain/vehicles/fit.ts'

const AXLES = ['4x2', '6x2', '6x4']
/** Values that occur in no condition of a part. */
const UNNAMED = { axle: '8x4', brakeSize: '451', engine: 'D0836' }
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

/** Values from below the smallest to above the largest value of the conditions. */
const VALUES: Readonly<Record<VehicleFact, readonly (string | number)[]>> = {
  axle: [...AXLES, UNNAMED.axle],
  brakeSize: ['410', '430', UNNAMED.brakeSize],
  engine: ['D2066', 'D2676', UNNAMED.engine],
  year: Array.from({ length: STEPS + 3 }, (_, step) => FIRST_YEAR - 1 + step),
  chassis: Array.from({ length: STEPS + 3 }, (_, step) => FIRST_CHASSIS - 1 + step),
}

const vehicle = fc.record({
  axle: fc.constantFrom(...AXLES, UNNAMED.axle),
  brakeSize: fc.constantFrom('410', '430', UNNAMED.brakeSize),
  engine: fc.constantFrom('D2066', 'D2676', UNNAMED.engine),
  year: fc.integer({ min: FIRST_YEAR - 1, max: FIRST_YEAR + STEPS + 1 }),
  chassis: fc.integer({ min: FIRST_CHASSIS - 1, max: FIRST_CHASSIS + STEPS + 1 }),
})
type WholeVehicle = Required<VehicleFacts>

/** Second implementation of the fit, independent of `fitOf`. */
const expectedFit = (alternatives: readonly FitConditions[], facts: VehicleFacts) =>
  alternatives.some(
    ({ axle, brakeSize, engine, year = {}, chassis = {} }) =>
      (!axle || axle.includes(String(facts.axle))) &&
      (!brakeSize || brakeSize.includes(String(facts.brakeSize))) &&
      (!engine || engine.includes(String(facts.engine))) &&
      !(facts.year! < (year.from ?? 0)) &&
      !(facts.year! > (year.to ?? 9999)) &&
      !(facts.chassis! < (chassis.from ?? 0)) &&
      !(facts.chassis! > (chassis.to ?? 999_999)),
  )

const only = (facts: VehicleFacts, knownVehicleFacts: readonly VehicleFact[]): VehicleFacts =>
  Object.fromEntries(knownVehicleFacts.map((fact) => [fact, facts[fact]]))

/** All vehicles that are possible with the known facts: each unknown fact has any of its `VALUES`. */
function vehiclesWith(knownVehicleFacts: VehicleFacts): readonly VehicleFacts[] {
  let all: readonly VehicleFacts[] = [knownVehicleFacts]
  for (const fact of VEHICLE_FACTS) {
    if (knownVehicleFacts[fact] === undefined)
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
  it('never returns a wrong "fits" or "does not fit"', () => {
    fc.assert(
      fc.property(pairs, ({ alternatives, facts, known }) => {
        const { kind } = fitOf(alternatives, only(facts, known))
        if (kind !== 'not-known') expect(kind === 'fits').toBe(expectedFit(alternatives, facts))
      }),
      { numRuns: PAIRS },
    )
  })

  it('returns "not known" only if both results are still possible', () => {
    fc.assert(
      fc.property(pairs, ({ alternatives, facts, known }) => {
        const seenVehicleFacts = only(facts, known)
        const can = new Set<boolean>()
        for (const one of vehiclesWith(seenVehicleFacts)) {
          can.add(expectedFit(alternatives, one))
          if (can.size === 2) break
        }
        expect(fitOf(alternatives, seenVehicleFacts).kind === 'not-known').toBe(can.size === 2)
      }),
      { numRuns: PAIRS },
    )
  })

  it('requests only unknown facts, and these decide the fit', () => {
    fc.assert(
      fc.property(pairs, ({ alternatives, facts, known }) => {
        const fit = fitOf(alternatives, only(facts, known))
        if (fit.kind !== 'not-known') return
        const requestedFacts = fit.ask.map(({ fact }) => fact)
        expect(requestedFacts.length).toBeGreaterThan(0)
        expect(requestedFacts.filter((fact) => known.includes(fact))).toEqual([])
        const answered = fitOf(alternatives, only(facts, [...known, ...requestedFacts]))
        expect(answered.kind).toBe(expectedFit(alternatives, facts) ? 'fits' : 'does-not-fit')
      }),
      { numRuns: PAIRS },
    )
  })

  it('offers each value of the conditions as an option', () => {
    expect(fitOf([{ axle: ['4x2'] }, { axle: ['6x2', '4x2'] }], {})).toEqual({
      kind: 'not-known',
      ask: [{ fact: 'axle', options: ['4x2', '6x2'] }],
    })
  })

  it.each([
    [100_000, 'fits'],
    [100_001, 'does-not-fit'],
  ] as const)('includes the last chassis number of a range: %i', (chassis, kind) => {
    expect(fitOf([{ chassis: { to: 100_000 } }], { chassis })).toEqual({
      kind,
      because: [{ fact: 'chassis', value: chassis, wanted: { to: 100_000 } }],
    })
  })

  it('distinguishes a part without conditions from one that does not fit the model', () => {
    expect(fitOf([{}], {})).toEqual({ kind: 'fits', because: [] })
    expect(fitOf([], {})).toEqual({ kind: 'does-not-fit', because: [] })
  })

  it('requests only the axle if all chassis numbers are covered', () => {
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

/** Answers of a driver, who can choose only offered values. */
function answered(questions: readonly FitQuestion[], truth: WholeVehicle): VehicleFacts {
  return Object.fromEntries(
    questions.map((question) => {
      const value = truth[question.fact]
      const isOffered = !('options' in question) || question.options.some((option) => option === value)
      return [question.fact, isOffered ? value : { noneOf: question.options }]
    }),
  )
}

const parts = fc.array(fc.array(conditions, { minLength: 1, maxLength: 3 }), { maxLength: 4 })
const visits = fc.record({
  lists: fc.array(parts, { minLength: 1, maxLength: 3 }),
  facts: vehicle,
  known: fc.subarray([...VEHICLE_FACTS]),
})

describe('questionsOf', () => {
  it('returns questions that decide all parts of a list without a wrong result', () => {
    fc.assert(
      fc.property(visits, ({ lists, facts, known }) => {
        const all = lists.flat()
        let vehicleFacts = only(facts, known)
        for (const list of lists) {
          for (let rounds = 0; questionsOf(list, vehicleFacts).length > 0; rounds++) {
            expect(rounds).toBeLessThan(list.length)
            vehicleFacts = withFacts(
              vehicleFacts,
              answered(questionsOf(list, vehicleFacts), facts as WholeVehicle),
            )
            for (const part of all) {
              const { kind } = fitOf(part, vehicleFacts)
              if (kind !== 'not-known') expect(kind === 'fits').toBe(expectedFit(part, facts))
            }
          }
          for (const part of list) expect(fitOf(part, vehicleFacts).kind).not.toBe('not-known')
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('combines the options of all displayed parts in ascending sequence', () => {
    const list = [[{ brakeSize: ['1000'] }], [{ brakeSize: ['451'] }], [{ brakeSize: ['433', '451'] }], [{}]]
    expect(questionsOf(list, {})).toEqual([{ fact: 'brakeSize', options: ['433', '451', '1000'] }])
  })

  it('excludes only the offered values after the answer "another value than those offered"', () => {
    const vehicleFacts = withFacts({}, { axle: { noneOf: ['6x2'] } })
    expect(fitOf([{ axle: ['6x2'] }], vehicleFacts)).toEqual({
      kind: 'does-not-fit',
      because: [{ fact: 'axle', wanted: ['6x2'] }],
    })
    expect(fitOf([{ axle: ['6x2', '6x4'] }], vehicleFacts)).toEqual({
      kind: 'not-known',
      ask: [{ fact: 'axle', options: ['6x4'] }],
    })
  })

  it('returns no questions about parts whose fit is decided', () => {
    expect(questionsOf([[{}], [], [{ axle: ['4x2'] }]], { axle: '6x2' })).toEqual([])
  })
})

describe('withFacts', () => {
  it('collects excluded values, the latest first, until the real value is known', () => {
    const first = withFacts({ year: 2012 }, { axle: { noneOf: ['6x2', '4x2'] } })
    const second = withFacts(first, { axle: { noneOf: ['6x4', '6x2'] } })
    expect(second).toEqual({ year: 2012, axle: { noneOf: ['6x4', '6x2', '4x2'] } })
    expect(withFacts(second, { axle: '8x4' })).toEqual({ year: 2012, axle: '8x4' })
    expect(withFacts({ axle: '8x4' }, { axle: { noneOf: ['4x2'] } })).toEqual({ axle: { noneOf: ['4x2'] } })
  })
})

describe('partFitOf', () => {
  const part = { articleNo: '3.00130', isUniversal: false, alternatives: [{ year: { from: 2012 } }] }
  const ofModel = { ...part, modelYears: { from: 2007, to: 2020 } }

  it.each([
    [2006, 'not-known'],
    [2007, 'does-not-fit'],
    [2011, 'does-not-fit'],
    [2012, 'fits'],
    [2020, 'fits'],
    [2021, 'not-known'],
    [9999, 'not-known'],
  ] as const)('treats a year in which the model was not built as unknown: %i', (year, kind) => {
    expect(partFitOf(ofModel, { year })?.kind).toBe(kind)
  })

  it('accepts any year if the model’s years of construction are unknown', () => {
    expect(partFitOf(part, { year: 9999 })?.kind).toBe('fits')
    expect(partFitOf({ ...part, modelYears: { from: 2013 } }, { year: 2012 })?.kind).toBe('not-known')
  })

  it('decides by the axle even if the model was not built in the year of the vehicle', () => {
    const axle = { ...ofModel, alternatives: [{ axle: ['4x2'] }] }
    expect(partFitOf(axle, { axle: '4x2', year: 1990 })?.kind).toBe('fits')
  })

  it('returns undefined for universal parts', () => {
    expect(partFitOf({ ...ofModel, isUniversal: true }, { year: 2012 })).toBeUndefined()
  })
})
