import { codeCount, valueOfCode, type AttributeColumns } from './attribute-columns.ts'
import type { WantedMeasure } from './measure-words.ts'
import { partTypes, type AttributeDefinition } from './part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Selection } from './selection.ts'

interface Place {
  readonly place: number
  readonly isWanted: Uint8Array
}

/** The product has the measure in some attribute; part types without such an attribute are not judged. */
export function hasMeasure(
  measure: WantedMeasure,
  columns: ProductColumns,
  attributeColumns: AttributeColumns,
): Selection {
  const byPartType = partTypes.map(({ attributes }) =>
    attributes.flatMap((attribute, place) => placeOf(attribute, place, measure)),
  )
  return (index) => {
    const places = byPartType[columns.partType[index] ?? 0] ?? []
    return (
      places.length === 0 ||
      places.some(({ place, isWanted }) => isWanted[attributeColumns.codeAt(index, place)] === 1)
    )
  }
}

function placeOf(
  attribute: AttributeDefinition,
  place: number,
  { value, kind }: WantedMeasure,
): readonly Place[] {
  const isMeant =
    kind === undefined ||
    kind.attributeIds?.includes(attribute.attributeId) === true ||
    ('step' in attribute && attribute.unit !== null && kind.units?.includes(attribute.unit) === true)
  if (!isMeant) return []
  const isWanted = Uint8Array.from({ length: codeCount(attribute) }, (_, code) =>
    hasNumber(valueOfCode(attribute, code), value) ? 1 : 0,
  )
  // A number without a unit belongs to the attributes that can have it.
  return kind === undefined && !isWanted.includes(1) ? [] : [{ place, isWanted }]
}

/** `12-24` is 12 and 24, `2 inch` is 2. */
const hasNumber = (value: number | string, wanted: number): boolean =>
  typeof value === 'number'
    ? Math.abs(value - wanted) < 1e-6
    : value.split(/[-\s]/).some((part) => part !== '' && Number(part) === wanted)
