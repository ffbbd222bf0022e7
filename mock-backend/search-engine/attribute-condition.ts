import { codeCount, valueOfCode, type AttributeColumns } from './attribute-columns.ts'
import type { AttributeCondition } from './catalogue-query.ts'
import { partTypes, type AttributeDefinition } from '../catalogue/part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Selection } from './selection.ts'

export type AttributeKind = 'values' | 'range'

/**
 * Texts and counts (pieces) are filtered by value, dimensions by range. Undefined for a number without a unit,
 * which is a code of a standard and has no filter.
 */
export function kindOfAttribute(attribute: AttributeDefinition): AttributeKind | undefined {
  if (!('step' in attribute) || attribute.unit === 'C62') return 'values'
  return attribute.unit === null ? undefined : 'range'
}

const definitions = Map.groupBy(
  partTypes.flatMap(({ attributes }) => attributes),
  ({ attributeId }) => attributeId,
)

/**
 * The condition without unknown values; undefined if the attribute is unknown, or if no known value and no
 * range remains.
 */
export function knownCondition({ id, values, min, max }: AttributeCondition): AttributeCondition | undefined {
  const attributes = definitions.get(id) ?? []
  const [first] = attributes
  const kind = first && kindOfAttribute(first)
  if (kind === 'range') return min === undefined && max === undefined ? undefined : { id, min, max }
  if (kind === undefined) return undefined
  const knownValues =
    values?.filter((value) => attributes.some((attribute) => hasValue(attribute, value))) ?? []
  return knownValues.length === 0 ? undefined : { id, values: knownValues }
}

function hasValue(attribute: AttributeDefinition, value: string): boolean {
  if (!('step' in attribute)) return attribute.values.includes(value)
  const number = Number(value)
  return value === String(number) && number >= attribute.min && number <= attribute.max
}

/** True if the product has one of the values, or a measure within the range. */
export function meetsCondition(
  condition: AttributeCondition,
  columns: ProductColumns,
  attributeColumns: AttributeColumns,
): Selection {
  const byPartType = partTypes.map(({ attributes }) => {
    const index = attributes.findIndex(({ attributeId }) => attributeId === condition.id)
    const attribute = attributes[index]
    return attribute && { place: index, isWanted: wantedCodes(attribute, condition) }
  })
  return (index) => {
    const rule = byPartType[columns.partType[index] ?? 0]
    return rule !== undefined && rule.isWanted[attributeColumns.codeAt(index, rule.place)] === 1
  }
}

function wantedCodes(attribute: AttributeDefinition, { values, min, max }: AttributeCondition): Uint8Array {
  const conditionValues = new Set(values)
  return Uint8Array.from({ length: codeCount(attribute) }, (_, code) => {
    const value = valueOfCode(attribute, code)
    if (values !== undefined) return conditionValues.has(String(value)) ? 1 : 0
    return Number(value) >= (min ?? -Infinity) && Number(value) <= (max ?? Infinity) ? 1 : 0
  })
}
