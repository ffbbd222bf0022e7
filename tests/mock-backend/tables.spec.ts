import { expect, it } from 'vitest'
import { nullable, primaryKey, Table } from '#mock-backend/tables.ts'

const columns = { id: primaryKey(String), owner: String, pieces: Number, note: nullable<string>(() => null) }

function tableOf(...owners: readonly string[]) {
  const table = new Table(columns)
  owners.forEach((owner, place) => table.create({ id: `${place}`, owner, pieces: place }))
  return table
}

const idsIn = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

it('a new row has the default of each missing column, and no other fields', () => {
  const row = { id: '1', other: true }
  expect(new Table(columns).create(row)).toEqual({ id: '1', owner: '', pieces: 0, note: null })
})

it('a second row with the same key is refused', () => {
  expect(() => tableOf('a').create({ id: '0' })).toThrow(RangeError)
})

it.each([
  ['a key', { id: { equals: '1' } }, ['1']],
  ['a key and another column', { id: { equals: '1' }, owner: { equals: 'a' } }, []],
  ['a column', { owner: { equals: 'a' } }, ['0', '2']],
  ['one of several values', { id: { in: ['0', '1', '9'] } }, ['0', '1']],
  ['a highest value', { pieces: { lte: 1 } }, ['0', '1']],
  ['no condition', {}, ['0', '1', '2']],
])('rows are found by %s', (_, where, ids) => {
  const table = tableOf('a', 'b', 'a')
  expect(idsIn(table.findMany({ where }))).toEqual(ids)
  expect(table.findFirst({ where })?.id ?? null).toBe(ids[0] ?? null)
})

it('an update keeps the order of the rows, and does not change a row that was read', () => {
  const table = tableOf('a', 'b')
  const read = table.findFirst({ where: { id: { equals: '0' } } })
  table.update({ where: { id: { equals: '0' } }, data: { pieces: 7 } })
  expect([read?.pieces, ...table.getAll().map(({ pieces }) => pieces)]).toEqual([0, 7, 1])
})

it('an update without a row returns null', () => {
  expect(tableOf().update({ where: { id: { equals: '0' } }, data: { pieces: 7 } })).toBeNull()
})

it('a value can be computed from the row', () => {
  const table = tableOf('a', 'b')
  const data = { pieces: (pieces: number, { owner }: { owner: string }) => pieces + owner.length }
  table.updateMany({ where: {}, data })
  expect(table.getAll().map(({ pieces }) => pieces)).toEqual([1, 2])
})

it('deleted rows are returned, and are gone', () => {
  const table = tableOf('a', 'b', 'a')
  expect(idsIn(table.deleteMany({ where: { owner: { equals: 'a' } } }))).toEqual(['0', '2'])
  expect([table.count(), ...idsIn(table.getAll())]).toEqual([1, '1'])
})
