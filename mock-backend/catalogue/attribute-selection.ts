import { chosenValue } from './attribute-sampler.ts'
import { partTypes } from './part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Selection } from './selection.ts'

/** The product has one of these values in some attribute. Part types without such an attribute fail, or are not judged. */
export function hasOneOf(
  values: ReadonlySet<string>,
  seed: number,
  columns: ProductColumns,
  others: 'fail' | 'pass' = 'fail',
): Selection {
  const places = partTypes.map(({ attributes }) =>
    attributes.flatMap((attribute, place) =>
      'values' in attribute && attribute.values.some((value) => values.has(value))
        ? [{ place, attribute }]
        : [],
    ),
  )
  return (index) => {
    const design = columns.design[index] ?? index
    const candidates = places[columns.partType[index] ?? 0] ?? []
    if (candidates.length === 0) return others === 'pass'
    return candidates.some(({ place, attribute }) => values.has(chosenValue(seed, design, place, attribute)))
  }
}
