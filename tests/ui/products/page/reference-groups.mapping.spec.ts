import { expect, it } from 'vitest'
import { groupReferences, referencesWith } from '#ui/products/page/reference-groups.mapping.ts'
import { anyProduct } from '../../../fixtures/product.fixture.ts'

const { crossReferences } = anyProduct()

it('reference numbers are grouped by vehicle maker, with the other brands together at the end', () => {
  const groups = groupReferences(crossReferences).map(({ maker, references }) => [
    maker,
    references.map(({ number }) => number),
  ])

  expect(groups).toEqual([
    ['MAN', ['81.50803-0039', '81.50803-0031']],
    ['Mercedes-Benz', ['A 942 421 20 12']],
    [undefined, ['BV 111.898']],
  ])
})

it('no group of reference numbers is empty', () => {
  expect(groupReferences([])).toEqual([])
})

it.each([
  ['815080339', 0],
  ['8150803-0039', 1],
  ['a942', 1],
  ['man', 2],
  ['bv.111', 1],
  ['', 4],
  [' - ', 4],
])('the filter %j of the reference numbers returns %d numbers', (text, count) => {
  expect(referencesWith(text, crossReferences)).toHaveLength(count)
})
