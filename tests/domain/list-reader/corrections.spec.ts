import { describe, expect, it } from 'vitest'
import { cancelledNumbersIn, correctionIn } from '#domain/list-reader/corrections.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

describe('a correction of a quantity', () => {
  it.each([
    ['', 'no wait, 3'],
    ['', 'Korrektur: 3 Stück'],
    ['', 'Lieber 4 Stück'],
    ['4 x 2.30256, ', 'sorry, 3'],
    ['4 x 2.30256 - ', 'make that 6'],
    ['bitte ', 'lieber 3'],
    ['', 'actually, of the front one we need 3'],
  ])('after "%s" is detected in "%s"', (before, after) => {
    expect(correctionIn(`${before}${after}`)).toEqual({ before, after })
  })

  it.each([
    ['words with another meaning', '4 x 2.30256'],
    ['a correction without a quantity', 'Korrektur folgt'],
    ['only a quantity before it', '4 x 2.30256, sorry'],
    ['a quantity too far after it', 'actually, of the left front one we need 3'],
    ['a greeting', 'Lieber Herr Krause, 4 Stück'],
    ['an indented greeting', '  lieber Herr Krause, 4 Stück'],
    ['a greeting with wide blanks', 'Lieber   Herr Krause, 4 Stück'],
  ])('is not detected for %s: %s', (_, text) => {
    expect(correctionIn(text)).toBeUndefined()
  })

  it('is detected in a short line, but not in a long text', () => {
    const before = '2.30256 '.repeat(49).slice(1)
    expect(correctionIn(`${before}sorry, 3`)).toEqual({ before, after: 'sorry, 3' })
    expect(correctionIn(`${before} sorry, 3`)).toBeUndefined()
  })
})

describe('the part numbers that a line cancels', () => {
  const lookup = hasProduct(['2.30256', '3.05239'], { '388 320 82 53': ['4.43793'] })

  it.each([
    ['2.30256 is cancelled', ['2.30256']],
    ['please cancel 2.30256', ['2.30256']],
    ['2.30256 and 3.05239 are cancelled', ['2.30256', '3.05239']],
    ['4 x 3.05239, but 2.30256 is no longer needed', ['2.30256']],
    ['388 320 82 53 / 3.05239 is cancelled', ['388 320 82 53', '3.05239']],
    ['3.05239 please; 2.30256 is cancelled', ['2.30256']],
    ['please do not cancel 2.30256', []],
    ['5.55555 is cancelled', []],
    ['4 x 2.30256', []],
    ['cancel 2 x 2.30256', []],
    ['2.30256 4 cancelled', []],
    ['2.30256: cancelled 4 of them', []],
  ])('"%s" cancels %j', (text, numbers) => {
    expect(cancelledNumbersIn(text, lookup)).toEqual(numbers)
  })
})
