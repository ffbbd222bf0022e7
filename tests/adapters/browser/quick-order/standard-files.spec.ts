import { describe, expect, it } from 'vitest'
import { listRowsOf } from '#adapters/browser/quick-order/list-rows-of.ts'
import { CSV_SAMPLES } from '../../../fixtures/standards/csv.fixture.ts'
import type { ListSample } from '../../../fixtures/standards/list-sample.fixture.ts'
import { ODS_SAMPLES } from '../../../fixtures/standards/ods.fixture.ts'
import { XLSX_SAMPLES } from '../../../fixtures/standards/xlsx.fixture.ts'

const withoutEnd = (cells: readonly string[]) =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

const FORMATS: readonly (readonly [string, readonly ListSample[]])[] = [
  ['XLSX', XLSX_SAMPLES],
  ['ODS', ODS_SAMPLES],
  ['CSV', CSV_SAMPLES],
]

describe.each(FORMATS)('sample files of %s', (_, samples) => {
  it.each(samples)('are parsed to the expected rows: $covers', async ({ bytes, reads }) => {
    const rows = await listRowsOf(bytes)
    expect(rows.ok && rows.value.map(({ cells }) => withoutEnd(cells))).toEqual(reads.map(withoutEnd))
  })
})
