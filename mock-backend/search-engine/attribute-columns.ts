import { choiceOf, measuresOf } from '../catalogue/attribute-sampler.ts'
import { partTypes, type AttributeDefinition, type PartType } from '../catalogue/part-types.ts'
import type { ProductColumns } from './product-columns.ts'

/** The attributes of all products as integer codes, so that lists can filter and count without generating products. */
export interface AttributeColumns {
  /**
   * Code of an attribute value: the index of a text among the values of its type, or the step of a number
   * within its range.
   */
  codeAt(index: number, position: number): number
}

const width = Math.max(...partTypes.map(({ attributes }) => attributes.length))

export function createAttributeColumns(seed: number, columns: ProductColumns): AttributeColumns {
  const codes = new Uint16Array(columns.size * width)
  for (let index = 0; index < columns.size; index += 1) {
    const partType = partTypes[columns.partType[index] ?? 0]
    if (partType !== undefined)
      codes.set(codesOf(seed, columns.design[index] ?? index, partType), index * width)
  }
  return { codeAt: (index, position) => codes[index * width + position] ?? 0 }
}

function codesOf(seed: number, design: number, partType: PartType): number[] {
  const measures = measuresOf(seed, design, partType)
  return partType.attributes.map((attribute, index) => {
    if (!('step' in attribute)) return choiceOf(seed, design, index, attribute)
    const { attributeId, min, step } = attribute
    return Math.round(((measures.get(attributeId) ?? min) - min) / step)
  })
}

export const codeCount = (attribute: AttributeDefinition): number =>
  'step' in attribute
    ? Math.round((attribute.max - attribute.min) / attribute.step) + 1
    : attribute.values.length

export const valueOfCode = (attribute: AttributeDefinition, code: number): number | string =>
  'step' in attribute
    ? Number((attribute.min + code * attribute.step).toFixed(2))
    : (attribute.values[code] ?? '')
