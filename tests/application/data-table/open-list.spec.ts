import { describe, expect, it } from 'vitest'
import { loadAllRows } from '#application/data-table/load-all-rows.ts'
import type { ListQuery, ListSource } from '#application/data-table/list-source.ts'
import { openList } from '#application/data-table/open-list.ts'
import { ApiFailure, type ApiFailureKind } from '#application/kernel/api-failure.ts'
import type { Features } from '#domain/session/features.ts'
import type { ListShape } from '#domain/data-table/list-shape.ts'

const shape: ListShape = {
  columns: [
    { id: 'no', isHeading: true },
    { id: 'total', isSortable: true, isPrice: true },
  ],
  filters: [],
  sort: { by: 'no', desc: false },
}

function numbersTo(total: number) {
  const requestedListQueries: ListQuery[] = []
  const source: ListSource<number> = async (query) => {
    requestedListQueries.push(query)
    const { start, length } = query
    const items = Array.from(
      { length: Math.max(Math.min(length, total - start), 0) },
      (_, index) => start + index,
    )
    return { items, total }
  }
  return { source, asked: requestedListQueries }
}

const failing =
  (kind: ApiFailureKind, missingRight?: keyof Features): ListSource<number> =>
  async () => {
    throw new ApiFailure(kind, 'orders', { missingRight, retryAfter: 7 })
  }

const open = (query: string, source: ListSource<number>, pricesHidden = false) =>
  openList(shape, new URLSearchParams(query), source, pricesHidden)

describe('opening a list', () => {
  it('shows the last page if the requested page is beyond it', async () => {
    const opened = await open('page=10000', numbersTo(60).source)
    expect(opened).toMatchObject({
      kind: 'listed',
      url: { page: 3 },
      listing: { items: Array.from({ length: 10 }, (_, index) => 50 + index), total: 60 },
    })
  })

  it('ignores a sort by price if prices are hidden', async () => {
    const { source, asked } = numbersTo(1)
    await open('sort=total&desc=1', source, true)
    await open('sort=total&desc=1', source)
    expect(asked.map(({ sortBy }) => sortBy)).toEqual(['no', 'total'])
  })

  it('reports the missing right', async () => {
    expect(await open('', failing('refused', 'order'))).toMatchObject({ kind: 'not-allowed', flag: 'order' })
  })

  it.each(['offline', 'timeout', 'unusable', 'unavailable', 'refused'] as const)(
    'returns the settings of the URL with the failure "%s"',
    async (kind) => {
      expect(await open('term=disc', failing(kind))).toMatchObject({
        kind: 'failed',
        url: { term: 'disc' },
        retryAfter: 7,
      })
    },
  )
})

describe('loading a complete list', () => {
  const url = { page: 1, length: 25, sort: 'no', desc: false, filters: {} } as const

  it('requests all pages, and reports the progress', async () => {
    const { source, asked } = numbersTo(2_300)
    const progress: number[] = []
    const all = await loadAllRows(source, url, String, (loaded) => progress.push(loaded))
    expect(all).toEqual(Array.from({ length: 2_300 }, (_, index) => index))
    expect(asked.map(({ start, length }) => [start, length])).toEqual([
      [0, 1_000],
      [1_000, 1_000],
      [2_000, 1_000],
    ])
    expect(progress).toEqual([1_000, 2_000, 2_300])
  })

  it('stops at the maximum number of rows', async () => {
    expect(await loadAllRows(numbersTo(9_000).source, url, String, undefined, 1_500)).toHaveLength(1_500)
  })

  it('ends if the list has become shorter', async () => {
    const source: ListSource<number> = async ({ start }) => ({
      items: start === 0 ? [1, 2] : [],
      total: 5_000,
    })
    expect(await loadAllRows(source, url, String)).toEqual([1, 2])
  })
})
