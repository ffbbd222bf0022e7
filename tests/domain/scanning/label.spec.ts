import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGtin, isSscc, printedGtin } from '#domain/scanning/check-digit.ts'
import { labelOf, scanReadings } from '#domain/scanning/label.ts'
import { checkDigitOf } from '#mock-backend/catalogue/gtin.ts'

const GS = '\u001d'
const RS = '\u001e'
const EOT = '\u0004'
const GTIN = '4006381333931'
const SSCC = '340123450000000000'.slice(0, 17) + checkDigitOf('34012345000000000')

describe('a label', () => {
  it.each([
    ['brackets', `(01)0${GTIN}(37)12`, { number: GTIN, pieces: 12 }],
    ['brackets with blanks', `(01) 0${GTIN} (10) A-1 (30) 4`, { number: GTIN, pieces: 4 }],
    ['element string of a GS1-128', `]C1010${GTIN}10LOT7${GS}3024`, { number: GTIN, pieces: 24 }],
    [
      'element string of a GS1 DataMatrix',
      `]d2010${GTIN}21SN 5${GS}10B${GS}304`,
      { number: GTIN, pieces: 4 },
    ],
    ['element string of a GS1 QR code', `]Q3020${GTIN}3712`, { number: GTIN, pieces: 12 }],
    ['only a leading FNC1', `${GS}010${GTIN}1726013110X`, { number: GTIN }],
    ['no FNC1', `010${GTIN}1726013120013712`, { number: GTIN, pieces: 12 }],
    ['a package', `]C100${SSCC}`, { sscc: SSCC }],
    ['a package in brackets', `(00)${SSCC}`, { sscc: SSCC }],
    ['a package with contents', `00${SSCC}020${GTIN}3748`, { sscc: SSCC, number: GTIN, pieces: 48 }],
    ['the customer’s number', `]C1241AB-77${GS}3010`, { number: 'AB-77', pieces: 10 }],
    ['weight and location', `]C1010${GTIN}31030012504100000000000009${GS}376`, { number: GTIN, pieces: 6 }],
    ['Digital Link', `https://id.example/01/0${GTIN}/10/AB?17=260131&37=5`, { number: GTIN, pieces: 5 }],
    ['Digital Link with names', `https://id.example/x/gtin/${GTIN}`, { number: GTIN }],
    ['Digital Link of a package', `http://id.example/00/${SSCC}`, { sscc: SSCC }],
    [
      'MH10 with envelope',
      `[)>${RS}06${GS}P2.30256${GS}Q40${GS}V123456${GS}S99${RS}${EOT}`,
      { number: '2.30256', pieces: 40 },
    ],
    [
      'MH10, the number of the supplier counts',
      `[)>${RS}06${GS}PKUNDE-1${GS}1P2.30256${GS}Q4${RS}${EOT}`,
      { number: '2.30256', pieces: 4 },
    ],
    ['GS1 in an envelope', `[)>${RS}05${GS}010${GTIN}${GS}304${RS}${EOT}`, { number: GTIN, pieces: 4 }],
    ['MH10 without envelope', `P2.30256${GS}Q40${GS}V123456${GS}S99`, { number: '2.30256', pieces: 40 }],
    ['VDA text on lines', 'P 2.30256\r\nQ 40\r\nV 123456', { number: '2.30256', pieces: 40 }],
    ['our shelf label with quantity', 'P2.30256Q4', { number: '2.30256', pieces: 4 }],
    ['our shelf label', 'https://shop.example/en/products/nw-4-61984-brake-disc', { number: '4.61984' }],
    [
      'our shelf label of the other vendor',
      'https://shop.example/products/sa-sa8a3653-air-spring',
      { number: 'SA8A3653' },
    ],
  ])('is parsed: %s', (_, text, label) => {
    expect(labelOf(text)).toEqual(label)
  })

  it.each([
    ['a number', '2.30256'],
    ['a bar code of a part', GTIN],
    ['an OE number', '81.43752-1127'],
    ['a number that begins like a field', 'P550345'],
    ['a wrong check digit', `(01)0${GTIN.slice(0, 12)}2(37)12`],
    ['a package with a wrong check digit', `00${SSCC.slice(0, 17)}${(Number(SSCC[17]) + 1) % 10}`],
    ['brackets in a name', '(2) brake discs'],
    ['a list of numbers', 'P550345\nP550778\nS1234'],
    ['two quantities', 'P550345\nQ4\nQ5'],
    ['an unrelated URL', 'https://shop.example/en/cart?x=1'],
    ['nothing', ''],
  ])('is not detected in %s', (_, text) => {
    expect(labelOf(text)).toBeUndefined()
  })

  it('returns no data if an element string is truncated', () => {
    expect(labelOf(`]C1010${GTIN.slice(0, 9)}`)).toEqual({})
    expect(labelOf(`[)>${RS}06${GS}K4711${RS}${EOT}`)).toEqual({})
  })

  it('is not parsed from a very long text', () => {
    expect(labelOf(`(01)0${GTIN}(10)${'A'.repeat(2_000)}`)).toBeUndefined()
    expect(scanReadings('9'.repeat(2_000))).toEqual([])
  })
})

describe('a scanned text', () => {
  it.each([
    ['2.30256', [{ number: '2.30256' }]],
    [`]E0${GTIN}`, [{ number: GTIN }]],
    [`0${GTIN}`, [{ number: GTIN }]],
    ['00000096385074', [{ number: '96385074' }]],
    [']C0P550345', [{ number: 'P550345' }, { number: '550345', pieces: undefined }]],
    ['Q10', [{ number: 'Q10' }, { number: undefined, pieces: 10 }]],
    ['V123456', [{ number: 'V123456' }, {}]],
    ['SA8A3653', [{ number: 'SA8A3653' }, {}]],
    ['QX10', [{ number: 'QX10' }]],
    ['  ', []],
  ])('"%s" has the interpretations %j, each with a quantity that follows after Tab', (text, readings) => {
    expect(scanReadings(text)).toEqual(readings)
    expect(scanReadings(`${text}\t12`)).toEqual(readings.map((reading) => ({ ...reading, pieces: 12 })))
  })
})

const gtins = fc.stringMatching(/^\d{12}$/).map((digits) => `${digits}${checkDigitOf(digits)}`)
const values = fc.stringMatching(/^[A-Z0-9/-]{1,20}$/)
const pieces = fc.integer({ min: 1, max: 99_999 })

describe('for any text', () => {
  it('an element string with any content is parsed', () => {
    fc.assert(
      fc.property(gtins, values, values, pieces, (gtin, batch, serial, count) => {
        const text = `]C1010${gtin}10${batch}${GS}21${serial}${GS}37${count}`
        expect(labelOf(text)).toEqual({
          number: printedGtin(`0${gtin}`),
          pieces: count,
        })
      }),
    )
  })

  it('brackets are equivalent to FNC1', () => {
    fc.assert(
      fc.property(gtins, values, pieces, (gtin, batch, count) => {
        expect(labelOf(`(01)0${gtin}(10)${batch}(30)${count}`)).toEqual(
          labelOf(`${GS}010${gtin}10${batch}${GS}30${count}`),
        )
      }),
    )
  })

  it('one wrong digit of a GTIN or SSCC is detected', () => {
    fc.assert(
      fc.property(gtins, fc.nat(12), fc.integer({ min: 1, max: 9 }), (gtin, index, offset) => {
        const wrong = gtin.slice(0, index) + ((Number(gtin[index]) + offset) % 10) + gtin.slice(index + 1)
        expect(isGtin(wrong)).toBe(false)
        expect(labelOf(`(01)0${wrong}`)).toBeUndefined()
        expect(isSscc(`34012${gtin}`)).toBe(true)
        expect(isSscc(`34012${wrong}`)).toBe(false)
      }),
    )
  })

  it('parsing does not throw', () => {
    const texts = fc.string({
      unit: fc.constantFrom('0', '1', '3', 'P', 'Q', '(', ')', ']', 'C', GS, RS, EOT, '/', '?', '\n'),
    })
    fc.assert(
      fc.property(texts, (text) => {
        for (const { pieces: count } of [...scanReadings(text), labelOf(text) ?? {}]) {
          expect(count === undefined || count > 0).toBe(true)
        }
      }),
    )
  })
})
