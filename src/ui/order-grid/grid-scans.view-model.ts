import { makeAutoObservable, runInAction } from 'mobx'
import { SerialQueue } from '#application/kernel/serial-queue.ts'
import type { Scan, ScanReader } from '#application/scanning/scan-reader.port.ts'
import { clampQuantity } from '#domain/cart/quantity.ts'
import { UNDECIDED_CHOICE } from '#domain/quick-order/line-offer.ts'
import { LIST_LINES_MAX } from '#domain/list-reader/read-list.ts'
import { isSameNumber } from '#domain/shared/normalize-part-number.ts'
import type { GridMessage } from './grid-message.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

/** Adds scanned codes to an order grid: a code increases the quantity in the row of its part, or appends a row. */
export class GridScans {
  readonly #rows: GridRows
  readonly #reader: ScanReader
  readonly #showNotice: (notice: GridMessage) => void
  readonly #onTaken: () => void
  private pending = 0
  /** Scans run in sequence, because the second code of a label contains the quantity for the first. */
  readonly #queue = new SerialQueue()
  /** Row of the last scan, with its quantity before that scan. */
  #last: { readonly row: GridRow; readonly pieces: number } | undefined

  constructor(
    rows: GridRows,
    reader: ScanReader,
    showNotice: (notice: GridMessage) => void,
    onTaken: () => void,
  ) {
    this.#rows = rows
    this.#reader = reader
    this.#showNotice = showNotice
    this.#onTaken = onTaken
    makeAutoObservable(this)
  }

  get isReading(): boolean {
    return this.pending > 0
  }

  async take(text: string): Promise<void> {
    this.pending += 1
    try {
      await this.#queue.run((scan) => this.#apply(scan), this.#reader.read(text))
    } finally {
      runInAction(() => (this.pending -= 1))
    }
  }

  #apply(scan: Scan): void {
    if (scan.kind === 'part') return this.#count(scan)
    if (scan.kind !== 'quantity') return this.#showNotice({ kind: 'no-part-scanned', of: scan.kind })
    const last = this.#last
    if (!last || !this.#rows.all.includes(last.row))
      return this.#showNotice({ kind: 'no-part-scanned', of: 'nothing' })
    this.#write(last.row, last.pieces + scan.pieces)
  }

  #count({ number, sku, pieces = 1 }: Extract<Scan, { kind: 'part' }>): void {
    const existingRow = this.#rows.filled.find(
      (row) =>
        row.pieces !== undefined &&
        (isSameNumber(row.number, number) || (sku !== undefined && row.offer?.part?.sku === sku)),
    )
    if (existingRow) {
      this.#last = { row: existingRow, pieces: existingRow.pieces ?? 0 }
      return this.#write(existingRow, this.#last.pieces + pieces)
    }
    if (this.#rows.filled.length >= LIST_LINES_MAX)
      return this.#showNotice({ kind: 'too-many', lines: 1, most: LIST_LINES_MAX })
    this.#rows.insert([{ number, quantity: String(pieces), remark: '', choice: UNDECIDED_CHOICE }])
    const row = this.#rows.filled.at(-1)
    this.#last = row && { row, pieces: 0 }
    this.#showScan(number, pieces)
  }

  #write(row: GridRow, quantity: number): void {
    const counted = clampQuantity(quantity)
    this.#rows.type(row, { quantity: String(counted) })
    this.#showScan(row.number, counted)
  }

  #showScan(number: string, quantity: number): void {
    this.#onTaken()
    this.#showNotice({ kind: 'scanned', number, pieces: quantity })
  }
}
