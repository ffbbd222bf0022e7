import { codeCount, valueOfCode, type AttributeColumns } from './attribute-columns.ts'
import type { SearchedMeasure } from './measure-words.ts'
import { partTypes, type AttributeDefinition } from '../catalogue/part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Selection } from './selection.ts'

/** Charging voltage of an alternator by system voltage. */
const chargingVolts: ReadonlyMap<number, number> = new Map([
  [24, 28],
  [12, 14],
])

interface Place {
  readonly place: number
  readonly codes: readonly number[]
}

/**
 * True if the product has the dimension in some attribute. `others`: result for part types without such an
 * attribute.
 */
export function hasMeasure(
  measure: SearchedMeasure,
  columns: ProductColumns,
  attributeColumns: AttributeColumns,
  others: 'fail' | 'pass',
): Selection {
  const byPartType: (readonly Place[])[] = []
  return (index) => {
    const partType = columns.partType[index] ?? 0
    const candidates = (byPartType[partType] ??= placesOf(partType, measure))
    return (
      (candidates.length === 0 && others === 'pass') ||
      candidates.some(({ place: position, codes }) =>
        codes.includes(attributeColumns.codeAt(index, position)),
      )
    )
  }
}

/** True if products of the part type can have the measure. */
export const canHaveMeasure = (partType: number, measure: SearchedMeasure): boolean =>
  placesOf(partType, measure).length > 0

const placesOf = (partType: number, measure: SearchedMeasure): readonly Place[] =>
  partTypes[partType]?.attributes.flatMap((attribute, index) => placeOf(attribute, index, measure)) ?? []

function placeOf(
  attribute: AttributeDefinition,
  index: number,
  { value, kind }: SearchedMeasure,
): readonly Place[] {
  const isMeant =
    kind === undefined ||
    kind.attributeIds?.includes(attribute.attributeId) === true ||
    ('step' in attribute && attribute.unit !== null && kind.units?.includes(attribute.unit) === true)
  if (!isMeant) return []
  const exact = codesWith(attribute, value)
  const charging = attribute.attributeId === 'voltage' ? chargingVolts.get(value) : undefined
  const matchingCodes = exact.length > 0 || charging === undefined ? exact : codesWith(attribute, charging)
  // a number without a unit applies only to attributes that can have this value
  return kind === undefined && matchingCodes.length === 0 ? [] : [{ place: index, codes: matchingCodes }]
}

/** Codes of an attribute with this value, without duplicates. */
function codesWith(attribute: AttributeDefinition, value: number): readonly number[] {
  const count = codeCount(attribute)
  const candidates =
    'step' in attribute
      ? [Math.round((value - attribute.min) / attribute.step)].filter((code) => code >= 0 && code < count)
      : Array.from({ length: count }, (_, code) => code)
  return candidates.filter((code) => hasNumber(valueOfCode(attribute, code), value))
}

/** True if a value contains the number: `12-24` contains 12 and 24, `2 inch` contains 2. */
const hasNumber = (value: number | string, wantedNumber: number): boolean =>
  typeof value === 'number'
    ? Math.abs(value - wantedNumber) < 1e-6
    : value.split(/[-\s]/).some((part) => part !== '' && Number(part) === wantedNumber)
