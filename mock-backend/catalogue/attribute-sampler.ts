import type { ProductAttribute } from './catalogue-product.ts'
import {
  attributeNamesOf,
  attributeUnitOf,
  valueNamesOf,
  type AttributeDefinition,
  type ChoiceDefinition,
  type MeasureDefinition,
  type PartType,
} from './part-types.ts'
import { reconcileMeasures } from './measure-rules.ts'
import { randomFraction, itemAt, integerHash } from './random.ts'

const attributesPerDesign = 16

/** The size of a part from 0 to 1, which scales its measures, weight and price together. */
export function sizeOf(seed: number, design: number): number {
  return randomFraction(seed, 'size', design)
}

/** Index of the chosen value among the values of the attribute. */
export function choiceOf(seed: number, design: number, index: number, choice: ChoiceDefinition): number {
  return integerHash(seed, 'choice', design * attributesPerDesign + index) % choice.values.length
}

export const sampledValue = (seed: number, design: number, index: number, choice: ChoiceDefinition): string =>
  itemAt(choice.values, choiceOf(seed, design, index, choice))

/** A value within the range, rounded to its step: proportional to the size, with random variation. */
function measure(seed: number, design: number, index: number, band: MeasureDefinition): number {
  const chance = randomFraction(seed, 'measure', design * attributesPerDesign + index)
  const height = 0.75 * sizeOf(seed, design) + 0.25 * chance
  return band.min + Math.round(((band.max - band.min) * height) / band.step) * band.step
}

export function measuresOf(seed: number, design: number, partType: PartType): ReadonlyMap<string, number> {
  const measures = new Map<string, number>()
  partType.attributes.forEach((attribute, index) => {
    if ('step' in attribute) measures.set(attribute.attributeId, measure(seed, design, index, attribute))
  })
  reconcileMeasures(partType, measures)
  if (partType.id === 'bulb') rateBulb(seed, design, partType, measures)
  return measures
}

/** Watts of a bulb at 24 and at 12 volts; signal lamps have the same wattage at both (ECE R37). */
const BULB_WATTS: Readonly<Record<string, readonly [at24: number, at12: number]>> = {
  H1: [70, 55],
  H3: [70, 55],
  H4: [75, 60],
  H7: [70, 55],
  P21W: [21, 21],
  'P21-5W': [21, 21],
  R5W: [5, 5],
  T4W: [4, 4],
  W5W: [5, 5],
}

/** Derives the wattage of a bulb from its type and voltage. */
function rateBulb(
  seed: number,
  design: number,
  { attributes }: PartType,
  measures: Map<string, number>,
): void {
  const chosen = (attributeId: string): string => {
    const index = attributes.findIndex((attribute) => attribute.attributeId === attributeId)
    const attribute = attributes[index]
    return attribute !== undefined && 'values' in attribute
      ? sampledValue(seed, design, index, attribute)
      : ''
  }
  const [at24, at12] = BULB_WATTS[chosen('bulbType')] ?? []
  const watts = chosen('voltage') === '24' ? at24 : at12
  if (watts !== undefined) measures.set('power', watts)
}

export function attributesOf(seed: number, design: number, partType: PartType): readonly ProductAttribute[] {
  const measures = measuresOf(seed, design, partType)
  return partType.attributes.map((attribute, index) =>
    'step' in attribute
      ? measuredAttribute(attribute, measures.get(attribute.attributeId) ?? attribute.min)
      : chosenAttribute(attribute, sampledValue(seed, design, index, attribute)),
  )
}

const base = ({ attributeId }: AttributeDefinition) => ({ attributeId, names: attributeNamesOf(attributeId) })

const measuredAttribute = (definition: MeasureDefinition, value: number): ProductAttribute => ({
  ...base(definition),
  value: Number(value.toFixed(2)),
  unit: definition.unit ?? undefined,
})

function chosenAttribute(definition: ChoiceDefinition, value: string): ProductAttribute {
  const unit = attributeUnitOf(definition.attributeId)
  return unit !== undefined && /^\d+$/.test(value)
    ? { ...base(definition), value: Number(value), unit }
    : { ...base(definition), value, valueNames: valueNamesOf(value) }
}
