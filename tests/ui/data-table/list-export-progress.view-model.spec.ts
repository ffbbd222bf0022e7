import { describe, expect, it } from 'vitest'
import { GATHERED_MAX } from '#application/data-table/gather-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { ExportFormat, Sheet } from '#domain/data-table/sheet.ts'
import { fail } from '#domain/shared/result.ts'
import { ListExportViewModel } from '#ui/data-table/list-export.view-model.ts'
import { ROW_LIST, rowsTo, type Row } from '../../fixtures/list-definition.fixture.ts'
import { recordedListTools } from '../../fixtures/list-tools.fixture.ts'

type List = ConstructorParameters<typeof ListExportViewModel<Row>>[0]

/** A list of three rows, two of which can be marked; `save` writes its file. */
function exportOf(own: Partial<List> = {}, save: () => Promise<void> = async () => {}) {
  const rows = rowsTo(3)
  const list: List = {
    columns: ROW_LIST.columns,
    isNarrowed: false,
    total: 3,
    selectedCount: 0,
    selectedItems: async () => rows.slice(0, 2),
    allItems: async () => rows,
    ...own,
  }
  const { tools, files, tables, downloads } = recordedListTools(save)
  const model = new ListExportViewModel(list, tools)
  const saveAs = (format: ExportFormat) =>
    model.save(format, 'en', (columns, cells) => ({
      name: 'rows',
      heads: columns.map(({ id }) => id),
      rows: cells.map((row) => row.map((cell) => cell && 'text' in cell && cell.text)) as Sheet['rows'],
    }))
  return { model, saveAs, files, tables, downloads }
}

const sheet = (...numbers: readonly string[]) => ({
  name: 'rows',
  heads: ['number', 'name', 'day', 'total'],
  rows: numbers.map((number) => [number, `Row ${number}`, undefined, false]),
})

const offline = () => Promise.reject(new ApiFailure('offline', 'rows'))

it.each([
  [{}, { kind: 'all', count: 3 }],
  [{ isNarrowed: true }, { kind: 'filtered', count: 3 }],
  [
    { isNarrowed: true, selectedCount: 2 },
    { kind: 'selected', count: 2 },
  ],
])('exports of a list with %j the rows %j', (own, rows) => {
  expect(exportOf(own).model.rows).toEqual(rows)
})

describe('a file', () => {
  it('contains all rows in the columns that are not controls', async () => {
    const { saveAs, files, tables, model } = exportOf()
    await saveAs('xlsx')
    expect([files, tables, model.progress]).toEqual([
      [[sheet('1', '2', '3'), 'xlsx', 'en']],
      [],
      { kind: 'idle' },
    ])
  })

  it('contains the selected rows, if any', async () => {
    const { saveAs, files } = exportOf({ selectedCount: 2 })
    await saveAs('csv')
    expect(files).toEqual([[sheet('1', '2'), 'csv', 'en']])
  })

  it('reports its progress', async () => {
    const gate = Promise.withResolvers<readonly Row[]>()
    const { saveAs, model, files } = exportOf({
      allItems: (told) => {
        told(2, 3)
        return gate.promise
      },
    })
    const saved = saveAs('csv')
    expect(model.progress).toEqual({ kind: 'working', done: 2, total: 3 })
    await saveAs('csv')
    gate.resolve([])
    await saved
    expect([model.progress, files.length]).toEqual([{ kind: 'idle' }, 1])
  })

  it('starts without rows', () => {
    const { saveAs, model } = exportOf({ selectedCount: 2, selectedItems: () => new Promise(() => {}) })
    void saveAs('csv')
    expect(model.progress).toEqual({ kind: 'working', done: 0, total: 2 })
  })

  it('that fails can be retried', async () => {
    let isOffline = true
    const { saveAs, model } = exportOf({ allItems: () => (isOffline ? offline() : Promise.resolve([])) })
    await saveAs('csv')
    expect(model.progress).toEqual({ kind: 'failed' })
    isOffline = false
    await saveAs('csv')
    expect(model.progress).toEqual({ kind: 'idle' })
  })

  it('fails after a defect, too', async () => {
    const { saveAs, model } = exportOf({}, () => Promise.reject(new TypeError('defect')))
    await expect(saveAs('csv')).rejects.toThrow('defect')
    expect(model.progress).toEqual({ kind: 'failed' })
  })
})

describe('a PDF', () => {
  it('is made by the API, with progress until it is done', async () => {
    const { saveAs, model, files, tables, downloads } = exportOf()
    downloads.isRunning = true
    await saveAs('pdf')
    expect([files, tables, model.progress]).toEqual([
      [],
      [{ table: sheet('1', '2', '3') }],
      { kind: 'queued' },
    ])
    const done = exportOf()
    await done.saveAs('pdf')
    expect(done.model.progress).toEqual({ kind: 'idle' })
  })

  it('that cannot be queued has failed', async () => {
    const { saveAs, model, downloads } = exportOf()
    downloads.isRunning = true
    downloads.answer = fail({ kind: 'unreachable' })
    await saveAs('pdf')
    expect(model.progress).toEqual({ kind: 'failed' })
  })
})

describe('too many rows', () => {
  it.each<[ExportFormat, number]>([
    ['csv', GATHERED_MAX],
    ['xlsx', GATHERED_MAX],
    ['pdf', 2_000],
  ])('exceed the limit of %s, and %d do not', async (format, max) => {
    const long = exportOf({ total: max + 1 })
    await long.saveAs(format)
    expect([long.model.progress, long.files, long.tables]).toEqual([{ kind: 'too-many', most: max }, [], []])
    const full = exportOf({ total: max })
    await full.saveAs(format)
    expect(full.files.length + full.tables.length).toBe(1)
  })

  it('are not returned', async () => {
    const { model } = exportOf({ total: 5_001 })
    expect([await model.items(), model.progress]).toEqual([[], { kind: 'too-many', most: 5_000 }])
  })
})

describe('rows for another use', () => {
  it('are all, or the selected ones', async () => {
    expect(await exportOf({ total: 5_000 }).model.items()).toHaveLength(3)
    expect(await exportOf({ selectedCount: 2 }).model.items()).toHaveLength(2)
  })

  it('does not change the running export', async () => {
    const gate = Promise.withResolvers<readonly Row[]>()
    const answers = [gate.promise, Promise.resolve([])]
    const { model, saveAs, files } = exportOf({ allItems: () => answers.shift()! })
    const saved = saveAs('csv')
    await model.items()
    expect(model.progress.kind).toBe('working')
    await saveAs('csv')
    gate.resolve([])
    await saved
    expect([model.progress, files.length]).toEqual([{ kind: 'idle' }, 1])
  })

  it('leave no progress after that file', async () => {
    const gate = Promise.withResolvers<readonly Row[]>()
    const answers = [Promise.resolve([]), gate.promise]
    const { model, saveAs } = exportOf({ allItems: () => answers.shift()! })
    const saved = saveAs('csv')
    const items = model.items()
    await saved
    gate.resolve([])
    await items
    expect(model.progress).toEqual({ kind: 'idle' })
  })

  it('leave no progress', async () => {
    const { model } = exportOf({
      allItems: (told) => {
        told(2, 3)
        return offline()
      },
    })
    await expect(model.items()).rejects.toThrow('offline')
    expect(model.progress).toEqual({ kind: 'idle' })
  })
})
