import assert from 'node:assert/strict'
import { AvailabilityViewModel } from '#ui/availability/availability.view-model.ts'
import type { OrderGridViewModel } from '#ui/order-grid/order-grid.view-model.ts'
import type { GridRow } from '#ui/order-grid/grid-row.view-model.ts'
import type { ImportedLine as ShownLine } from '#ui/order-grid/imported-list.view-model.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import { modelVisitorOf } from '../visitor-by-depth.ts'
import type { ShopWorld } from '../world.ts'

export type ListPage = 'quickorder' | 'availability'
export type ShownRow = { readonly number: string; readonly quantity: string; readonly state: string }
type ReadLine = { readonly line: string; readonly outcome: string }

/** The order grid at the memory level: its view model and its messages. */
export class ModelTable {
  readonly #world: ShopWorld
  #table: OrderGridViewModel | undefined
  #sought: GridRow | undefined

  constructor(world: ShopWorld) {
    this.#world = world
  }

  async open(page: ListPage): Promise<void> {
    await this.#world.visitor.open(this.#world.to(page))
    const type = page === 'quickorder' ? QuickOrderViewModel : AvailabilityViewModel
    this.#table = (
      await modelVisitorOf(this.#world).shown<{ readonly table: OrderGridViewModel }>(type)
    ).table
  }

  async paste(text: string): Promise<void> {
    await this.#model.intake.paste(text)
    await this.#answers()
  }

  async rows(): Promise<readonly ShownRow[]> {
    return this.#model.rows.filled.map(({ number, written, state }) => ({
      number,
      quantity: written.quantity,
      state: this.#text(`lines.state.${state}`),
    }))
  }

  async changeNumber(row: number, number: string): Promise<void> {
    this.#model.rows.type(this.#row(row), { number })
    await this.#answers()
  }

  async choose(row: number, sku: string): Promise<void> {
    await this.#model.learning.takePart(this.#row(row), sku)
  }

  /** Assigns a part of the company to an unknown number. */
  async assign(row: number, articleNo: string): Promise<void> {
    await this.#model.learning.assign(this.#row(row), articleNo)
    await this.#answers()
  }

  connect(isConnected: boolean): void {
    this.#model.connect(isConnected)
  }

  add(): Promise<void> {
    return this.#model.transfer.toCart()
  }

  /** Kinds of problems with their counts, in order of display. */
  async problems(): Promise<string> {
    return this.#model.problems.kinds
      .map(({ kind, rows }) => `${this.#text(`lines.state.${kind}`)}: ${rows}`)
      .join(', ')
  }

  async goToNext(label: string): Promise<void> {
    const kind = this.#model.problems.kinds.find((each) => this.#text(`lines.state.${each.kind}`) === label)
    this.#sought = this.#model.problems.next(kind?.kind)
  }

  /** Row at which the user is, counted from 1; 0 if unknown. */
  async place(): Promise<number> {
    return this.#sought ? this.#model.rows.all.indexOf(this.#sought) + 1 : 0
  }

  async placesOf(row: number): Promise<string> {
    const { line } = this.#row(row)
    return (line?.stock?.locations ?? [])
      .map(({ name, quantityClass }) => `${name}: ${this.#text(`lines.class.${quantityClass}`)}`)
      .join('\n')
  }

  /** Columns of the first table of the latest list, in their order. */
  async columnUses(): Promise<readonly string[]> {
    return (this.#list.groups[0]?.table?.uses ?? []).map((use) => this.#text(`lines.use.${use}`))
  }

  /** Displayed lines of the latest list, lines to check first. */
  async readLines(): Promise<readonly ReadLine[]> {
    return this.#list.groups.flatMap(({ lines }) =>
      lines.map((line) => ({ line: String(line.result.lineNo), outcome: this.#outcome(line) })),
    )
  }

  #outcome({ outcome, result, rows }: ShownLine): string {
    const rowTexts = rows.map(({ row }) => `${row.written.quantity} × ${row.number}`).join(', ')
    if (outcome === 'taken') return rowTexts
    if (outcome === 'asked') {
      const problemRows = rows.filter(({ row }) => row.isProblem)
      return problemRows.map(({ row }) => this.#text(`lines.state.${row.state}`)).join(', ')
    }
    if (outcome === 'left') {
      return this.#text(`lines.left.${(result.kind === 'text' && result.reason) || 'text'}`)
    }
    return this.#text('lines.reading.merged', { into: result.kind === 'merged' ? result.into : 0 })
  }

  /** Chooses one meaning for all ambiguous quantities such as "1.000". */
  async settleMark(value: string): Promise<void> {
    const { overrides, reading } = this.#list.shown
    const { doubtful } = reading
    assert.ok(doubtful)
    const mark = Number(value.replace(',', '')) === doubtful.thousands ? 'thousands' : 'decimals'
    await this.#model.lists.override(this.#list, { ...overrides, mark })
    await this.#answers()
  }

  get #list() {
    const [list] = this.#model.lists.all
    if (!list) throw new Error('No list is shown')
    return list
  }

  get #model(): OrderGridViewModel {
    if (!this.#table) throw new Error('No list is open')
    return this.#table
  }

  #row(index: number) {
    const row = this.#model.rows.all[index - 1]
    if (!row) throw new Error(`There is no row ${index}`)
    return row
  }

  async #answers(): Promise<void> {
    await this.#model.check.run()
    await this.#world.visitor.eventually(async () =>
      assert.equal(
        this.#model.rows.all.some(({ isAsking }) => isAsking),
        false,
      ),
    )
  }

  #text(id: string, values?: Record<string, string | number>): string {
    return this.#world.text(id, values)
  }
}
