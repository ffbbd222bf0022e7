import { partTypes } from '../catalogue/part-types.ts'

/** Numbers (WVA) of brake pads and linings that are common to all makers. */
const wvaNumbers = new Set(
  partTypes.flatMap(({ attributes }) =>
    attributes.flatMap((attribute) =>
      attribute.attributeId === 'wvaNumber' && 'values' in attribute ? attribute.values : [],
    ),
  ),
)

const between = new Set(['nr', 'no', 'n', 'number', 'nummer', 'numero', 'номер'])

/** True if the whole text is a WVA number. */
export const isWvaNumber = (text: string): boolean => wvaNumbers.has(text)

/** The WVA number at this position: WVA 29087, WVA-Nr. 29087, WVA29087. */
export function wvaNumberAt(
  words: readonly string[],
  index: number,
): { readonly length: number; readonly number: string } | undefined {
  const [word = '', next = '', third = ''] = words.slice(index)
  const joined = word.startsWith('wva') ? word.slice(3) : undefined
  if (joined === undefined) return undefined
  if (wvaNumbers.has(joined)) return { length: 1, number: joined }
  if (joined !== '') return undefined
  if (wvaNumbers.has(next)) return { length: 2, number: next }
  return between.has(next) && wvaNumbers.has(third) ? { length: 3, number: third } : undefined
}
