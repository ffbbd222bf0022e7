import { expect, it } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { InterpretQuery } from '#application/search/interpret-query.ts'
import { interpretationOf } from '#application/search/query-interpreter.port.ts'
import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'
import { NO_INTERPRETATION } from '#domain/search/query-interpretation.ts'
import { anyProduct } from '../../fixtures/product.fixture.ts'

const DISC = anyProduct({
  sku: '1.00190',
  slug: 'nw-1-00190',
  name: 'Brake disc',
  replaces: [],
  crossReferences: [],
})

function reader() {
  const requestedNumbers: string[][] = []
  const lineCheck: LineCheck = {
    check: async (lines) => {
      requestedNumbers.push(lines.map(({ input }) => input))
      return lines.map(({ lineNo, input }): CheckedLine => {
        const isKnown = normalizePartNumber(input) === '100190' || normalizePartNumber(input) === '371783'
        const sku = normalizePartNumber(input) === '100190' ? '1.00190' : '3.71783'
        const part = isKnown ? { ...DISC, sku, slug: sku } : undefined
        const status = isKnown ? 'ok' : 'unknown-number'
        return { lineNo, status, part, candidates: [] }
      })
    },
  }
  return { requestedNumbers, reader: new InterpretQuery({ lineCheck }) }
}

it('all possible part numbers of a text are looked up in one call', async () => {
  const { requestedNumbers, reader: read } = reader()

  const { numbers } = await read.read('4x 1.00190 and 2x 3.71783', { products: [] })

  expect(numbers.map(({ parts, pieces }) => [parts[0]?.sku, pieces])).toEqual([
    ['1.00190', 4],
    ['3.71783', 2],
  ])
  expect(requestedNumbers).toHaveLength(1)
})

it('sends no lookup if the search has found the number', async () => {
  const { requestedNumbers, reader: read } = reader()

  expect(await read.read('4x 1.00190', { products: [DISC] })).toMatchObject({ numbers: [{ pieces: 4 }] })
  expect(requestedNumbers).toEqual([])
})

it('sends a lookup if the search has found only one of several numbers', async () => {
  const { requestedNumbers, reader: read } = reader()

  const { numbers } = await read.read('1.00190, 3.71783', { products: [DISC] })

  expect(numbers.map(({ parts }) => parts.map(({ sku }) => sku))).toEqual([['1.00190'], ['3.71783']])
  expect(requestedNumbers).toHaveLength(1)
})

it('treats 17 characters as a VIN only if no part was found', async () => {
  const { requestedNumbers, reader: read } = reader()

  expect(await read.read('WMA06XZZ8CP034890', { products: [] })).toMatchObject({
    offers: [{ kind: 'vehicle', vin: 'WMA06XZZ8CP034890', maker: 'MAN', letters: [] }],
  })
  expect(await read.read('WMA06XZZ8CP034890', { products: [DISC] })).toEqual(NO_INTERPRETATION)
  expect(requestedNumbers).toEqual([])
})

it('returns no interpretation if the catalogue does not respond', async () => {
  const failing: LineCheck = { check: () => Promise.reject(new ApiFailure('offline', 'resolve')) }

  expect(
    await interpretationOf(new InterpretQuery({ lineCheck: failing }), '4x 1.00190', { products: [] }),
  ).toEqual(NO_INTERPRETATION)
})

it('returns no interpretation for words or for a number that was found literally', async () => {
  const read = { load: async () => {}, read: () => Promise.reject(new Error('read')) }

  expect(await interpretationOf(read, 'brake disc 432', { products: [] })).toEqual(NO_INTERPRETATION)
  expect(await interpretationOf(read, '1-00190', { products: [DISC] })).toEqual(NO_INTERPRETATION)
})

it('offers each number, and a quick order with the quantities', async () => {
  const { offers } = await reader().reader.read('4x 1.00190, 3.71783', { products: [] })

  expect(offers).toMatchObject([
    { kind: 'number', key: 'number-100190', read: { pieces: 4, parts: [{ sku: '1.00190' }] } },
    { kind: 'number', key: 'number-371783', read: { parts: [{ sku: '3.71783' }] } },
    {
      kind: 'quick-order',
      lines: [
        { number: '1.00190', pieces: 4 },
        { number: '3.71783', pieces: 1 },
      ],
    },
  ])
})

it('offers only numbers that the search has not found', async () => {
  const { offers } = await reader().reader.read('1.00190, 1.99999', { products: [DISC] })

  expect(offers).toMatchObject([{ kind: 'number', key: undefined, read: { number: '1.99999', parts: [] } }])
})

it('offers a corrected VIN before the typed one', async () => {
  const { offers } = await reader().reader.read('WMA06XZZ8CPO34890', { products: [] })

  expect(offers).toMatchObject([
    { vin: 'WMA06XZZ8CP034890', letters: [{ position: 12, letter: 'O', meant: '0' }] },
    { vin: 'WMA06XZZ8CPO34890', letters: [] },
  ])
})

it('offers the interpretations of the search without a lookup', async () => {
  const { requestedNumbers, reader: read } = reader()
  const maker = { slug: 'volvo', name: 'Volvo' }
  const matches = { products: [], named: { vehicles: [], makers: [maker] } }
  expect(await interpretationOf(read, 'FH 16.00190', matches)).toEqual({
    offers: [{ kind: 'maker', key: 'maker-volvo', maker }],
    numbers: [],
  })
  expect(requestedNumbers).toEqual([])
})
