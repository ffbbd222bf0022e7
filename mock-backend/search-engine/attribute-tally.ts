import { kindOfAttribute } from './attribute-condition.ts'
import { codeCount, valueOfCode, type AttributeColumns } from './attribute-columns.ts'
import type { AttributeCount } from './catalogue-query.ts'
import { partTypes, type AttributeDefinition } from '../catalogue/part-types.ts'
import type { ProductColumns } from './product-columns.ts'

type Counter = { readonly attribute: AttributeDefinition; readonly counts: Uint32Array }

/** Counts how often each attribute has each value. */
export class AttributeTally {
  readonly #columns: ProductColumns
  readonly #attributes: AttributeColumns
  /** Indexed by part type and attribute; created with the first product of the type. */
  readonly #counters: (readonly Counter[] | undefined)[] = partTypes.map(() => undefined)

  constructor(columns: ProductColumns, attributes: AttributeColumns) {
    this.#columns = columns
    this.#attributes = attributes
  }

  count(index: number): void {
    const partType = this.#columns.partType[index] ?? 0
    const counters = (this.#counters[partType] ??= countersFor(partType))
    for (let position = 0; position < counters.length; position += 1) {
      const counts = counters[position]?.counts
      const code = this.#attributes.codeAt(index, position)
      if (counts !== undefined) counts[code] = (counts[code] ?? 0) + 1
    }
  }

  /** Attributes by descending number of products. */
  attributes(): readonly AttributeCount[] {
    const all = this.#counters.flatMap((counters) => counters ?? [])
    return [...Map.groupBy(all, ({ attribute }) => attribute.attributeId)]
      .flatMap(([id, counters]) => countOf(id, counters))
      .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
  }
}

const countersFor = (partType: number): readonly Counter[] =>
  (partTypes[partType]?.attributes ?? []).map((attribute) => ({
    attribute,
    counts: new Uint32Array(codeCount(attribute)),
  }))

function countOf(id: string, counters: readonly Counter[]): AttributeCount[] {
  const attribute = counters[0]?.attribute
  const kind = attribute && kindOfAttribute(attribute)
  if (attribute === undefined || kind === undefined) return []
  const countByValue = new Map<number | string, number>()
  for (const { attribute: counterAttribute, counts } of counters) {
    counts.forEach((times, code) => {
      if (times === 0) return
      const value = valueOfCode(counterAttribute, code)
      countByValue.set(value, (countByValue.get(value) ?? 0) + times)
    })
  }
  const count = [...countByValue.values()].reduce((sum, times) => sum + times, 0)
  if (kind === 'range') {
    const measures = [...countByValue.keys()].map(Number)
    const unit = 'unit' in attribute ? (attribute.unit ?? undefined) : undefined
    return [{ id, count, unit, min: Math.min(...measures), max: Math.max(...measures) }]
  }
  return [
    { id, count, values: [...countByValue].map(([value, times]) => ({ id: String(value), count: times })) },
  ]
}
