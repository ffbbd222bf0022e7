import { makeAutoObservable, observable, observableRef } from 'mobx'
import { ListPageDependencies } from '#application/data-table/list-page-dependencies.ts'
import { type Scan, ScanReader } from '#application/scanning/scan-reader.port.ts'
import { shortLines } from '#domain/documents/short-lines.ts'
import type { Document, Package, PackedLine } from '#domain/documents/document.ts'
import { isSameNumber } from '#domain/shared/normalize-part-number.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { SerialQueue } from '#application/kernel/serial-queue.ts'

type Line = PackedLine & { readonly key: string }

/** Result of the last scan. */
export type ArrivalMessage =
  | { readonly kind: 'package'; readonly sscc: string; readonly lines: number }
  | { readonly kind: 'line'; readonly number: string; readonly arrived: number; readonly quantity: number }
  /** `pieces`: number of pieces that exceed the packing list. */
  | { readonly kind: 'surplus'; readonly number: string; readonly pieces: number }
  | { readonly kind: 'complete' | 'foreign-part'; readonly number: string }
  | { readonly kind: 'foreign-package'; readonly sscc: string }
  | { readonly kind: 'nothing' }

type Kept = {
  readonly arrived: readonly (readonly [key: string, pieces: number])[]
  readonly damaged: readonly string[]
}

/** Content of a shipment, and the lines checked on arrival. */
export class PackingViewModel {
  static readonly keys = { shared: ListPageDependencies, scans: ScanReader }
  shipment: Document | undefined = undefined
  told: ArrivalMessage | undefined = undefined
  /** Arrived quantity, by line. */
  private readonly arrived: Map<string, number> = observable.map<string, number>()
  private readonly damaged: Set<string> = observable.set<string>()
  /** Scans run in sequence, because the second code of a label contains the quantity for the first. */
  readonly #queue = new SerialQueue()
  /** Line of the last scan, with the quantity that had arrived before that scan. */
  #last: { readonly line: Line; readonly pieces: number } | undefined
  readonly #deps

  constructor(deps: DepsOf<typeof PackingViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'arrived' | 'damaged'>(this, {
      shipment: observableRef,
      told: observableRef,
      arrived: false,
      damaged: false,
    })
  }

  show(shipment: Document): void {
    this.shipment = shipment
  }

  /** Restores the checked lines of this device, after hydration. */
  recall(): void {
    const savedDraft = this.memory.restore()
    for (const [key, pieces] of savedDraft?.arrived ?? []) this.arrived.set(key, pieces)
    for (const key of savedDraft?.damaged ?? []) this.damaged.add(key)
  }

  get number(): string {
    return this.shipment?.header.documentNo ?? ''
  }

  get packages(): readonly Package[] {
    return this.shipment?.packages ?? []
  }

  linesOf({ sscc, lines }: Package): readonly Line[] {
    return lines.map((line, index) => ({ ...line, key: `${sscc}:${index}` }))
  }

  get tariffs() {
    return this.shipment?.tariffs ?? []
  }

  get lineCount(): number {
    return this.lines.length
  }

  get missing(): readonly Line[] {
    return this.lines.filter((line) => !this.hasArrived(line))
  }

  /** Lines with missing pieces. Empty before the first pieces have arrived. */
  get shortLines() {
    if (!this.shipment || this.arrived.size === 0) return []
    return shortLines(
      this.shipment,
      this.missing.map((line) => ({ ...line, quantity: line.quantity - this.piecesOf(line) })),
    )
  }

  get damagedLines() {
    return this.shipment
      ? shortLines(
          this.shipment,
          this.lines.filter((line) => this.isDamaged(line)),
        )
      : []
  }

  piecesOf({ key }: Line): number {
    return this.arrived.get(key) ?? 0
  }

  hasArrived(line: Line): boolean {
    return this.piecesOf(line) >= line.quantity
  }

  isDamaged({ key }: Line): boolean {
    return this.damaged.has(key)
  }

  tick(line: Line, hasArrived: boolean): void {
    this.count(line, hasArrived ? line.quantity : 0)
    if (!hasArrived) this.damaged.delete(line.key)
    this.keep()
  }

  /** Sets or removes the mark that a line is damaged. A damaged line counts as arrived. */
  markDamaged(line: Line, isDamaged: boolean): void {
    if (isDamaged) {
      this.damaged.add(line.key)
      this.count(line, line.quantity)
    } else this.damaged.delete(line.key)
    this.keep()
  }

  /** Ticks off a package by its SSCC, or a line by the label of its part. */
  async scan(text: string): Promise<void> {
    await this.#queue.run((scan) => this.take(scan), this.#deps.scans.read(text))
  }

  dismiss(): void {
    this.told = undefined
  }

  private take(scan: Scan): void {
    this.told = this.arrive(scan)
    this.keep()
  }

  private arrive(scan: Scan): ArrivalMessage {
    switch (scan.kind) {
      case 'package':
        return this.arrivePackage(scan.sscc)
      case 'part':
        return this.arrivePart(scan)
      case 'quantity':
        if (!this.#last) return { kind: 'nothing' }
        return this.arrivePieces(this.#last.line, this.#last.pieces + scan.pieces)
      case 'nothing':
        return scan
    }
  }

  private arrivePackage(sscc: string): ArrivalMessage {
    const foundPackage = this.packages.find((each) => each.sscc === sscc)
    if (!foundPackage) return { kind: 'foreign-package', sscc }
    const lines = this.linesOf(foundPackage)
    for (const line of lines) this.count(line, line.quantity)
    return { kind: 'package', sscc, lines: lines.length }
  }

  /** Adds the pieces of a scanned label to a line. A label without a quantity completes the line. */
  private arrivePart({ number, sku = number, pieces }: Extract<Scan, { kind: 'part' }>): ArrivalMessage {
    const lines = this.lines.filter((line) => isSameNumber(line.sku, sku))
    if (lines.length === 0) return { kind: 'foreign-part', number }
    const open = lines.filter((line) => !this.hasArrived(line))
    const [line] = open
    if (!line) return { kind: 'complete', number: sku }
    this.#last = { line, pieces: this.piecesOf(line) }
    if (pieces === undefined) return this.arrivePieces(line, line.quantity)
    let remainingPieces = pieces
    for (const each of open.slice(0, -1)) {
      const countedPieces = Math.min(remainingPieces, each.quantity - this.piecesOf(each))
      this.count(each, this.piecesOf(each) + countedPieces)
      remainingPieces -= countedPieces
      if (remainingPieces === 0) return this.progressOf(each)
    }
    const last = open.at(-1) ?? line
    return this.arrivePieces(last, this.piecesOf(last) + remainingPieces)
  }

  private arrivePieces(line: Line, quantity: number): ArrivalMessage {
    this.count(line, Math.min(quantity, line.quantity))
    return quantity > line.quantity
      ? { kind: 'surplus', number: line.sku, pieces: quantity - line.quantity }
      : this.progressOf(line)
  }

  private progressOf(line: Line): ArrivalMessage {
    return { kind: 'line', number: line.sku, arrived: this.piecesOf(line), quantity: line.quantity }
  }

  private count({ key }: Line, quantity: number): void {
    if (quantity === 0) this.arrived.delete(key)
    else this.arrived.set(key, quantity)
  }

  private get lines(): readonly Line[] {
    return this.packages.flatMap((one) => this.linesOf(one))
  }

  private keep(): void {
    this.memory.save({ arrived: [...this.arrived], damaged: [...this.damaged] })
  }

  private get memory() {
    return this.#deps.shared.drafts.open<Kept>({ name: `arrived:${this.number}`, version: 2, read: keptOf })
  }
}

function keptOf(data: unknown): Kept | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { arrived, damaged } = data as Partial<Record<keyof Kept, unknown>>
  if (!Array.isArray(arrived) || !Array.isArray(damaged)) return undefined
  return {
    arrived: arrived.flatMap((each: unknown) => {
      const [key, pieces] = Array.isArray(each) ? (each as unknown[]) : []
      return typeof key === 'string' && Number.isSafeInteger(pieces) ? [[key, Number(pieces)] as const] : []
    }),
    damaged: damaged.filter((key) => typeof key === 'string'),
  }
}
