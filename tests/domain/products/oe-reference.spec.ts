import { expect, it } from 'vitest'
import { oeReferenceOf } from '#domain/products/oe-reference.ts'

const MAN = { referenceNo: '81.43600', manufacturer: 'MAN' }
const SCANIA = { referenceNo: '1454631', manufacturer: 'Scania' }
const part = {
  mainOe: MAN,
  crossReferences: [
    { referenceNo: 'S-1', manufacturer: 'Scania', kind: 'comparable' as const },
    { ...SCANIA, kind: 'oe' as const },
  ],
}

it.each([
  ['no maker', [], MAN],
  ['the maker of the main number', ['MAN'], MAN],
  ['another maker', ['Scania'], { ...SCANIA, kind: 'oe' }],
  ['several makers', ['Scania', 'MAN'], MAN],
  ['a maker without a number', ['DAF'], MAN],
])('returns the displayed OE number of a part if the filter is %s', (_, makers, reference) => {
  expect(oeReferenceOf(part, makers)).toEqual(reference)
  expect(oeReferenceOf({ mainOe: undefined, crossReferences: [] }, makers)).toBeUndefined()
})
