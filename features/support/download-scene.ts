import { DocumentQueue } from '#application/downloads/document-queue.port.ts'
import { Documents } from '#application/documents/documents.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import type { DocumentRequest } from '#domain/documents/document.ts'
import type { Download } from '#domain/downloads/download.ts'
import { DownloadsViewModel } from '#ui/downloads/downloads.view-model.ts'
import { InFlightCalls } from '../../tests/fixtures/calls.fixture.ts'
import { PATIENCE } from '../../tests/fixtures/patience.fixture.ts'
import { savedFilesOf, SharedStorage, type SavedFile } from '../../tests/fixtures/download-shop.fixture.ts'
import { ModelVisitor } from './drivers/model-visitor.ts'
import type { ShopWorld } from './world.ts'

const STATUS = '/api/documents/status'

type Tab = {
  readonly visitor: ModelVisitor
  readonly model: DownloadsViewModel
  readonly saved: readonly SavedFile[]
  stop: () => void
}

/** A customer, the device with the stored downloads, and the tab that displays them. */
export class DownloadScene {
  readonly storage = new SharedStorage()
  readonly #world: ShopWorld
  #tab: Tab | undefined
  readonly #statusCalls = new InFlightCalls()
  beginning: Promise<unknown> = Promise.resolve()

  constructor(world: ShopWorld) {
    this.#world = world
  }

  async tab(): Promise<Tab> {
    if (this.#tab === undefined) {
      this.#tab = await this.#open()
      await this.#haveAllFound()
    }
    return this.#tab
  }

  async model(): Promise<DownloadsViewModel> {
    return (await this.tab()).model
  }

  async list(): Promise<readonly Download[]> {
    return (await this.tab()).visitor.shop.get(DownloadsStore).list
  }

  async invoices(length: number): Promise<readonly DocumentRequest[]> {
    const { shop } = (await this.tab()).visitor
    const query = { start: 0, length, sortBy: 'date', desc: true, filters: {} }
    const { items } = await shop.get(Documents).list('INVOICE', query)
    return items.map(({ documentType, documentNo }) => ({ documentType, documentNo, format: 'PDF' }))
  }

  async start(count: number): Promise<void> {
    const documents = await this.invoices(count)
    const { shop } = (await this.tab()).visitor
    const started = await shop.get(StartDownload).run({ documents })
    if (!started.ok) throw new Error('The queue took nothing')
  }

  /** Advances the clock in small steps, and waits for all responses after each. */
  async pass(ms: number): Promise<void> {
    for (let remaining = ms; remaining > 0; remaining -= 500) {
      this.#world.clock.pass(Math.min(remaining, 500))
      await this.#statusCalls.answered()
    }
  }

  /** Advances the clock until the downloads are ready, and no further. */
  async passUntilNonePending(): Promise<void> {
    const model = await this.model()
    const end = Date.now() + PATIENCE.timeout
    while (model.count > 0) {
      if (Date.now() > end) throw new Error('Some are pending still')
      if (model.downloads.some(({ isRunning }) => isRunning)) await this.pass(100)
      else await new Promise(setImmediate)
    }
  }

  async leave(): Promise<void> {
    const { visitor, stop } = await this.tab()
    await visitor.logOut()
    stop()
  }

  async comeBack(ms: number): Promise<void> {
    this.#tab?.stop()
    this.#world.clock.pass(ms)
    this.#tab = await this.#open()
    await this.#statusCalls.answered()
  }

  async #open(): Promise<Tab> {
    const { clock, respond } = this.#world
    const fetch = (request: Request) => {
      const isStatus = new URL(request.url).pathname === STATUS
      return isStatus ? this.#statusCalls.during(() => respond(request)) : respond(request)
    }
    const visitor = new ModelVisitor({
      fetch,
      clock,
      origin: 'https://shop.test',
      timeoutMs: PATIENCE.timeout,
      downloadStorage: this.storage.openTab(),
    })
    await visitor.comeAs('full@demo.test')
    const savedFiles = savedFilesOf(visitor.shop)
    const model = visitor.shop.get(DownloadsViewModel)
    return { visitor, model, saved: savedFiles, stop: model.watch() }
  }

  /** Requests all documents once, because the archive of the mock backend lacks some of them at the first request. */
  async #haveAllFound(): Promise<void> {
    const { shop } = (await this.tab()).visitor
    const documents = await this.invoices(400)
    await shop.get(DocumentQueue).queue({ documents })
  }
}
