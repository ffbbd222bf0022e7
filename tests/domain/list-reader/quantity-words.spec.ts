import { describe, expect, it } from 'vitest'
import {
  hasNonNumberMeaning,
  isDoubtfulDozen,
  isDozen,
  isEachWord,
  isMeasureUnit,
  isMonth,
  isPackage,
  isQuantityLabel,
  isUnit,
  isVagueWord,
  numberWord,
} from '#domain/list-reader/quantity-words.ts'

describe('a number word', () => {
  it.each([
    ['one', 1],
    ['Zwei', 2],
    ['três', 3],
    ['четыре', 4],
    ['fünf', 5],
    ['ten', 10],
    ['двадцать', 20],
    ['vingt', 20],
    ['dreißig', 30],
    ['vierzig', 40],
    ['cinquanta', 50],
    ['twenty-five', 25],
    ['vingt-et-un', 21],
    ['ventotto', 28],
    ['veinticinco', 25],
    ['fünfundzwanzig', 25],
    ['tweeëndertig', 32],
    ['disc', undefined],
    ['', undefined],
    ['3', undefined],
    ['constructor', undefined],
  ])('"%s" has the value %s', (word, value) => {
    expect(numberWord(word)).toBe(value)
  })

  it.each([
    ['is', 'due', ''],
    ['', 'Due', 'Friday'],
    ['at', 'once', ''],
    ['', 'once', 'again'],
    ['filtres', 'neuf', ''],
    ['Étriers', 'neuf', ''],
    ['', 'onze', 'referentie'],
    ['', 'onze', 'bestelling'],
    ['', 'ten', 'behoeve'],
    ['', 'sei', 'so'],
  ])('in the middle of "%s %s %s" is not a number', (before, word, next) => {
    expect(hasNonNumberMeaning(word, before, next)).toBe(true)
  })

  it.each([
    ['is', 'two', 'by'],
    ['please', 'due', 'filtri'],
    ['by', 'due', 'is'],
    ['', 'due', ''],
    ['', 'neuf', 'filtres'],
    ['filtri', 'onze', 'filtri'],
    ['referentie', 'onze', ''],
  ])('in the middle of "%s %s %s" is a number', (before, word, next) => {
    expect(hasNonNumberMeaning(word, before, next)).toBe(false)
  })
})

describe('a unit word', () => {
  it.each(['pcs', 'Stk.', 'Stück', 'p.z.', 'шт.', 'pièces', 'Sätze', 'box', 'Karton', 'ud'])(
    'is detected: "%s"',
    (word) => {
      expect(isUnit(word)).toBe(true)
    },
  )

  it.each(['Stcuk', 'pieecs', 'unist', 'Kratons', 'stkus'])(
    'is detected despite swapped letters: "%s"',
    (word) => {
      expect(isUnit(word)).toBe(true)
    },
  )

  it.each(['disc', 'tsk', 'cps', 'tsuck', 'Stcu', 'stuckk', ''])('is not detected: "%s"', (word) => {
    expect(isUnit(word)).toBe(false)
  })

  it.each([
    ['Karton', true],
    ['boîtes', true],
    ['коробки', true],
    ['pcs', false],
    ['', false],
  ])('is a package: "%s" %s', (word, isOne) => {
    expect(isPackage(word)).toBe(isOne)
  })

  it.each([
    ['mm', true],
    ['V', true],
    ['kg.', true],
    ['€', true],
    ['l,', true],
    ['..', false],
    ['k.g', false],
    ['pcs', false],
    ['', false],
  ])('is a unit of measure: "%s" %s', (word, isOne) => {
    expect(isMeasureUnit(word)).toBe(isOne)
  })
})

describe('a word beside a quantity', () => {
  it.each([
    ['Qty', true],
    ['Menge', true],
    ['Q.tà', true],
    ['Кол-во', true],
    ['Article', false],
    ['', false],
  ])('is a label of the quantity: "%s" %s', (word, isLabel) => {
    expect(isQuantityLabel(word)).toBe(isLabel)
  })

  it.each([
    ['each', true],
    ['Je', true],
    ['cadaúno', true],
    ['all', false],
    ['', false],
  ])('means that the quantity is that of each part: "%s" %s', (word, isOne) => {
    expect(isEachWord(word)).toBe(isOne)
  })

  it.each([
    ['few', true],
    ['Einige', true],
    ['some-odd', true],
    ['odd some', false],
    ['two', false],
    ['', false],
  ])('makes the quantity vague: "%s" %s', (word, isOne) => {
    expect(isVagueWord(word)).toBe(isOne)
  })

  it.each([
    ['dozen', true, true],
    ['Dozen', true, true],
    ['Dutzend', true, false],
    ['дюжина', true, false],
    ['box', false, false],
    ['', false, false],
  ])('means twelve: "%s" %s, or a box in Dutch: %s', (word, isOne, isDoubtful) => {
    expect(isDozen(word)).toBe(isOne)
    expect(isDoubtfulDozen(word)).toBe(isDoubtful)
  })

  it.each([
    ['Dec', true],
    ['März', true],
    ['août', true],
    ['Februar', true],
    ['сентября', true],
    ['decor', false],
    ['', false],
  ])('is the month of a date: "%s" %s', (word, isOne) => {
    expect(isMonth(word)).toBe(isOne)
  })
})
