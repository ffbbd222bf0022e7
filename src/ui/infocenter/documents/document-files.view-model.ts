import { makeAutoObservable, observable } from 'mobx'
import type { FetchDocuments } from '#application/documents/fetch-documents.ts'
import type { WantedDocument } from '#domain/documents/document.ts'

export type { WantedDocument } from '#domain/documents/document.ts'

const keyOf = ({ documentType, documentNo, format }: WantedDocument) =>
  `${documentType} ${documentNo} ${format}`

/** The documents of a page that are being made, and those that could not be. */
export class DocumentFilesViewModel {
  /** Percent, by document. */
  readonly underWay: Map<string, number> = observable.map<string, number>()
  /** Of many at once. */
  bundle: number | undefined = undefined
  failed: readonly string[] = []
  isUnreachable = false
  readonly #fetch: FetchDocuments

  constructor(fetch: FetchDocuments) {
    this.#fetch = fetch
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

  async fetchAll(wanted: readonly WantedDocument[]): Promise<void> {
    if (this.bundle !== undefined || wanted.length === 0) return
    this.tellBundle(0)
    await this.run(wanted, (percent) => this.tellBundle(percent))
    this.tellBundle(undefined)
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

  private tellBundle(percent: number | undefined): void {
    this.bundle = percent
  }

  private tellOutcome(failed: readonly string[], isUnreachable: boolean): void {
    this.failed = failed
    this.isUnreachable = isUnreachable
  }
}
