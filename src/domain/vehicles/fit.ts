/** Facts of one vehicle that not all of its model share. `chassis` is the number in the last six characters of the VIN. */
export const CHOICE_FACTS = ['axle', 'brakeSize', 'engine'] as const
export const RANGE_FACTS = ['year', 'chassis'] as const
type ChoiceFact = (typeof CHOICE_FACTS)[number]
type RangeFact = (typeof RANGE_FACTS)[number]
export type VehicleFact = ChoiceFact | RangeFact

/** In the order of the questions: facts that are visible on the vehicle come first. */
export const VEHICLE_FACTS = ['axle', 'year', 'chassis', 'engine', 'brakeSize'] as const

/** Known facts of a vehicle. {@link OTHER} stands for a value that was not offered. */
export type VehicleFacts = { readonly [Fact in ChoiceFact]?: string | undefined } & {
  readonly [Fact in RangeFact]?: number | undefined
}
export const OTHER = 'other'

/** Inclusive at both ends. */
type FactRange = { readonly from?: number | undefined; readonly to?: number | undefined }

/** Fit conditions of a part for the vehicles of a model; without conditions it fits all of them. */
export type FitConditions = { readonly [Fact in ChoiceFact]?: readonly string[] | undefined } & {
  readonly [Fact in RangeFact]?: FactRange | undefined
}

export type FitReason =
  | { readonly fact: ChoiceFact; readonly value: string; readonly wanted: readonly string[] }
  | { readonly fact: RangeFact; readonly value: number; readonly wanted: FactRange }

export type FitQuestion =
  { readonly fact: ChoiceFact; readonly options: readonly string[] } | { readonly fact: RangeFact }

export type Fit =
  /** Without a reason it fits all vehicles of the model. */
  | { readonly kind: 'fits'; readonly because: readonly FitReason[] }
  /** Without a reason the part is not for the model. */
  | { readonly kind: 'does-not-fit'; readonly because: readonly FitReason[] }
  /** The fit is decided by the answers to these questions. */
  | { readonly kind: 'not-known'; readonly ask: readonly FitQuestion[] }

/** The part fits if the vehicle meets one of the `alternatives`. */
export function fitOf(alternatives: readonly FitConditions[], facts: VehicleFacts): Fit {
  const possible = possibleOf(alternatives, facts)
  const kind = outcomeOf(possible, facts)
  if (kind === 'fits') return { kind, because: reasons(possible, 'yes', facts) }
  if (kind === 'does-not-fit') return { kind, because: reasons(alternatives, 'no', facts) }
  return { kind: 'not-known', ask: questions(possible, facts) }
}

type Outcome = 'fits' | 'does-not-fit' | 'open'

/** Exhaustive: tries one value of an unknown fact for each case that the conditions distinguish. */
function outcomeOf(alternatives: readonly FitConditions[], facts: VehicleFacts): Outcome {
  const possible = possibleOf(alternatives, facts)
  const [first] = possible
  if (!first) return 'does-not-fit'
  if (possible.some((one) => openFacts([one], facts).length === 0)) return 'fits'
  const [fact = 'axle'] = openFacts([first], facts)
  const outcomes = new Set<Outcome>()
  for (const known of answers(possible, fact)) {
    outcomes.add(outcomeOf(possible, { ...facts, ...known }))
    if (outcomes.size > 1) return 'open'
  }
  const [outcome = 'open'] = outcomes
  return outcome
}

/** Removes the alternatives that a known fact excludes. */
const possibleOf = (alternatives: readonly FitConditions[], facts: VehicleFacts): readonly FitConditions[] =>
  alternatives.filter((one) => !VEHICLE_FACTS.some((fact) => meets(one, fact, facts) === 'no'))

function meets(conditions: FitConditions, fact: VehicleFact, facts: VehicleFacts): 'yes' | 'no' | 'unknown' {
  if (conditions[fact] === undefined) return 'yes'
  if (facts[fact] === undefined) return 'unknown'
  return reasonFor(conditions, fact, facts)?.meets ? 'yes' : 'no'
}

const openFacts = (alternatives: readonly FitConditions[], facts: VehicleFacts): readonly VehicleFact[] =>
  VEHICLE_FACTS.filter((fact) => alternatives.some((one) => meets(one, fact, facts) === 'unknown'))

/** A single question if its answer decides, otherwise all open questions. */
function questions(possible: readonly FitConditions[], facts: VehicleFacts): readonly FitQuestion[] {
  const open = openFacts(possible, facts)
  const deciding = open.find((fact) =>
    answers(possible, fact).every((known) => outcomeOf(possible, { ...facts, ...known }) !== 'open'),
  )
  return (deciding ? [deciding] : open).map((fact) =>
    isRange(fact) ? { fact } : { fact, options: optionsOf(possible, fact) },
  )
}

const isRange = (fact: VehicleFact): fact is RangeFact => fact === 'year' || fact === 'chassis'

const optionsOf = (alternatives: readonly FitConditions[], fact: ChoiceFact): readonly string[] => [
  ...new Set(alternatives.flatMap((one) => one[fact] ?? [])),
]

/** One value between each two bounds of ranges; or each option, and {@link OTHER}. */
function answers(alternatives: readonly FitConditions[], fact: VehicleFact): readonly VehicleFacts[] {
  if (!isRange(fact)) return [...optionsOf(alternatives, fact), OTHER].map((value) => ({ [fact]: value }))
  const starts = alternatives.flatMap((one) => {
    const { from = 0, to } = one[fact] ?? {}
    return to === undefined ? [from] : [from, to + 1]
  })
  return [...new Set([0, ...starts])].map((value) => ({ [fact]: value }))
}

function reasonFor(
  conditions: FitConditions,
  fact: VehicleFact,
  facts: VehicleFacts,
): { readonly meets: boolean; readonly reason: FitReason } | undefined {
  if (isRange(fact)) {
    const wanted = conditions[fact]
    const value = facts[fact]
    if (!wanted || value === undefined) return undefined
    const { from = -Infinity, to = Infinity } = wanted
    return { meets: value >= from && value <= to, reason: { fact, value, wanted } }
  }
  const wanted = conditions[fact]
  const value = facts[fact]
  if (!wanted || value === undefined) return undefined
  return { meets: wanted.includes(value), reason: { fact, value, wanted } }
}

/** At most one reason per fact. */
function reasons(
  alternatives: readonly FitConditions[],
  answer: 'yes' | 'no',
  facts: VehicleFacts,
): readonly FitReason[] {
  return VEHICLE_FACTS.flatMap((fact) => {
    const told = alternatives
      .map((one) => reasonFor(one, fact, facts))
      .find((reason) => reason?.meets === (answer === 'yes'))
    return told ? [told.reason] : []
  })
}

/** Fit of a part for the vehicles of a model: one of the `alternatives` must be met. */
export type PartFit = {
  readonly articleNo: string
  /** True for a part that fits any vehicle. */
  readonly isUniversal: boolean
  readonly alternatives: readonly FitConditions[]
}

/** Serial number of a VIN: the last six characters. */
const SERIAL_NUMBER = /^\d{6}$/

/** The number in the last six characters of a VIN; some makers have letters there. */
export function chassisNumberOf(vin: string): number | undefined {
  const end = vin.slice(-6)
  return SERIAL_NUMBER.test(end) ? Number(end) : undefined
}
