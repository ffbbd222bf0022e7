import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'
import { catalogue, checkLines } from './catalogue-check.ts'

const FOLDER = join(import.meta.dirname, 'lists')
const check = vi.fn<LineCheck['check']>(checkLines)

/** A list and its expected order: "3.05239 4", with "?" for a quantity that the user must confirm. */
type Example = { readonly name: string; readonly text: string; readonly ordered: readonly string[] }

/** Lists of a file: "#### name", then the text of the list, then "==> " with the expected lines. */
const examplesIn = (file: string): readonly Example[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split(/^#### /m)
    .slice(1)
    .map((example) => {
      const [name = ''] = example.split('\n', 1)
      const end = example.lastIndexOf('\n==> ')
      const ordered = example.slice(end + 5).trim()
      return {
        name,
        text: example.slice(name.length + 1, end),
        ordered: ordered.split(' | ').filter(Boolean).map(asBare),
      }
    })

const asBare = (line: string): string => {
  const end = line.lastIndexOf(' ')
  return `${normalizePartNumber(line.slice(0, end))} ${line.slice(end + 1)}`
}

async function read(text: string): Promise<readonly string[]> {
  const { parsedLines } = await new ReadOrderList({ lineCheck: { check } }).run(rowsOfText(text))
  return parsedLines.map(
    ({ number, quantity }) => `${normalizePartNumber(number)} ${piecesOfQuantity(quantity) ?? '?'}`,
  )
}

describe.each(readdirSync(FOLDER))('lists in %s', (file) => {
  it.each(examplesIn(file))('are parsed to the expected lines: $name', async ({ text, ordered }) => {
    expect(await read(text)).toEqual(ordered)
  })
})

describe('catalogue lookup', () => {
  it('sends at most four calls for a list of 1,500 lines', async () => {
    check.mockClear()
    const lines = Array.from(
      { length: 1_500 },
      (_, index) => `${catalogue.product(index).sku} brake ${index + 1}`,
    )
    expect(await read(lines.join('\n'))).toHaveLength(1_500)
    expect(check.mock.calls.length).toBeLessThanOrEqual(4)
  })

  it('is skipped for an unambiguous list', async () => {
    check.mockClear()
    expect(await read('3.05239;4\n4.43793;2')).toEqual(['305239 4', '443793 2'])
    expect(check).not.toHaveBeenCalled()
  })

  it('is optional: the list is parsed if the API does not respond', async () => {
    check.mockRejectedValueOnce(new ApiFailure('offline', 'resolve'))
    expect(await read('please send 4 x 3.05239')).toEqual(['305239 4'])
  })

  it('is sent again for the same list only after a failure, and once for a new list', async () => {
    check.mockClear()
    const reader = new ReadOrderList({ lineCheck: { check } })
    const rows = rowsOfText('please send 4 x 3.05239')
    check.mockRejectedValueOnce(new ApiFailure('offline', 'resolve'))
    await reader.run(rows)
    await reader.run(rows)
    await reader.run(rows)
    expect(check).toHaveBeenCalledTimes(2)
    await reader.run(rowsOfText('please send 4 x 3.05239'))
    expect(check).toHaveBeenCalledTimes(3)
  })

  it('contains at most a thousand numbers per call, each with the quantity 1', async () => {
    check.mockClear()
    const lines = Array.from({ length: 1_001 }, (_, index) => `brake 4.${10_000 + index} x ${index + 1}`)
    await read(lines.join('\n'))
    const [first] = check.mock.calls
    expect(first![1]).toBe('meaning')
    expect(first![0]).toHaveLength(1_000)
    expect(first![0].map(({ lineNo }) => lineNo)).toEqual(Array.from({ length: 1_000 }, (_, index) => index))
    expect(first![0][0]).toMatchObject({ quantity: 1 })
  })

  it('contains at most 25,000 numbers', async () => {
    const few = vi.fn<LineCheck['check']>(async () => [])
    // several numbers per line, because parsing 25,000 lines takes seconds
    const lines = Array.from(
      { length: 2_600 },
      (_, line) =>
        `brake ${Array.from({ length: 10 }, (_, index) => `4.${100_000 + line * 10 + index}`).join(' ')} x 2`,
    )
    await new ReadOrderList({ lineCheck: { check: few } }).run(rowsOfText(lines.join('\n')))
    expect(few.mock.calls.reduce((sum, [asked]) => sum + asked.length, 0)).toBe(25_000)
  })

  it('throws a programming error unchanged', async () => {
    check.mockRejectedValueOnce(new TypeError('ours'))
    await expect(read('please send 4 x 3.05239')).rejects.toThrow('ours')
  })
})
