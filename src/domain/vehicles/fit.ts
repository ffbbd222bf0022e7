/**
 * Facts of one vehicle that differ within its model. `chassis` is the number in the last six characters of the
 * VIN.
 */
export const CHOICE_FACTS = ['axle', 'brakeSize', 'engine'] as const
export const RANGE_FACTS = ['year', 'chassis'] as const
type ChoiceFact = (typeof CHOICE_FACTS)[number]
type RangeFact = (typeof RANGE_FACTS)[number]
export type VehicleFact = ChoiceFact | RangeFact

/** Facts in the order in which the user is asked: those that are visible on the vehicle are first. */
export const VEHICLE_FACTS = ['axle', 'year', 'chassis', 'engine', 'brakeSize'] as const

/** The answer "another": excludes the offered values, but does not determine the value. */
export type ExcludedValues = { readonly noneOf: readonly string[] }

/** Known facts of a vehicle. */
export type VehicleFacts = { readonly [Fact in ChoiceFact]?: string | ExcludedValues | undefined } & {
  readonly [Fact in RangeFact]?: number | undefined
}

/** A range of years or chassis numbers that includes both ends. */
export type FactRange = { readonly from?: number | undefined; readonly to?: number | undefined }

/** Fit conditions of a part for the vehicles of a model; without conditions it fits all of them. */
export type FitConditions = { readonly [Fact in ChoiceFact]?: readonly string[] | undefined } & {
  readonly [Fact in RangeFact]?: FactRange | undefined
}

export type FitReason =
  /** `value` is absent if the vehicle lacks all required values. */
  | { readonly fact: ChoiceFact; readonly value?: string | undefined; readonly wanted: readonly string[] }
  | { readonly fact: RangeFact; readonly value: number; readonly wanted: FactRange }

export type FitQuestion =
  | { readonly fact: ChoiceFact; readonly options: readonly string[] }
  | { readonly fact: RangeFact }

export type Fit =
  /** Without a reason the part fits all vehicles of the model. */
  | { readonly kind: 'fits'; readonly because: readonly FitReason[] }
  /** Without a reason the part fits no vehicle of the model. */
  | { readonly kind: 'does-not-fit'; readonly because: readonly FitReason[] }
  /** The answers to these questions decide whether the part fits. */
  | { readonly kind: 'not-known'; readonly ask: readonly FitQuestion[] }

/** The part fits if the vehicle meets one of the `alternatives`. */
export function fitOf(alternatives: readonly FitConditions[], facts: VehicleFacts): Fit {
  const possible = possibleOf(alternatives, facts)
  const kind = outcomeOf(possible, facts)
  if (kind === 'fits') return { kind, because: reasons(possible, 'yes', facts) }
  if (kind === 'does-not-fit') return { kind, because: reasons(alternatives, 'no', facts) }
  return { kind: 'not-known', ask: questions(possible, possible, facts) }
}

/** Questions that decide on the first undecided part; their options are the values that any of the parts requires. */
export function questionsOf(
  parts: readonly (readonly FitConditions[])[],
  facts: VehicleFacts,
): readonly FitQuestion[] {
  const open = parts
    .map((alternatives) => possibleOf(alternatives, facts))
    .filter((possible) => outcomeOf(possible, facts) === 'open')
  const [first] = open
  return first ? questions(first, open.flat(), facts) : []
}

/**
 * Adds the answers to the known facts. Excluded values remain excluded until the fact is known; the latest are first.
 */
export function withFacts(knownFacts: VehicleFacts, newFacts: VehicleFacts): VehicleFacts {
  const excluded = CHOICE_FACTS.flatMap((fact) => {
    const [before, now] = [knownFacts[fact], newFacts[fact]]
    if (!isExcludedValues(before) || !isExcludedValues(now)) return []
    return [[fact, { noneOf: [...new Set([...now.noneOf, ...before.noneOf])] }] as const]
  })
  return { ...knownFacts, ...newFacts, ...Object.fromEntries(excluded) }
}

export const isExcludedValues = (
  value: string | number | ExcludedValues | undefined,
): value is ExcludedValues => typeof value === 'object'

type Outcome = 'fits' | 'does-not-fit' | 'open'

/** Fit for the known facts. Tries every combination of unknown facts that the conditions distinguish. */
function outcomeOf(alternatives: readonly FitConditions[], facts: VehicleFacts): Outcome {
  const possible = possibleOf(alternatives, facts)
  const [first] = possible
  if (!first) return 'does-not-fit'
  if (possible.some((one) => openFacts([one], facts).length === 0)) return 'fits'
  const [fact = 'axle'] = openFacts([first], facts)
  const outcomes = new Set<Outcome>()
  for (const answeredFacts of answers(possible, fact, facts)) {
    outcomes.add(outcomeOf(possible, { ...facts, ...answeredFacts }))
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
  const reason = reasonFor(conditions, fact, facts)
  if (reason === undefined) return 'unknown'
  return reason.meets ? 'yes' : 'no'
}

const openFacts = (alternatives: readonly FitConditions[], facts: VehicleFacts): readonly VehicleFact[] =>
  VEHICLE_FACTS.filter((fact) => alternatives.some((one) => meets(one, fact, facts) === 'unknown'))

/**
 * Returns one question if its answer is sufficient, otherwise all open questions. `inSight`: all displayed parts;
 * the values that they require are options as well.
 */
function questions(
  possible: readonly FitConditions[],
  inSight: readonly FitConditions[],
  facts: VehicleFacts,
): readonly FitQuestion[] {
  const open = openFacts(possible, facts)
  const deciding = open.find((fact) =>
    answers(possible, fact, facts).every(
      (answeredFacts) => outcomeOf(possible, { ...facts, ...answeredFacts }) !== 'open',
    ),
  )
  return (deciding ? [deciding] : open).map((fact) =>
    isRange(fact) ? { fact } : { fact, options: optionsOf(inSight, fact, facts) },
  )
}

const isRange = (fact: VehicleFact): fact is RangeFact => fact === 'year' || fact === 'chassis'

const inOrder = new Intl.Collator('en', { numeric: true }).compare

function optionsOf(
  alternatives: readonly FitConditions[],
  fact: ChoiceFact,
  facts: VehicleFacts,
): readonly string[] {
  const excluded = excludedFrom(facts[fact])
  const options = new Set(alternatives.flatMap((one) => one[fact] ?? []))
  return [...options].filter((value) => !excluded.includes(value)).toSorted(inOrder)
}

const excludedFrom = (value: string | ExcludedValues | undefined): readonly string[] =>
  isExcludedValues(value) ? value.noneOf : []

/**
 * Values of a fact that the conditions distinguish: one between each pair of range limits, or each option and "none of
 * them".
 */
function answers(
  alternatives: readonly FitConditions[],
  fact: VehicleFact,
  facts: VehicleFacts,
): readonly VehicleFacts[] {
  if (!isRange(fact)) {
    const options = optionsOf(alternatives, fact, facts)
    const noneOf = [...excludedFrom(facts[fact]), ...options]
    return [...options, { noneOf }].map((value) => ({ [fact]: value }))
  }
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
    const requiredRange = conditions[fact]
    const value = facts[fact]
    if (!requiredRange || value === undefined) return undefined
    return { meets: isWithin(value, requiredRange), reason: { fact, value, wanted: requiredRange } }
  }
  const requiredValues = conditions[fact]
  const value = facts[fact]
  if (!requiredValues || value === undefined) return undefined
  if (!isExcludedValues(value))
    return { meets: requiredValues.includes(value), reason: { fact, value, wanted: requiredValues } }
  return requiredValues.every((one) => value.noneOf.includes(one))
    ? { meets: false, reason: { fact, wanted: requiredValues } }
    : undefined
}

/** At most one reason per fact. */
function reasons(
  alternatives: readonly FitConditions[],
  answer: 'yes' | 'no',
  facts: VehicleFacts,
): readonly FitReason[] {
  return VEHICLE_FACTS.flatMap((fact) => {
    const matchedReason = alternatives
      .map((one) => reasonFor(one, fact, facts))
      .find((reason) => reason?.meets === (answer === 'yes'))
    return matchedReason ? [matchedReason.reason] : []
  })
}

/** Fit of a part for the vehicles of a model: one of the `alternatives` must be met. */
export type PartFit = {
  readonly articleNo: string
  /** True for a part that fits any vehicle. */
  readonly isUniversal: boolean
  readonly alternatives: readonly FitConditions[]
  /** Years in which vehicles of the model were built. */
  readonly modelYears?: FactRange | undefined
}

/** Fit of a part; `undefined` for a universal part. A year in which the model was not built is ignored. */
export function partFitOf(part: PartFit, facts: VehicleFacts): Fit | undefined {
  return part.isUniversal ? undefined : fitOf(part.alternatives, factsKnownFor(facts, part))
}

export const factsKnownFor = ({ year, ...facts }: VehicleFacts, { modelYears }: PartFit): VehicleFacts =>
  year === undefined || !isWithin(year, modelYears) ? facts : { ...facts, year }

export const isWithin = (value: number, { from = -Infinity, to = Infinity }: FactRange = {}): boolean =>
  value >= from && value <= to

/** Serial number of a VIN: the last six characters. */
const SERIAL_NUMBER = /^\d{6}$/

/** Number in the last six characters of a VIN; undefined if they contain letters, as for some makers. */
export function chassisNumberOf(vin: string): number | undefined {
  const end = vin.slice(-6)
  return SERIAL_NUMBER.test(end) ? Number(end) : undefined
}
