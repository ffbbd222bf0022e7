import { sampledValue } from '../catalogue/attribute-sampler.ts'
import { partTypes, type ChoiceDefinition } from '../catalogue/part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Selection } from './selection.ts'

/**
 * True if the product has one of these values in some attribute. `others`: result for part types without such
 * an attribute.
 */
export function hasAnyValueOf(
  values: ReadonlySet<string>,
  seed: number,
  columns: ProductColumns,
  others: 'fail' | 'pass' = 'fail',
): Selection {
  const byPartType: (readonly Place[])[] = []
  return (index) => {
    const partType = columns.partType[index] ?? 0
    const candidates = (byPartType[partType] ??= placesOf(partType, values))
    if (candidates.length === 0) return others === 'pass'
    const design = columns.design[index] ?? index
    return candidates.some(({ place: position, attribute }) =>
      values.has(sampledValue(seed, design, position, attribute)),
    )
  }
}

/** True if products of the part type can have such values. */
export const canHaveValues = (partType: number, values: ReadonlySet<string>): boolean =>
  placesOf(partType, values).length > 0

interface Place {
  readonly place: number
  readonly attribute: ChoiceDefinition
}

const placesOf = (partType: number, values: ReadonlySet<string>): readonly Place[] =>
  partTypes[partType]?.attributes.flatMap((attribute, index) =>
    'values' in attribute && attribute.values.some((value) => values.has(value))
      ? [{ place: index, attribute }]
      : [],
  ) ?? []
