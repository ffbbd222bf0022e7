import { describe, expect, it } from 'vitest'
import type { ExportLines } from '#application/documents/export-lines.ts'
import type { FetchDocuments } from '#application/documents/fetch-documents.ts'
import type { StartDownload } from '#application/downloads/start-download.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Sheet } from '#domain/data-table/sheet.ts'
import type { DocumentHeader, DocumentRequest } from '#domain/documents/document.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { DocumentFilesViewModel } from '#ui/document-files/document-files.view-model.ts'
import { documentHeader } from '../../fixtures/document.fixture.ts'
import { invoice } from '../../fixtures/downloads.fixture.ts'

const ONE = invoice('91')
const FILE = { format: 'csv', language: 'en' } as const

type Fetched = Awaited<ReturnType<FetchDocuments['run']>>

function filesOf(
  respond: (told: (percent: number) => void) => Promise<Fetched> = async () => ok({ failed: [] }),
) {
  const fetched: (readonly DocumentRequest[])[] = []
  const queued: unknown[] = []
  const exported: (readonly DocumentHeader[])[] = []
  const state = { isRunning: false, areOffline: false }
  const downloads = {
    get isRunning() {
      return state.isRunning
    },
    run: async (order: unknown) => {
      queued.push(order)
      return state.areOffline ? fail({ kind: 'unreachable' }) : ok(undefined)
    },
  } as unknown as StartDownload
  const fetch = {
    run: (requestedDocuments: readonly DocumentRequest[], told: (percent: number) => void) => {
      fetched.push(requestedDocuments)
      return respond(told)
    },
  } as unknown as FetchDocuments
  const lines = {
    run: async (headers: readonly DocumentHeader[]) => {
      exported.push(headers)
      return state.areOffline ? fail('unreachable') : ok(undefined)
    },
  } as unknown as ExportLines
  return { model: new DocumentFilesViewModel({ fetch, downloads, lines }), fetched, queued, exported, state }
}

const told = ({ failed, isUnreachable, eInvoice }: DocumentFilesViewModel) => ({
  failed,
  isUnreachable,
  eInvoice,
})
const NOTHING = { failed: [], isUnreachable: false, eInvoice: undefined }

describe('the file of one document', () => {
  it('is requested once, and shows its progress', async () => {
    const gate = Promise.withResolvers<Fetched>()
    const { model, fetched } = filesOf((notify) => {
      notify(40)
      return gate.promise
    })
    expect(model.progressOf(ONE)).toBeUndefined()
    const pending = model.fetch(ONE)
    expect([model.progressOf(ONE), model.progressOf(invoice('92'))]).toEqual([40, undefined])
    expect(model.progressOf({ ...ONE, format: 'XML' })).toBeUndefined()
    expect(model.progressOf({ ...ONE, documentType: 'CREDIT_NOTE' })).toBeUndefined()
    await model.fetch(ONE)
    gate.resolve(ok({ failed: [] }))
    await pending
    expect([fetched, model.progressOf(ONE), told(model)]).toEqual([[[ONE]], undefined, NOTHING])
  })

  it('has the progress 0 before the first response', () => {
    const { model } = filesOf(() => new Promise(() => {}))
    void model.fetch(ONE)
    expect(model.progressOf(ONE)).toBe(0)
  })

  it.each<[string, Fetched, Partial<typeof NOTHING> | { readonly failed: readonly string[] }]>([
    ['could not be reached', fail({ kind: 'unreachable', failed: [] }), { isUnreachable: true } as never],
    ['was not generated', fail({ kind: 'none-made', failed: [] }), { failed: ['91'] }],
    ['is missing in the file', ok({ failed: ['91/1'] }), { failed: ['91/1'] }],
    [
      'was rejected because of its number',
      fail({ kind: 'none-made', failed: ['91/1'] }),
      { failed: ['91/1'] },
    ],
  ])('that %s is reported', async (_, result, expected) => {
    const { model } = filesOf(async () => result)
    await model.fetch(ONE)
    expect(told(model)).toEqual({ ...NOTHING, ...expected })
  })

  it('that failed is no longer reported when another file is requested', async () => {
    const results: Fetched[] = [fail({ kind: 'none-made', failed: [] })]
    const gate = Promise.withResolvers<Fetched>()
    const { model } = filesOf(async () => results.shift() ?? gate.promise)
    await model.fetch(ONE)
    void model.fetch(invoice('92'))
    expect(told(model)).toEqual(NOTHING)
  })

  it('is no longer loading after an unexpected error', async () => {
    const { model } = filesOf(() => Promise.reject(new TypeError('defect')))
    await expect(model.fetch(ONE)).rejects.toThrow('defect')
    expect(model.progressOf(ONE)).toBeUndefined()
  })

  it.each([
    ok({ failed: [], eInvoice: { kind: 'valid' } } as const),
    fail({ kind: 'refused', failed: [], eInvoice: { kind: 'valid' } } as const),
  ])('that is an e-invoice is shown with its validation result', async (result) => {
    const { model } = filesOf(async () => result)
    await model.fetch(ONE)
    expect(told(model)).toEqual({ ...NOTHING, eInvoice: { documentNo: '91', result: { kind: 'valid' } } })
  })

  it('is not shown with the validation result of the previous document', async () => {
    const results: Fetched[] = [ok({ failed: [], eInvoice: { kind: 'valid' } })]
    const { model } = filesOf(async () => results.shift() ?? new Promise(() => {}))
    await model.fetch(ONE)
    void model.fetch(invoice('92'))
    expect(model.eInvoice).toBeUndefined()
  })
})

describe('the files of many documents', () => {
  it('are queued, and shown as running in their format', async () => {
    const { model, queued, state } = filesOf()
    await model.fetchAll(async () => [ONE, invoice('92')])
    expect([queued, told(model)]).toEqual([[{ documents: [ONE, invoice('92')] }], NOTHING])
    expect(model.queuedFormat).toBeUndefined()
    state.isRunning = true
    const again = filesOf()
    again.state.isRunning = true
    await again.model.fetchAll(async () => [ONE])
    expect(again.model.queuedFormat).toBe('PDF')
  })

  it('are not queued if the list is empty', async () => {
    const { model, queued, state } = filesOf()
    state.isRunning = true
    await model.fetchAll(async () => [])
    expect([queued, told(model), model.queuedFormat]).toEqual([[], NOTHING, undefined])
  })

  it('show an error if the list of documents cannot be loaded, until the next call', async () => {
    const { model, state } = filesOf()
    state.isRunning = true
    await model.fetchAll(() => Promise.reject(new ApiFailure('offline', 'documents')))
    expect(told(model)).toEqual({ ...NOTHING, isUnreachable: true })
    const gate = Promise.withResolvers<readonly DocumentRequest[]>()
    const pending = model.fetchAll(() => gate.promise)
    expect([told(model), model.queuedFormat]).toEqual([NOTHING, undefined])
    gate.resolve([ONE])
    await pending
    expect(model.queuedFormat).toBe('PDF')
  })

  it('are queued once even if the button is pressed twice', async () => {
    const gate = Promise.withResolvers<readonly DocumentRequest[]>()
    const { model, queued } = filesOf()
    const pending = model.fetchAll(() => gate.promise)
    await model.fetchAll(async () => [ONE])
    expect([queued, told(model)]).toEqual([[], NOTHING])
    gate.resolve([ONE])
    await pending
    expect(queued).toHaveLength(1)
  })
})

describe('the exported lines of documents', () => {
  const HEADERS = [documentHeader()]
  const toSheet = () => ({ name: '', heads: [], rows: [] }) as Sheet

  it('of an empty selection are not requested', async () => {
    const { model, exported } = filesOf()
    await model.saveLines(async () => [], FILE, toSheet)
    expect([exported, told(model)]).toEqual([[], NOTHING])
  })

  it('show an error if the documents cannot be loaded', async () => {
    const { model } = filesOf()
    await model.saveLines(() => Promise.reject(new ApiFailure('offline', 'documents')), FILE, toSheet)
    expect(told(model)).toEqual({ ...NOTHING, isUnreachable: true })
  })

  it('are saved once even if the button is pressed twice', async () => {
    const gate = Promise.withResolvers<readonly DocumentHeader[]>()
    const { model, exported } = filesOf()
    const savedValue = model.saveLines(() => gate.promise, FILE, toSheet)
    await model.saveLines(async () => HEADERS, FILE, toSheet)
    expect([exported, told(model)]).toEqual([[], NOTHING])
    gate.resolve(HEADERS)
    await savedValue
    expect(exported).toEqual([HEADERS])
  })
})
