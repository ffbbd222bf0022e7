import { makeAutoObservable, observable } from 'mobx'
import type { FetchDocuments } from '#application/documents/fetch-documents.ts'
import type { StartDownload } from '#application/downloads/start-download.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { WantedDocument } from '#domain/documents/document.ts'

export type { WantedDocument } from '#domain/documents/document.ts'

const keyOf = ({ documentType, documentNo, format }: WantedDocument) =>
  `${documentType} ${documentNo} ${format}`

/** The documents of a page that are being made, and those that could not be. */
export class DocumentFilesViewModel {
  /** Percent, by document. */
  readonly underWay: Map<string, number> = observable.map<string, number>()
  /** Many at once: their progress stands in the header, as soon as they are in the queue. */
  bundle: 'none' | 'starting' | 'started' = 'none'
  failed: readonly string[] = []
  isUnreachable = false
  readonly #fetch: FetchDocuments
  readonly #downloads: StartDownload

  constructor(fetch: FetchDocuments, downloads: StartDownload) {
    this.#fetch = fetch
    this.#downloads = downloads
    makeAutoObservable(this, { underWay: false })
  }

  progressOf(wanted: WantedDocument): number | undefined {
    return this.underWay.get(keyOf(wanted))
  }

  async fetch(wanted: WantedDocument): Promise<void> {
    const key = keyOf(wanted)
    if (this.underWay.has(key)) return
    this.tell(key, 0)
    await this.run([wanted], (percent) => this.tell(key, percent))
    this.done(key)
  }

  /** `gather` brings the documents of the rows that are wanted. */
  async fetchAll(gather: () => Promise<readonly WantedDocument[]>): Promise<void> {
    if (this.bundle === 'starting') return
    this.tellBundle('starting')
    this.tellOutcome([], false)
    const started = await this.#start(gather)
    this.tellBundle(started ? 'started' : 'none')
    this.tellOutcome([], !started)
  }

  async #start(gather: () => Promise<readonly WantedDocument[]>): Promise<boolean> {
    try {
      const documents = await gather()
      return documents.length > 0 && (await this.#downloads.run({ documents })).ok
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return false
    }
  }

  private async run(wanted: readonly WantedDocument[], told: (percent: number) => void): Promise<void> {
    this.tellOutcome([], false)
    const fetched = await this.#fetch.run(wanted, told)
    const { failed } = fetched.ok ? fetched.value : fetched.error
    const isNothing = !fetched.ok && failed.length === 0
    this.tellOutcome(
      isNothing && fetched.error.kind === 'none-made' ? wanted.map(({ documentNo }) => documentNo) : failed,
      !fetched.ok && fetched.error.kind === 'unreachable',
    )
  }

  private tell(key: string, percent: number): void {
    this.underWay.set(key, percent)
  }

  private done(key: string): void {
    this.underWay.delete(key)
  }

  private tellBundle(bundle: 'none' | 'starting' | 'started'): void {
    this.bundle = bundle
  }

  private tellOutcome(failed: readonly string[], isUnreachable: boolean): void {
    this.failed = failed
    this.isUnreachable = isUnreachable
  }
}
