import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isPartNumber,
  partNumberInPath,
  partNumberInText,
  partNumbersOfSlug,
} from '#domain/search/part-number.ts'
import { LINEAR_MS, LONG_TEXT_LENGTH, millisecondsOf } from '../../fixtures/growth.fixture.ts'
import { hostilePath } from '../../fixtures/hostile-paths.fixture.ts'
import { numberRules } from '../../fixtures/number-rules.fixture.ts'

describe('isPartNumber', () => {
  it.each(numberRules.redirectPart.accept)('accepts %j as a part number', (text) => {
    expect(isPartNumber(text)).toBe(true)
  })

  it.each(numberRules.redirectPart.reject)('rejects %j as a part number', (text) => {
    expect(isPartNumber(text)).toBe(false)
  })

  it('requires four to ten letters and digits after SA or AD, including a digit', () => {
    const tail = fc.string({ unit: fc.constantFrom(...'01AZ'), maxLength: 13 })
    fc.assert(
      fc.property(fc.constantFrom('SA', 'ad'), tail, (start, rest) => {
        expect(isPartNumber(start + rest)).toBe(rest.length >= 4 && rest.length <= 10 && /\d/.test(rest))
      }),
      { numRuns: 2_000 },
    )
  })

  it('requires six to eight digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }), (digits) => {
        expect(isPartNumber(digits)).toBe(digits.length >= 6 && digits.length <= 8)
      }),
    )
  })
})

describe('partNumberInPath', () => {
  it.each(numberRules.htmlPath)('finds in the path %j the number %j', (path, number) => {
    expect(partNumberInPath(path)).toBe(number ?? undefined)
  })

  it.each([
    ['/products/dt-1-61100-repair-kit-d4-515.html', '161100'],
    ['/dt-1-19067-drag-link.html', '119067'],
    ['/nw-4-61984-switch-24-v.html', '461984'],
    ['/sa-sa2c0025-brake-disc.html', 'SA2C0025'],
    ['/4.61984.html/4.61985.html', '461985'],
    ['/4.61984.html#4.61985.html', '461984'],
    ['/4_61984.html', '461984'],
    ['/4%2E61984.html', '461984'],
    ['/%zz/4.61984.html', '461984'],
    ['/0039-4.html', undefined],
    ['/0039-461984.html', undefined],
    ['/4--61984.html', undefined],
    ['/1234-61984.html', undefined],
    ['/1234-5678.html', undefined],
    ['/123-45678.html', '12345678'],
    ['/4619840-1.html', undefined],
    ['/461984.htm', undefined],
    ['/page.html/461984', undefined],
    ['/page?461984.html', undefined],
  ])('finds in the path %j the number %j', (path, number) => {
    expect(partNumberInPath(path)).toBe(number)
  })

  it('returns only part numbers for any path', () => {
    const path = fc.oneof(hostilePath, fc.string({ unit: fc.constantFrom(...'0123459-._/ADSadsx%2F') }))
    fc.assert(
      fc.property(path, (text) => {
        const number = partNumberInPath(`${text}.html`)
        return number === undefined || isPartNumber(number)
      }),
      { numRuns: 20_000 },
    )
  })

  it.each(['1-', 'A1', '1.1', '-', '_1_', '11'])(
    'parses a long path of repeated %j in linear time',
    (quantityText) => {
      const path = `/${quantityText.repeat(LONG_TEXT_LENGTH)}.html`
      expect(millisecondsOf(() => partNumberInPath(path))).toBeLessThan(LINEAR_MS)
    },
  )
})

describe('partNumberInText', () => {
  it('returns the number among the words of a slug', () => {
    expect(partNumberInText('nw-4-61984-switch')).toBe('461984')
    expect(partNumberInText('brake-disc')).toBeUndefined()
  })
})

describe('partNumbersOfSlug', () => {
  it.each([
    ['4-61-984', ['461984']],
    ['nw-4-76815', ['nw476815', '476815']],
    ['nw-4-76815-fuel-tank-cap', ['nw476815fueltankcap', '476815']],
    ['brake-disc', ['brakedisc']],
    ['---', []],
  ])('returns the possible numbers of %s', (slug, numbers) => {
    expect(partNumbersOfSlug(slug)).toEqual(numbers)
  })
})
