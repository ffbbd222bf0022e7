import { makeAutoObservable, observable, runInAction } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { FetchDocuments, type EInvoiceOutcome } from '#application/documents/fetch-documents.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import { ExportLines } from '#application/documents/export-lines.ts'
import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import type { Document, DocumentFormat, DocumentHeader, DocumentRequest } from '#domain/documents/document.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

const keyOf = ({ documentType, documentNo, format }: DocumentRequest) =>
  `${documentType} ${documentNo} ${format}`

/** Running and failed downloads of the documents on a page. */
export class DocumentFilesViewModel {
  static readonly keys = { fetch: FetchDocuments, downloads: StartDownload, lines: ExportLines }
  /** Progress of the running downloads in percent, by document. */
  readonly underWay: Map<string, number> = observable.map<string, number>()
  /** Queues many documents at once; the header then shows their progress. */
  readonly queueing = new Task()
  readonly gatheringLines = new Task()
  private lastQueued: DocumentFormat | undefined = undefined
  failed: readonly string[] = []
  isUnreachable = false
  /** Result of the check of the last downloaded e-invoice. */
  eInvoice: { readonly documentNo: string; readonly result: EInvoiceOutcome } | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof DocumentFilesViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { underWay: false })
  }

  /** Format of the documents that were queued last and are still in progress. */
  get queuedFormat(): DocumentFormat | undefined {
    return this.#deps.downloads.isRunning ? this.lastQueued : undefined
  }

  /** `gather` loads the documents whose lines are exported. */
  async saveLines(
    gather: () => Promise<readonly DocumentHeader[]>,
    file: { readonly format: SheetFormat; readonly language: LanguageCode },
    toSheet: (documents: readonly Document[]) => Sheet,
  ): Promise<void> {
    if (this.gatheringLines.isRunning) return
    this.showOutcome([], false)
    const isSaved = await this.gatheringLines.run(async () => {
      const headers = await gather()
      return headers.length === 0 || (await this.#deps.lines.run(headers, file, toSheet)).ok
    })
    this.showOutcome([], isSaved !== true)
  }

  progressOf(requestedDocument: DocumentRequest): number | undefined {
    return this.underWay.get(keyOf(requestedDocument))
  }

  async fetch(requestedDocument: DocumentRequest): Promise<void> {
    const key = keyOf(requestedDocument)
    if (this.underWay.has(key)) return
    this.showProgress(key, 0)
    try {
      await this.run([requestedDocument], (percent) => this.showProgress(key, percent))
    } finally {
      runInAction(() => this.underWay.delete(key))
    }
  }

  /** `gather` loads the documents of the selected rows; empty after a failure that the list reports. */
  async fetchAll(gather: () => Promise<readonly DocumentRequest[]>): Promise<void> {
    if (this.queueing.isRunning) return
    this.lastQueued = undefined
    this.showOutcome([], false)
    const queued = await this.queueing.run(
      async () => {
        const documents = await gather()
        const isDone = documents.length === 0 || (await this.#deps.downloads.run({ documents })).ok
        return { isDone, format: isDone ? documents[0]?.format : undefined }
      },
      ({ format }) => (this.lastQueued = format),
    )
    this.showOutcome([], queued?.isDone !== true)
  }

  private async run(
    requestedDocuments: readonly DocumentRequest[],
    told: (percent: number) => void,
  ): Promise<void> {
    this.showOutcome([], false)
    this.showResult(requestedDocuments, undefined)
    const fetched = await this.#deps.fetch.run(requestedDocuments, told)
    const { failed, eInvoice } = fetched.ok ? fetched.value : fetched.error
    this.showResult(requestedDocuments, eInvoice)
    const isNothing = !fetched.ok && failed.length === 0
    this.showOutcome(
      isNothing && fetched.error.kind === 'none-made'
        ? requestedDocuments.map(({ documentNo }) => documentNo)
        : failed,
      !fetched.ok && fetched.error.kind === 'unreachable',
    )
  }

  private showProgress(key: string, percent: number): void {
    this.underWay.set(key, percent)
  }

  private showResult([document]: readonly DocumentRequest[], result: EInvoiceOutcome | undefined): void {
    this.eInvoice = document && result && { documentNo: document.documentNo, result }
  }

  private showOutcome(failed: readonly string[], isUnreachable: boolean): void {
    this.failed = failed
    this.isUnreachable = isUnreachable
  }
}
