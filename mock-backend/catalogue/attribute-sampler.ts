import type { ProductAttribute } from './catalogue-product.ts'
import {
  attributeNamesOf,
  valueNamesOf,
  type AttributeDefinition,
  type ChoiceDefinition,
  type MeasureDefinition,
  type PartType,
} from './part-types.ts'
import { reconcileMeasures } from './measure-rules.ts'
import { fraction, itemAt, mix } from './random.ts'

const attributesPerDesign = 16

/** The size of a part from 0 to 1, which scales its measures, weight and price together. */
export function sizeOf(seed: number, design: number): number {
  return fraction(seed, 'size', design)
}

/** The index of the value among those of its type. */
export function choiceOf(seed: number, design: number, place: number, choice: ChoiceDefinition): number {
  return mix(seed, 'choice', design * attributesPerDesign + place) % choice.values.length
}

export const chosenValue = (seed: number, design: number, place: number, choice: ChoiceDefinition): string =>
  itemAt(choice.values, choiceOf(seed, design, place, choice))

/** A value within the range, rounded to its step: proportional to the size, with random variation. */
function measure(seed: number, design: number, place: number, band: MeasureDefinition): number {
  const chance = fraction(seed, 'measure', design * attributesPerDesign + place)
  const height = 0.75 * sizeOf(seed, design) + 0.25 * chance
  return band.min + Math.round(((band.max - band.min) * height) / band.step) * band.step
}

export function measuresOf(seed: number, design: number, partType: PartType): ReadonlyMap<string, number> {
  const measures = new Map<string, number>()
  partType.attributes.forEach((attribute, place) => {
    if ('step' in attribute) measures.set(attribute.attributeId, measure(seed, design, place, attribute))
  })
  reconcileMeasures(partType, measures)
  return measures
}

export function attributesOf(seed: number, design: number, partType: PartType): readonly ProductAttribute[] {
  const measures = measuresOf(seed, design, partType)
  return partType.attributes.map((attribute, place) =>
    'step' in attribute
      ? measuredAttribute(attribute, measures.get(attribute.attributeId) ?? attribute.min)
      : chosenAttribute(attribute, chosenValue(seed, design, place, attribute)),
  )
}

const base = ({ attributeId }: AttributeDefinition) => ({ attributeId, names: attributeNamesOf(attributeId) })

const measuredAttribute = (definition: MeasureDefinition, value: number): ProductAttribute => ({
  ...base(definition),
  value: Number(value.toFixed(2)),
  unit: definition.unit ?? undefined,
})

const chosenAttribute = (definition: ChoiceDefinition, value: string): ProductAttribute => ({
  ...base(definition),
  value,
  valueNames: valueNamesOf(value),
})
