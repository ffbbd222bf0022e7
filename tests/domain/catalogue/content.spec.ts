import { expect, it } from 'vitest'
import { groupCategories, partCountOf, withPartCounts, type Category } from '#domain/catalogue/content.ts'

const category = (id: string, productCount: number, parentId?: string): Category => ({
  id,
  name: id,
  picture: { src: '', alt: '' },
  productCount,
  parentId,
})
const BRAKES = category('brakes', 30)
const DISCS = category('discs', 10, 'brakes')
const PADS = category('pads', 20, 'brakes')
const FILTERS = category('filters', 12)
const OIL = category('oil', 12, 'filters')

it('nests sub groups of parts below their main group in the original sequence', () => {
  expect(groupCategories([BRAKES, DISCS, FILTERS, OIL, PADS])).toEqual([
    { ...BRAKES, children: [DISCS, PADS] },
    { ...FILTERS, children: [OIL] },
  ])
})

it('the part count of a division is the sum of the counts of its main groups', () => {
  expect(partCountOf([BRAKES, FILTERS])).toBe(42)
  expect(partCountOf([])).toBe(0)
})

it('the part count of a main group includes its sub groups, and groups are sorted by count', () => {
  const counts: Record<string, number> = { brakes: 1, discs: 2, pads: 0, oil: 9 }
  const groups = withPartCounts(groupCategories([BRAKES, DISCS, PADS, FILTERS, OIL]), (id) => counts[id] ?? 0)
  expect(groups).toEqual([
    { ...FILTERS, productCount: 9, children: [{ ...OIL, productCount: 9 }] },
    {
      ...BRAKES,
      productCount: 3,
      children: [
        { ...DISCS, productCount: 2 },
        { ...PADS, productCount: 0 },
      ],
    },
  ])
})
