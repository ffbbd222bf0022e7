import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  attributeRows,
  COMPARED_MAX,
  isComparable,
  readCompared,
  writeCompared,
} from '#domain/comparison/comparison.ts'

const number = (id: string, value: number, unit = 'MMT') => ({ id, name: `The ${id}`, value, unit })

it('the slugs of compared products are equal after writing and parsing', () => {
  const anySlug = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,40}$/)
  fc.assert(
    fc.property(fc.uniqueArray(anySlug, { maxLength: COMPARED_MAX }), (slugs) => {
      expect(readCompared(writeCompared(slugs))).toEqual(slugs)
    }),
  )
})

it('parses any text to at most four different valid slugs', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (text) => {
      const slugs = readCompared(text)
      expect(slugs.length).toBeLessThanOrEqual(COMPARED_MAX)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.every(isComparable)).toBe(true)
    }),
  )
})

it.each([
  [undefined, []],
  ['', []],
  [',,,', []],
  ['../../etc/passwd,<script>,a b,{"a":1}', []],
  ['a,a,b', ['a', 'b']],
  ['a,b,c,d,e,f', ['a', 'b', 'c', 'd']],
  [`${'x'.repeat(300)},y`, ['y']],
])('parses the stored text %j to the slugs %j', (text, slugs) => {
  expect(readCompared(text)).toEqual(slugs)
})

it('groups equal attributes of compared products in a row, and reports which rows differ', () => {
  const rows = attributeRows([
    { attributes: [number('width', 200), number('height', 80)] },
    { attributes: [number('height', 80), number('width', 210), number('voltage', 24, 'VLT')] },
  ])

  expect(rows.map(({ id, values, differs }) => [id, values.map((value) => value?.value), differs])).toEqual([
    ['width', [200, 210], true],
    ['height', [80, 80], false],
    ['voltage', [undefined, 24], true],
  ])
})

it('the same number with a different unit is a difference between compared products', () => {
  const [row] = attributeRows([{ attributes: [number('a', 5)] }, { attributes: [number('a', 5, 'CMT')] }])
  expect(row?.differs).toBe(true)
})
