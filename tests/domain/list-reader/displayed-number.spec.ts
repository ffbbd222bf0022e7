import { expect, it } from 'vitest'
import { displayedNumber } from '#domain/list-reader/displayed-number.ts'

it.each([
  ['849718', '0849718', '0849718'],
  ['230256', '2.30256', '2.30256'],
  ['12345678', '123-456-78', '123-456-78'],
  ['1234', 'OE 001234', 'OE 001234'],
  ['3.7048', '3.70480', '3.70480'],
  ['3.7048', '3,70480', '3,70480'],
  ['2', '2 dz', '2 dz'],
  ['2', '2 box of 10', '2 box of 10'],
])(
  'A number of a sheet is returned as displayed if its format adds meaning: %s displayed as "%s"',
  (value, displayedText, read) => {
    expect(displayedNumber(value, displayedText)).toBe(read)
  },
)

it.each([
  ['1234', '1,234'],
  ['1234', '1.234,00'],
  ['1234567', '1 234 567'],
  ['4', '4.000'],
  ['2', '2 pcs'],
  ['12.5', '12.50 €'],
  ['2.5', '2.500'],
  ['2.4', '2'],
  ['-5', '-005'],
  ['4', ''],
  ['4', '#####'],
])(
  'A number of a sheet is returned as its value if its format is only layout: %s displayed as "%s"',
  (value, displayedText) => {
    expect(displayedNumber(value, displayedText)).toBe(value)
  },
)
