import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  freeName,
  LIST_NAME_LENGTH,
  listNameOf,
  parseStock,
  shareEnd,
} from '#domain/favourites/favourites.ts'

describe('listNameOf', () => {
  it('returns a valid name with single blanks', () => {
    expect(listNameOf('  Bay \t 2 ')).toBe('Bay 2')
    expect(listNameOf('Werkstätten')).toBe('Werkstätten')
  })

  it.each(['', '   ', '\n', 'x'.repeat(LIST_NAME_LENGTH + 1)])('rejects %j as name', (typedText) => {
    expect(listNameOf(typedText)).toBe(undefined)
  })
})

describe('freeName', () => {
  it('returns a unique and short name, if possible the preferred one', () => {
    const names = fc.array(fc.constantFrom('Bay', 'bay 2', 'BAY 3', 'Bay 4', 'Other'))
    fc.assert(
      fc.property(names, (takenNames) => {
        const name = freeName(
          'Bay',
          takenNames.map((each) => ({ name: each })),
        )
        expect(takenNames.map((each) => each.toLowerCase())).not.toContain(name.toLowerCase())
        if (!takenNames.includes('Bay')) expect(name).toBe('Bay')
      }),
    )
    const long = 'x'.repeat(LIST_NAME_LENGTH)
    expect(freeName(long, [{ name: long }])).toHaveLength(LIST_NAME_LENGTH)
  })
})

describe('parseStock', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['1', 1],
    [' 99999 ', 99_999],
  ])('parses %j as %j', (typedText, stock) => {
    expect(parseStock(typedText)).toEqual({ stock })
  })

  it.each(['0', '-1', '1.5', '1e3', '100000', 'many', '１'])('rejects %j', (typedText) => {
    expect(parseStock(typedText)).toBe(undefined)
  })
})

it('A shared list expires after whole days', () => {
  expect(shareEnd(Date.UTC(2026, 11, 30), 7)).toBe('2027-01-06T00:00:00.000Z')
})
