import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ociFields } from '#domain/punch-out/oci-fields.ts'
import { punchOutPreview } from '#domain/punch-out/punch-out-preview.ts'
import { OCI_FIELDS, type OutgoingLine } from '#domain/punch-out/punch-out.ts'

const LINE: OutgoingLine = {
  lineId: '7',
  articleNo: '3.70481',
  name: 'Brake pad set',
  manufacturer: 'Northwain',
  quantity: 2,
  unit: 'PCS',
  price: { value: 11.8, currency: 'EUR' },
  leadDays: 3,
}
const BASKET = {
  protocol: 'OCI4',
  mapping: OCI_FIELDS,
  codes: { PCS: 'ST' },
  job: {},
  lines: [LINE],
} as const
const fieldsOf = (lines: readonly OutgoingLine[], more: object = {}) =>
  Object.fromEntries(ociFields({ ...BASKET, ...more, lines }))

it('writes a cart line with the field names, numbers and codes of OCI', () => {
  expect(
    fieldsOf([LINE], {
      job: { vin: 'WMA06XZZ8CP034890', plate: 'M-DB 42' },
      basketId: '0b7f6c1e-3a52-4d0c-9a44-5f2f1c9b7d10',
    }),
  ).toEqual({
    'NEW_ITEM-DESCRIPTION[1]': 'Brake pad set',
    'NEW_ITEM-VENDORMAT[1]': '3.70481',
    'NEW_ITEM-QUANTITY[1]': '2.000',
    'NEW_ITEM-UNIT[1]': 'ST',
    'NEW_ITEM-PRICE[1]': '11.800',
    'NEW_ITEM-PRICEUNIT[1]': '1',
    'NEW_ITEM-CURRENCY[1]': 'EUR',
    'NEW_ITEM-LEADTIME[1]': '3',
    'NEW_ITEM-MANUFACTCODE[1]': 'Northwain',
    'NEW_ITEM-CUST_FIELD4[1]': 'WMA06XZZ8CP034890',
    'NEW_ITEM-CUST_FIELD1[1]': 'M-DB 42',
    'NEW_ITEM-EXT_QUOTE_ID[1]': '0b7f6c1e3a524d0c9a445f2f1c9b7d10',
    'NEW_ITEM-EXT_QUOTE_ITEM[1]': '7',
    'NEW_ITEM-EXT_PRODUCT_ID[1]': '3.70481',
  })
})

it('truncates a name, adds it completely as long text, and omits a number that is too long', () => {
  const name = 'Brake pad set with wear indicator, front axle'
  const fields = fieldsOf([{ ...LINE, name, manufacturer: 'A manufacturer with a long name', note: 'Bay 3' }])
  expect(fields['NEW_ITEM-DESCRIPTION[1]']).toBe(name.slice(0, 40))
  expect(fields['NEW_ITEM-LONGTEXT_1:132[]']).toBe(`${name}\nBay 3`)
  expect(fields).not.toHaveProperty('NEW_ITEM-MANUFACTCODE[1]')
})

it('writes no OCI price field for a line without a price', () => {
  const { price: _, ...free } = LINE
  expect(Object.keys(fieldsOf([free])).filter((name) => /PRICE|CURRENCY/.test(name))).toEqual([])
  expect(punchOutPreview({ ...BASKET, returnHosts: [] }, false)).not.toContain('PRICE')
})

it('writes each cart line once with consecutive OCI numbers', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          lineId: fc.string(),
          name: fc.string({ unit: 'binary', maxLength: 8 }),
          quantity: fc.integer({ min: 1, max: 99_999 }),
        }),
        { maxLength: 8 },
      ),
      (lines) => {
        const writtenFormFields = ociFields({ ...BASKET, lines: lines.map((line) => ({ ...LINE, ...line })) })
        const quantities = writtenFormFields.filter(([name]) => name.startsWith('NEW_ITEM-QUANTITY['))
        expect(quantities.map(([, value]) => Number(value))).toEqual(lines.map(({ quantity }) => quantity))
        expect(new Set(writtenFormFields.map(([name]) => name)).size).toBe(writtenFormFields.length)
      },
    ),
  )
})
