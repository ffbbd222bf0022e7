import { describe, expect, it } from 'vitest'
import {
  clausesOf,
  correctionAt,
  multiplierIn,
  ignoreReasonsOf,
  phrasesOf,
  isAlternative,
  isAmendment,
  isCancellation,
  isChangeInstruction,
  isCondition,
  isContactLine,
  isPartialCancellation,
  isReferenceLine,
  isReplacement,
  repeatsQuantity,
  repeatsOrder,
  isSwapInstruction,
  isAcceptance,
  isTimeOfDay,
  isTotalLine,
  withoutCancelled,
  withoutQuotes,
} from '#domain/list-reader/ignored-lines.ts'

describe('the reasons to ignore lines', () => {
  it.each([
    [
      ['4 x 2.30256', ''],
      [undefined, undefined],
    ],
    [
      ['> 4 x 2.30256', '&gt; x'],
      ['quoted', 'quoted'],
    ],
    [
      ['# a comment', '// x', '-- x', 'REM x'],
      ['comment', 'comment', 'comment', 'comment'],
    ],
    [
      ['~~4 x 2.30256~~', '- <s>2.30256</s>'],
      ['struck', 'struck'],
    ],
    [['2\u03360\u03360\u0336'], ['struck']],
    [
      ['2.30256 cancelled', 'do not cancel 2.30256'],
      ['struck', undefined],
    ],
    [['4 x 2.30256, but 3.05239 is no longer needed'], [undefined]],
    [
      ['From: x', '4 x 2.30256'],
      ['mail-head', undefined],
    ],
    [
      ['4 x 2.30256', 'Kind regards', 'Jo', '', '3.05239'],
      [undefined, 'signature', 'signature', undefined, 'signature'],
    ],
    [
      ['2.30256', '#3.05239'],
      [undefined, 'comment'],
    ],
    [
      ['#2.30256', '#3.05239'],
      [undefined, undefined],
    ],
    [
      ['4 x 2.30256', '-----Original Message-----', 'From: x', '2 x 3.05239'],
      [undefined, 'quoted', 'mail-head', 'quoted'],
    ],
    [
      ['4 x 2.30256', 'From: x', 'Sent: x', 'To: x', '2 x 3.05239'],
      [undefined, 'mail-head', 'mail-head', 'mail-head', 'quoted'],
    ],
    [
      ['4 x 2.30256', 'From: x', 'To: x', '2 x 3.05239'],
      [undefined, 'mail-head', 'mail-head', undefined],
    ],
    [
      ['From: x', 'Sent: x', 'To: x', '2 x 3.05239'],
      ['mail-head', 'mail-head', 'mail-head', undefined],
    ],
    [
      ['', 'From: x', 'Sent: x', 'To: x', '3.05239'],
      [undefined, 'mail-head', 'mail-head', 'mail-head', undefined],
    ],
    [
      ['4 x 2.30256', 'From: x', 'Sent: x', 'To: x'],
      [undefined, 'mail-head', 'mail-head', 'mail-head'],
    ],
    [
      ['x', 'Kind regards', '-----Original Message-----', '2 x 3.05239', 'Kind regards'],
      [undefined, 'signature', 'quoted', 'quoted', 'quoted'],
    ],
  ])('of %j are %j', (sources, ignored) => {
    expect(ignoreReasonsOf(sources, false)).toEqual(ignored)
  })

  it('do not include quotes if quotes are parsed', () => {
    expect(
      ignoreReasonsOf(['x', 'Kind regards', '-----Original Message-----', 'From: x', '2 x 3.05239'], true),
    ).toEqual([undefined, 'signature', 'mail-head', 'mail-head', undefined])
    expect(ignoreReasonsOf(['4 x 2.30256', 'From: x', 'Sent: x', 'To: x', '3.05239'], true)).toEqual([
      undefined,
      'mail-head',
      'mail-head',
      'mail-head',
      undefined,
    ])
  })
})

describe('the clauses of a line', () => {
  it.each([
    ['4 x 2.30256', ['4 x 2.30256:ordered']],
    ['2.30256 is cancelled', ['2.30256 is cancelled:off']],
    ['4 x 2.30256, 3.05239 is cancelled', ['4 x 2.30256:ordered', '3.05239 is cancelled:off']],
    ['2.30256 and 3.05239 are cancelled', ['2.30256:off', 'and 3.05239 are cancelled:off']],
    ['4 x 2.30256 and 3.05239 is cancelled', ['4 x 2.30256:ordered', 'and 3.05239 is cancelled:off']],
    ['double 2.30256 and 3.05239 is cancelled', ['double 2.30256:ordered', 'and 3.05239 is cancelled:off']],
    ['cancel 2.30256 and 3.05239', ['cancel 2.30256:off', 'and 3.05239:off']],
    ['2.30256 bleibt so, 3.05239: 4', ['2.30256 bleibt so:unchanged', '3.05239: 4:ordered']],
    ['2.30256 bleibt so: 4 pcs', ['2.30256 bleibt so: 4 pcs:ordered']],
    ['2.30256 has arrived, 4 x 3.05239', ['2.30256 has arrived:off', '4 x 3.05239:ordered']],
    ['it has arrived', ['it has arrived:ordered']],
    ['4 x 2.30256 (not 3.05239)', ['4 x 2.30256:ordered', 'not 3.05239:off']],
    ['4 x 2.30256 (urgent)', ['4 x 2.30256 (urgent):ordered']],
    ['4 x 2.30256 (3.05239 cancelled)', ['4 x 2.30256:ordered', '3.05239 cancelled:off']],
    ['4 x 2.30256 (last time 3.05239)', ['4 x 2.30256:ordered']],
  ])('"%s" has the clauses %j', (text, clauses) => {
    const foundClauses = clausesOf(text).filter((clause) => clause.text.trim() !== '')
    expect(foundClauses.map((clause) => `${clause.text.trim()}:${clause.effect}`)).toEqual(clauses)
  })

  it.each([
    ['4 x 2.30256', '4 x 2.30256'],
    ['4 x 2.30256, but 3.05239 is no longer needed', '4 x 2.30256'],
    ['2.30256, cancelled', ''],
    ['4 x 2.30256, 2 x 3.05239, cancelled', '4 x 2.30256'],
    ['4 x 2.30256, Fett brauchen wir nicht mehr bestellen', '4 x 2.30256'],
    ['4 x 2.30256, davon 2 storniert', '4 x 2.30256, davon 2 storniert'],
    ['2.30256 bleibt so, 4 x 3.05239', '4 x 3.05239'],
    ['4 x 2.30256 (last time 3.05239)', '4 x 2.30256'],
    ['4 x 2.30256 as last time', '4 x 2.30256 as last time'],
  ])('that remain ordered in "%s" are "%s"', (text, ordered) => {
    expect(withoutCancelled(text).trim()).toBe(ordered)
  })

  it('of a long text are not split', () => {
    const text = '2.30256 is cancelled, 4 x 3.05239'
    expect(withoutCancelled(text.padEnd(399)).trim()).toBe('4 x 3.05239')
    expect(withoutCancelled(text.padEnd(400))).toBe(text.padEnd(400))
    expect([399, 400].map((length) => isCancellation('cancelled'.padEnd(length)))).toEqual([true, false])
    expect([399, 400].map((length) => isChangeInstruction('ändern'.padEnd(length)))).toEqual([true, false])
    expect([119, 120].map((length) => repeatsQuantity('dito'.padEnd(length)))).toEqual([true, false])
  })

  it('are split at a conjunction', () => {
    expect(phrasesOf('double 2.30256, swap 3.05239; and the rest and more')).toEqual([
      'double 2.30256',
      'swap 3.05239',
      'and the rest',
      'and more',
    ])
  })
})

const PREDICATES = {
  isCancellation: [
    isCancellation,
    [
      '2.30256 storniert',
      'leave out the 2.30256',
      'it has arrived',
      'a 2.30256 pode tirar',
      'podem retirar a 2.30256',
      '2.30256 can be removed',
    ],
    ['not cancelled', 'of which 2 already delivered', 'fine'],
  ],
  isPartialCancellation: [
    isPartialCancellation,
    ['of which 2 already delivered'],
    ['2 already delivered', 'of which 2', ''],
  ],
  isContactLine: [isContactLine, ['Tel. 0251 1', 'a@b.test', '+49 251'], ['disc', 'hotel', '2 pcs @ EUR 4']],
  isReferenceLine: [isReferenceLine, ['Rechnung 77', 'PO 12'], ['disc']],
  isTotalLine: [isTotalLine, ['Total: 12', '  Summe'], ['the total', 'disc']],
  isTimeOfDay: [isTimeOfDay, ['1,5 h', '20 min', '3 AW'], ['4', '4 pcs', 'h']],
  isAmendment: [isAmendment, ['the rest as below', 'ok, but 3 discs'], ['ok', 'but 3 discs', 'fine']],
  repeatsOrder: [
    repeatsOrder,
    ['the same again', 'dito für Wagen 2'],
    ['the same', 'again', 'the same as last time', 'same again as last week'],
  ],
  isAcceptance: [isAcceptance, ['ok, take 2', 'davon 4'], ['mistake 2', '2']],
} as const

describe.each(Object.entries(PREDICATES))('the predicate %s', (_, [predicate, matches, others]) => {
  it.each(matches)('is true for "%s"', (text) => expect(predicate(text)).toBe(true))
  it.each(others)('is false for "%s"', (text) => expect(predicate(text)).toBe(false))
})

it('isReplacement detects words that introduce the number of a replaced part', () => {
  const replaced = (text: string) => isReplacement(text.split(' '))
  expect(['replaces', 'instead of', 'ersetzt die', 'it was', 'au lieu de'].map(replaced)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['disc', 'was the', 'lieu de', ''].map(replaced)).toEqual([false, false, false, false])
  expect(isReplacement([])).toBe(false)
})

it('isAlternative and isCondition detect words that introduce an alternative to the ordered part', () => {
  expect(['2 or', 'if not available', 'sinon'].map((text) => isAlternative(text.split(' ')))).toEqual([
    true,
    true,
    true,
  ])
  expect(['or 2', 'for'].map((text) => isAlternative(text.split(' ')))).toEqual([false, false])
  const conditions = [
    'or if you have none',
    'if not , 2x',
    ', if no stock',
    '2x - if no stock then',
    '2x if no stock',
    'x2 if no stock',
    'qty 2 if no stock',
  ]
  expect(conditions.map((text) => isCondition(text.split(' ')))).toEqual(conditions.map(() => true))
  const others = ['and', 'if possible', `${'x '.repeat(10)}if you have none`]
  expect(others.map((text) => isCondition(text.split(' ')))).toEqual(others.map(() => false))
})

it('isSwapInstruction detects a verb and a preposition that swap two parts', () => {
  expect(isSwapInstruction('swap A for B', 'for')).toBe(true)
  expect(isSwapInstruction('swap A for B', 'and')).toBe(false)
  expect(isSwapInstruction('take A for B', 'for')).toBe(false)
})

it('multiplierIn returns the factor by which a text multiplies a quantity', () => {
  expect(['double it', 'verdreifachen', 'halve it', 'more'].map(multiplierIn)).toEqual([2, 3, 0.5, undefined])
})

it('correctionAt returns the index at which a correction begins, or -1', () => {
  expect(
    ['sorry, 3', '4, sorry', 'Änderung: 3', 'Änderung 3', 'doch 3', 'doch nicht'].map(correctionAt),
  ).toEqual([0, 3, 0, -1, 0, -1])
})

it('withoutQuotes removes the marks > at the start of a quoted line', () => {
  expect(['> 4', '>> 4', ' > > 4', '&gt; 4', '4 > 2'].map(withoutQuotes)).toEqual([
    '4',
    '4',
    '4',
    '4',
    '4 > 2',
  ])
})
