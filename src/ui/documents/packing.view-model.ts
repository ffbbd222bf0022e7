import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { ListTools } from '#application/data-table/list-tools.ts'
import { shortLines } from '#domain/documents/short-lines.ts'
import type { Document, Package, PackedLine } from '#domain/documents/document.ts'
type Line = PackedLine & { readonly key: string }

/** What is in a shipment, and what of it has been ticked off on arrival. */
export class PackingViewModel {
  shipment: Document | undefined = undefined
  readonly arrived: Set<string> = observable.set<string>()
  readonly #tools: ListTools

  constructor(tools: ListTools) {
    this.#tools = tools
    makeAutoObservable(this, { shipment: observableRef, arrived: false })
  }

  show(shipment: Document): void {
    this.shipment = shipment
  }

  /** Once the page is alive: what was ticked on this device before. */
  recall(): void {
    for (const key of this.memory.restore() ?? []) this.arrived.add(key)
  }

  get number(): string {
    return this.shipment?.header.documentNo ?? ''
  }

  get packages(): readonly Package[] {
    return this.shipment?.packages ?? []
  }

  linesOf({ sscc, lines }: Package): readonly Line[] {
    return lines.map((line, place) => ({ ...line, key: `${sscc}:${place}` }))
  }

  get tariffs() {
    return this.shipment?.tariffs ?? []
  }

  get lineCount(): number {
    return this.packages.reduce((sum, { lines }) => sum + lines.length, 0)
  }

  get missing(): readonly Line[] {
    return this.packages.flatMap((one) => this.linesOf(one)).filter(({ key }) => !this.arrived.has(key))
  }

  /** What was not ticked off while something was: the lines of a shortage. */
  get shortLines() {
    if (!this.shipment || this.arrived.size === 0) return []
    return shortLines(this.shipment, this.missing)
  }

  tick(key: string, hasArrived: boolean): void {
    if (hasArrived) this.arrived.add(key)
    else this.arrived.delete(key)
    this.memory.save([...this.arrived])
  }

  private get memory() {
    return this.#tools.drafts.open<readonly string[]>({
      name: `arrived:${this.number}`,
      version: 1,
      read: (kept) => (Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : undefined),
    })
  }
}
