import attributeValueData from '../data/attribute-values.json' with { type: 'json' }
import attributeData from '../data/attributes.json' with { type: 'json' }
import partTypeData from '../data/part-types.json' with { type: 'json' }
import type { DivisionId } from './catalogue-product.ts'
import type { Hazard } from '#contracts/products/hazard.dto.ts'
import type { LocalizedText } from './language.ts'

export interface PartType {
  readonly id: string
  readonly categoryId: string
  readonly divisionIds: readonly DivisionId[]
  readonly names: LocalizedText
  readonly weightKg: ValueRange
  readonly packageQuantities: readonly number[]
  readonly priceEur: ValueRange
  /** Harmonized System, six digits. */
  readonly customsTariffHs6: string
  readonly orderUnit: string
  /** Only of hazardous parts. */
  readonly hazard?: Hazard
  /** Id of the attribute that selects the picture; undefined if all parts of the type have the same picture. */
  readonly looksBy?: string
  /** True if there is also a picture of the side view. */
  readonly hasSideView?: boolean
  readonly attributes: readonly AttributeDefinition[]
}

export interface ValueRange {
  readonly min: number
  readonly max: number
}

export type AttributeDefinition = MeasureDefinition | ChoiceDefinition

export interface MeasureDefinition extends ValueRange {
  readonly attributeId: string
  readonly unit: string | null
  readonly step: number
}

export interface ChoiceDefinition {
  readonly attributeId: string
  readonly values: readonly string[]
}

export const partTypes = partTypeData.partTypes as readonly PartType[]

const attributeNames = new Map<string, LocalizedText>(
  attributeData.attributes.map((attribute) => [attribute.id, attribute.names]),
)

const valueNames = new Map<string, LocalizedText>(
  attributeValueData.values.map((value) => [value.code, value.names]),
)

/** Throws a RangeError for an unknown attribute. */
export function attributeNamesOf(attributeId: string): LocalizedText {
  const names = attributeNames.get(attributeId)
  if (names === undefined) throw new RangeError(`There is no attribute ${attributeId}.`)
  return names
}

export const isAttributeId = (attributeId: string): boolean => attributeNames.has(attributeId)

const attributeUnits = new Map(attributeData.attributes.map(({ id, unit }) => [id, unit ?? undefined]))

/** Unit of the numeric values of an attribute; undefined if they have no unit. */
export const attributeUnitOf = (attributeId: string): string | undefined => attributeUnits.get(attributeId)

/** Undefined for codes that are the same in every language, such as M22x1.5. */
export function valueNamesOf(value: string): LocalizedText | undefined {
  return valueNames.get(value)
}
