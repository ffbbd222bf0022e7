import { makeAutoObservable, observableRef } from 'mobx'
import type { Draft, Drafts } from '#application/journal/drafts.ts'
import type { CheckLines } from '#application/quick-order/check-lines.ts'
import type { CheckDepth } from '#application/quick-order/line-check.port.ts'
import type { SheetFiles } from '#application/list/sheet-files.port.ts'
import type { ListFile, ListFiles } from '#application/quick-order/list-files.port.ts'
import type { LineTarget, PutLines } from '#application/quick-order/put-lines.ts'
import { fromKept, tableDraft, toKept, type KeptRow } from '#application/quick-order/table-draft.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import { cartSku, clampQuantity, QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import type { Sheet, SheetFormat } from '#domain/list/sheet.ts'
import type { LanguageCode } from '#domain/place/language.ts'
import { rowsOfCells, rowsOfText, type ListRow } from '#domain/quick-order/list-rows.ts'
import { LIST_LINES_MAX, piecesOf, readList } from '#domain/quick-order/read-list.ts'
import { readQuantity } from '#domain/quick-order/list-quantity.ts'
import { OPEN } from '#domain/quick-order/line-offer.ts'
import { NOTHING_WRITTEN, type WrittenLine } from '#domain/quick-order/written-line.ts'
import { sum } from '#domain/shared/money.ts'
import { amountOf, type Amount } from '../../product-facts/part-facts.view-model.ts'
import { TableHistory } from './table-history.view-model.ts'
import type { TableNotice } from './table-notice.view-model.ts'
import { TableRow, type ProblemCount, type ProblemKind, type RowState } from './table-row.view-model.ts'

const ASK_PAUSE_MS = 500
const KEEP_PAUSE_MS = 300

type Ports = {
  readonly checkLines: CheckLines
  readonly putLines: PutLines
  readonly files: ListFiles
  readonly sheets: SheetFiles
}

/** A table of numbers and quantities that is typed, pasted or read from a file, and answered row by row. */
export class LineTableViewModel {
  readonly limits = QUANTITY_LIMITS
  rows: readonly TableRow[]
  onlyProblems = false
  notice: TableNotice | undefined = undefined
  isAdding = false
  isReading = false
  keptAt: number | undefined = undefined
  /** Of the lines that are being asked for. */
  progress: { readonly done: number; readonly all: number } | undefined = undefined
  readonly #depth: CheckDepth
  readonly #draft: Draft<readonly KeptRow[]>
  readonly #session: SessionStore
  readonly #clock: Clock
  readonly #ports: Ports
  readonly #history = new TableHistory()
  #lastTyped: string | undefined
  #nextId = 1
  #lastSought: TableRow | undefined
  #stopAsking: (() => void) | undefined
  #stopKeeping: (() => void) | undefined

  constructor(
    name: string,
    depth: CheckDepth,
    {
      drafts,
      session,
      clock,
    }: { readonly drafts: Drafts; readonly session: SessionStore; readonly clock: Clock },
    ports: Ports,
  ) {
    this.#depth = depth
    this.#draft = drafts.open(tableDraft(name))
    this.#session = session
    this.#clock = clock
    this.#ports = ports
    this.rows = [this.newRow(NOTHING_WRITTEN)]
    makeAutoObservable(this, {
      limits: false,
      rows: observableRef,
      progress: observableRef,
      notice: observableRef,
    })
  }

  /** Once the page is alive: what was kept on this device comes back. */
  open(): void {
    const kept = this.#draft.recall()
    if (!kept || kept.length === 0 || !this.isEmpty) return
    this.rows = [...kept.map((row) => this.newRow(fromKept(row))), this.newRow(NOTHING_WRITTEN)]
    this.keptAt = this.#clock.now()
    void this.ask()
  }

  /** What was typed last is kept, and nothing is asked for any more. */
  close(): void {
    this.#stopAsking?.()
    if (this.#stopKeeping) this.keep()
  }

  get filled(): readonly TableRow[] {
    return this.rows.filter((row) => !row.isEmpty)
  }

  get shown(): readonly TableRow[] {
    return this.onlyProblems ? this.rows.filter((row) => row.isProblem) : this.rows
  }

  get ready(): readonly TableRow[] {
    return this.rows.filter((row) => row.isReady)
  }

  /** Of the marked rows where any is marked, else of all. */
  get toAdd(): readonly TableRow[] {
    const marked = this.ready.filter((row) => row.isMarked)
    return marked.length > 0 ? marked : this.ready
  }

  get problems(): readonly TableRow[] {
    return this.rows.filter((row) => row.isProblem)
  }

  /** How many rows each kind of problem has, the most frequent first. */
  get problemKinds(): readonly ProblemCount[] {
    const counts = new Map<ProblemKind, number>()
    for (const { problem } of this.rows) {
      if (problem !== undefined) counts.set(problem, (counts.get(problem) ?? 0) + 1)
    }
    return [...counts].map(([kind, rows]) => ({ kind, rows })).toSorted((one, other) => other.rows - one.rows)
  }

  get counts(): ReadonlyMap<RowState, number> {
    const counts = new Map<RowState, number>()
    for (const { state } of this.rows) counts.set(state, (counts.get(state) ?? 0) + 1)
    return counts
  }

  get isEmpty(): boolean {
    return this.filled.length === 0
  }

  get pieces(): number {
    return this.ready.reduce((all, { offer }) => all + (offer?.pieces ?? 0), 0)
  }

  get pricesAreVisible(): boolean {
    return this.#session.pricesAreVisible
  }

  get mayAdd(): boolean {
    return this.#session.mayFillBasket
  }

  get total(): Amount | undefined {
    if (!this.pricesAreVisible) return undefined
    const totals = this.ready.flatMap(({ offer }) => offer?.total ?? [])
    const [first] = totals
    return first && amountOf(sum(totals, first.currency))
  }

  get mayUndo(): boolean {
    return !this.#history.isEmpty
  }

  type(row: TableRow, change: Partial<WrittenLine>): void {
    const typed = `${row.id} ${Object.keys(change).join()}`
    if (this.#lastTyped !== typed) this.#history.remember(this.rows)
    this.#lastTyped = typed
    row.write(change)
    this.withLastRowEmpty()
    this.changed()
  }

  step(row: TableRow, by: number): void {
    this.type(row, { quantity: String(clampQuantity((row.pieces ?? 0) + by)) })
  }

  /** Of the parts that its number may mean. */
  takePart(row: TableRow, sku: string): void {
    this.decide(row, { kind: 'part', sku })
  }

  keepReplaced(row: TableRow): void {
    this.decide(row, { kind: 'keep-old' })
  }

  /** As before anything was decided. */
  leaveOpen(row: TableRow): void {
    this.decide(row, OPEN)
  }

  remove(row: TableRow): void {
    this.#history.remember(this.rows)
    this.rows = this.rows.filter((each) => each !== row)
    this.withLastRowEmpty()
    this.changed()
  }

  clear(): void {
    this.#history.remember(this.rows)
    this.rows = [this.newRow(NOTHING_WRITTEN)]
    this.notice = undefined
    this.onlyProblems = false
    this.changed()
  }

  undo(): void {
    const rows = this.#history.goBack()
    if (!rows) return
    this.#lastTyped = undefined
    this.rows = rows
    this.changed()
    void this.ask()
  }

  /** The row behind, which is made where there is none. */
  below(row: TableRow): TableRow | undefined {
    this.withLastRowEmpty()
    return this.shown[this.shown.indexOf(row) + 1]
  }

  showOnlyProblems(only: boolean): void {
    this.onlyProblems = only
  }

  dismissNotice(): void {
    this.notice = undefined
  }

  /** The one behind the last that was sought; after the last one the first again. */
  nextProblem(kind?: ProblemKind): TableRow | undefined {
    const isMeant = ({ problem }: TableRow) => problem !== undefined && (kind ?? problem) === problem
    const rows = this.shown.filter(isMeant)
    const last = this.#lastSought ? this.shown.indexOf(this.#lastSought) : -1
    const next = rows.find((row) => this.shown.indexOf(row) > last) ?? rows[0]
    this.#lastSought = next
    return next
  }

  /** At the row that has the focus, else at the end. A column of quantities fills down what stands there. */
  paste(text: string, at?: TableRow, column: 'number' | 'quantity' = 'number'): void {
    if (at && column === 'quantity' && this.fillQuantities(text, at)) return
    this.take(rowsOfText(text), at)
  }

  async readFile(file: ListFile): Promise<void> {
    this.isReading = true
    try {
      const read = await this.#ports.files.read(file)
      if (read.ok) this.take(rowsOfCells(read.value))
      else this.say({ kind: 'file-refused', file: file.name, refusal: read.error })
    } finally {
      this.readingIsOver()
    }
  }

  /** Everything that has no answer yet. */
  async ask(): Promise<void> {
    this.#stopAsking?.()
    this.#stopAsking = undefined
    const rows = this.rows.filter((row) => row.needsAnswer)
    if (rows.length === 0) return
    const asked = new Map(rows.map((row) => [row.id, { row, number: row.ask() }]))
    const lines = rows.map((row) => ({
      lineNo: row.id,
      input: row.number.slice(0, 200),
      quantity: row.pieces ?? 1,
    }))
    if (lines.length > 1) this.progressTo(0, lines.length)
    let done = 0
    const result = await this.#ports.checkLines.run(lines, this.#depth, (answers) => {
      for (const line of answers) {
        const waiting = asked.get(line.lineNo)
        waiting?.row.hear(waiting.number, line)
      }
      done += answers.length
      if (lines.length > 1) this.progressTo(done, lines.length)
    })
    for (const { row } of asked.values()) row.giveUp()
    this.progressIsOver()
    if (!result.ok) this.say({ kind: 'unanswered' })
    if (this.rows.some((row) => row.needsAnswer && !row.wasUnreachable)) await this.ask()
  }

  addToCart(): Promise<void> {
    return this.putInto({ kind: 'cart' })
  }

  /** What was taken leaves the table; the rest stays, with its reason. */
  async putInto(target: LineTarget): Promise<void> {
    const sent = this.toAdd.flatMap((row) => {
      const { part, pieces } = row.offer ?? {}
      return part && pieces ? [{ row, sku: cartSku(part.vendorId, part.sku), quantity: pieces }] : []
    })
    if (sent.length === 0 || this.isAdding) return
    this.beginAdding()
    const put = await this.#ports.putLines.run(
      target,
      sent.map(({ sku, quantity }) => ({ sku, quantity })),
    )
    this.addingIsOver()
    if (!put.ok) {
      this.say({ kind: 'not-added', target, refusal: put.error })
      return
    }
    const gone = new Set<TableRow>()
    let pieces = 0
    sent.forEach(({ row, quantity }, index) => {
      const outcome = put.value.outcomes[index]
      if (!outcome) return
      pieces += outcome.accepted
      if (outcome.accepted >= quantity) gone.add(row)
      else if (outcome.accepted > 0) row.stayBehind('limited', String(quantity - outcome.accepted))
      else row.stayBehind('refused', row.written.quantity)
    })
    this.afterAdding(gone)
    this.say({ kind: 'added', target: put.value.target, lines: gone.size, pieces, left: this.filled.length })
  }

  save(sheet: Sheet, format: SheetFormat, language: LanguageCode): Promise<void> {
    return this.#ports.sheets.save(sheet, format, language)
  }

  private decide(row: TableRow, choice: WrittenLine['choice']): void {
    this.#history.remember(this.rows)
    row.write({ choice })
    this.changed()
  }

  private take(rows: readonly ListRow[], at?: TableRow): void {
    if (rows.length > LIST_LINES_MAX || this.filled.length + rows.length > LIST_LINES_MAX) {
      this.say({ kind: 'too-many', lines: rows.length, most: LIST_LINES_MAX })
      return
    }
    const { wishes, fates } = readList(rows)
    this.put(
      wishes.map(({ number, quantity, remark }) => ({
        number,
        remark,
        quantity: quantity.kind === 'faulty' ? quantity.typed : String(piecesOf(quantity) ?? 1),
        choice: OPEN,
      })),
      at,
    )
    this.say({
      kind: 'read',
      lines: wishes.length,
      fates: fates.filter(({ kind }) => kind !== 'taken' && kind !== 'blank'),
    })
  }

  private put(written: readonly WrittenLine[], at?: TableRow): void {
    this.#history.remember(this.rows)
    this.#lastTyped = undefined
    const rows = written.map((each) => this.newRow(each))
    const place = at ? this.rows.indexOf(at) : this.rows.length
    const before = this.rows
      .slice(0, at && !at.isEmpty ? place + 1 : place)
      .filter((row) => !row.isEmpty || row !== this.rows.at(-1))
    const after = this.rows.slice(place + 1)
    this.rows = [...before, ...rows, ...after]
    this.withLastRowEmpty()
    this.changed()
    void this.ask()
  }

  private fillQuantities(text: string, at: TableRow): boolean {
    const values = text.trim().split(/\r?\n/)
    if (values.some((value) => readQuantity(value).kind !== 'whole')) return false
    this.#history.remember(this.rows)
    let place = this.rows.indexOf(at)
    for (const value of values) {
      const row = this.rows[place] ?? this.newRow(NOTHING_WRITTEN)
      if (!this.rows.includes(row)) this.rows = [...this.rows, row]
      row.write({ quantity: value.trim() })
      place += 1
    }
    this.withLastRowEmpty()
    this.changed()
    return true
  }

  private withLastRowEmpty(): void {
    if (this.rows.at(-1)?.isEmpty !== true) this.rows = [...this.rows, this.newRow(NOTHING_WRITTEN)]
  }

  private newRow(written: WrittenLine): TableRow {
    return new TableRow(this.#nextId++, written)
  }

  private changed(): void {
    this.#stopAsking?.()
    this.#stopAsking = this.#clock.after(ASK_PAUSE_MS, () => void this.ask())
    this.#stopKeeping ??= this.#clock.after(KEEP_PAUSE_MS, () => this.keep())
  }

  private keep(): void {
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
    if (this.isEmpty) {
      this.#draft.discard()
      this.keptAt = undefined
      return
    }
    const kept = this.#draft.keep(this.filled.map(({ written }) => toKept(written)))
    this.keptAt = kept ? this.#clock.now() : undefined
  }

  private beginAdding(): void {
    this.isAdding = true
    this.notice = undefined
  }

  private addingIsOver(): void {
    this.isAdding = false
  }

  private afterAdding(gone: ReadonlySet<TableRow>): void {
    this.#history.forget()
    this.rows = this.rows.filter((row) => !gone.has(row))
    this.withLastRowEmpty()
    this.keep()
  }

  private say(notice: TableNotice): void {
    this.notice = notice
  }

  private readingIsOver(): void {
    this.isReading = false
  }

  private progressTo(done: number, all: number): void {
    this.progress = { done, all }
  }

  private progressIsOver(): void {
    this.progress = undefined
  }
}
