import type { BrowserContext } from 'playwright'

export type Entry = Readonly<Record<string, unknown>> & { readonly event?: string }

/** Records entries of the data layer, over all pages of a browser. */
export class DataLayerReader {
  readonly #entries: Entry[] = []
  #read = 0

  async follow(context: BrowserContext): Promise<void> {
    await context.exposeFunction('readAlong', (entry: Entry) => void this.#entries.push(entry))
    await context.addInitScript(() => {
      const { readAlong } = window as unknown as { readAlong: (entry: unknown) => void }
      const layer: unknown[] = []
      layer.push = (...entries) => {
        entries.forEach((entry) => readAlong(entry))
        return Array.prototype.push.apply(layer, entries)
      }
      Object.assign(window, { dataLayer: layer })
    })
  }

  get all(): readonly Entry[] {
    return this.#entries
  }

  /** Entries since the last complete read. */
  get fresh(): readonly Entry[] {
    return this.#entries.slice(this.#read)
  }

  readToEnd(): void {
    this.#read = this.#entries.length
  }
}
