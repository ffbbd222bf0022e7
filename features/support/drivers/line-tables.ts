import assert from 'node:assert/strict'
import { LIST_LINES_MAX } from '#domain/quick-order/read-list.ts'
import { AvailabilityViewModel } from '#ui/availability/availability.view-model.ts'
import type { OrderGridViewModel } from '#ui/order-grid/order-grid.view-model.ts'
import { OtherTargetsViewModel } from '#ui/order-grid/other-targets.view-model.ts'
import { refusalText } from '#ui/order-grid/grid-message.ts'
import type { ColumnUse } from '#domain/quick-order/list-advice.ts'
import type { GridRow } from '#ui/order-grid/grid-row.view-model.ts'
import type { ReadLine as ShownLine } from '#ui/order-grid/read-list.view-model.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import { textsIn } from '../texts.ts'
import type { ShopWorld } from '../world.ts'
import type { BrowserVisitor } from './browser-visitor.ts'
import type { ModelVisitor } from './model-visitor.ts'
import { BY_HAND } from '../../../tests/fixtures/hand.fixture.ts'

const USES: readonly ColumnUse[] = ['number', 'quantity', 'other-number', 'remark', 'ignored', 'open']

type ListPage = 'quickorder' | 'availability'
/** Milliseconds; 20 MB take their time to get into the browser. */
export const LARGE_FILE = 120_000

export type Place = 'named-cart' | 'notice-list'
type ShownRow = { readonly number: string; readonly quantity: string; readonly state: string }
type ReadLine = { readonly line: string; readonly fate: string }
export type BroughtFile = { readonly name: string; readonly bytes: Uint8Array }

/** The table of a list, whichever way a scenario reaches it. */
export interface LineTables {
  open(page: ListPage): Promise<void>
  paste(text: string): Promise<void>
  bring(file: BroughtFile): Promise<void>
  rows(): Promise<readonly ShownRow[]>
  changeNumber(row: number, number: string): Promise<void>
  choose(row: number, sku: string): Promise<void>
  /** Says which part the company keeps under an unknown number. */
  assign(row: number, articleNo: string): Promise<void>
  /** Says that an earlier decision is not to be used any more. */
  forget(row: number): Promise<void>
  add(): Promise<void>
  /** Elsewhere than into the cart. */
  putInto(place: Place, name: string, isNew: boolean): Promise<void>
  /** Each kind with its count, in their order. */
  problems(): Promise<string>
  goToNext(kind: string): Promise<void>
  /** The row that they are at, from 1. */
  place(): Promise<number>
  /** What is said above the table. */
  told(): Promise<string>
  placesOf(row: number): Promise<string>
  /** Of the first table of the latest list, in the order of its columns. */
  columnUses(): Promise<readonly string[]>
  useColumn(column: number, use: string): Promise<void>
  /** Lines of the latest list as they are shown, those to check first. */
  readLines(): Promise<readonly ReadLine[]>
  /** One meaning for all quantities such as "1.000". */
  settleMark(value: string): Promise<void>
  undo(): Promise<void>
}

const tables = new WeakMap<ShopWorld, LineTables>()

export function lineTables(world: ShopWorld): LineTables {
  const table =
    tables.get(world) ?? (world.depth === 'browser' ? new SeenTable(world) : new ModelTable(world))
  tables.set(world, table)
  return table
}

class ModelTable implements LineTables {
  readonly #world: ShopWorld
  #table: OrderGridViewModel | undefined
  #sought: GridRow | undefined

  constructor(world: ShopWorld) {
    this.#world = world
  }

  async open(page: ListPage): Promise<void> {
    const { shop } = this.#world.visitor as ModelVisitor
    this.#table = shop.get(page === 'quickorder' ? QuickOrderViewModel : AvailabilityViewModel).table
  }

  async paste(text: string): Promise<void> {
    await this.#model.intake.paste(text)
    await this.#answers()
  }

  async bring({ name, bytes }: BroughtFile): Promise<void> {
    await this.#model.intake.readFiles([{ name, size: bytes.length, bytes: () => Promise.resolve(bytes) }])
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

  async assign(row: number, articleNo: string): Promise<void> {
    await this.#model.learning.assign(this.#row(row), articleNo)
    await this.#answers()
  }

  async forget(row: number): Promise<void> {
    await this.#model.learning.forget(this.#row(row))
    await this.#answers()
  }

  add(): Promise<void> {
    return this.#model.transfer.toCart()
  }

  async putInto(kind: Place, name: string, isNew: boolean): Promise<void> {
    const targets = (this.#world.visitor as ModelVisitor).shop.get(OtherTargetsViewModel)
    targets.typeName(name)
    await targets.load()
    const known = kind === 'named-cart' ? targets.places?.carts : targets.places?.lists
    const target = isNew
      ? targets.created(kind)
      : { kind, name, id: known?.find((each) => each.name === name)?.id }
    assert.ok(target)
    await this.#model.transfer.to(target)
  }

  async told(): Promise<string> {
    const { notice } = this.#model
    switch (notice?.kind) {
      case undefined:
        return ''
      case 'read':
        return this.#text('lines.otherFates', { lines: notice.results.length })
      case 'too-many':
        return this.#text('lines.tooMany', { lines: notice.lines, most: notice.most })
      case 'file-refused':
        return notice.refusal.kind === 'too-many-lines'
          ? this.#text('lines.tooMany', { lines: notice.refusal.lines, most: LIST_LINES_MAX })
          : this.#text(`lines.file.${notice.refusal.kind}`, { file: notice.file })
      case 'line-too-long':
        return this.#text('lines.lineTooLong')
      case 'no-plain-order':
        return this.#text('lines.noPlainOrder')
      case 'scanned':
        return this.#text('lines.scanned', { number: notice.number, pieces: notice.pieces })
      case 'no-part-scanned':
        return this.#text(`lines.scanned.${notice.of}`)
      case 'unanswered':
        return this.#text('lines.unanswered')
      case 'waiting':
        return this.#text('lines.waiting')
      case 'no-clipboard':
        return this.#text('lines.paste.none')
      case 'added':
        return notice.target.kind === 'cart'
          ? this.#text('lines.added', { lines: notice.lines, pieces: notice.pieces })
          : this.#text('lines.addedTo', {
              lines: notice.lines,
              pieces: notice.pieces,
              name: notice.target.name,
            })
      case 'replaced':
        return this.#text('lines.replacements', { rows: notice.replacements.length })
      case 'not-added': {
        const { id, values } = refusalText(notice)
        return this.#text(id, values)
      }
    }
  }

  async problems(): Promise<string> {
    return this.#model.problems.kinds
      .map(({ kind, rows }) => `${this.#text(`lines.state.${kind}`)}: ${rows}`)
      .join(', ')
  }

  async goToNext(wanted: string): Promise<void> {
    const kind = this.#model.problems.kinds.find((each) => this.#text(`lines.state.${each.kind}`) === wanted)
    this.#sought = this.#model.problems.next(kind?.kind)
  }

  async place(): Promise<number> {
    return this.#sought ? this.#model.rows.all.indexOf(this.#sought) + 1 : 0
  }

  async placesOf(row: number): Promise<string> {
    const { line } = this.#row(row)
    return (line?.stock?.locations ?? [])
      .map(({ name, quantityClass }) => `${name}: ${this.#text(`lines.class.${quantityClass}`)}`)
      .join('\n')
  }

  async columnUses(): Promise<readonly string[]> {
    return (this.#list.groups[0]?.table?.uses ?? []).map((use) => this.#text(`lines.use.${use}`))
  }

  async useColumn(column: number, wanted: string): Promise<void> {
    const use = USES.find((each) => this.#text(`lines.use.${each}`) === wanted)
    const advice = use && this.#list.withUse(0, column - 1, use)
    assert.ok(advice, `Column ${column} cannot be “${wanted}”`)
    await this.#model.lists.advise(this.#list, advice)
    await this.#answers()
  }

  async readLines(): Promise<readonly ReadLine[]> {
    return this.#list.groups.flatMap(({ lines }) =>
      lines.map((line) => ({ line: String(line.result.lineNo), fate: this.#fate(line) })),
    )
  }

  #fate({ fate, result, rows }: ShownLine): string {
    const taken = rows.map(({ row }) => `${row.written.quantity} × ${row.number}`).join(', ')
    if (fate === 'taken') return taken
    if (fate === 'asked') {
      const asked = rows.filter(({ row }) => row.isProblem)
      return asked.map(({ row }) => this.#text(`lines.state.${row.state}`)).join(', ')
    }
    if (fate === 'left') {
      return this.#text(`lines.left.${(result.kind === 'text' && result.reason) || 'text'}`)
    }
    return fate === 'gone'
      ? this.#text('lines.reading.gone')
      : this.#text('lines.reading.merged', { into: result.kind === 'merged' ? result.into : 0 })
  }

  async settleMark(value: string): Promise<void> {
    const { advice, reading } = this.#list.shown
    const { doubtful } = reading
    assert.ok(doubtful)
    const mark = Number(value.replace(',', '')) === doubtful.thousands ? 'thousands' : 'decimals'
    await this.#model.lists.advise(this.#list, { ...advice, mark })
    await this.#answers()
  }

  async undo(): Promise<void> {
    this.#model.undo()
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

  #row(place: number) {
    const row = this.#model.rows.all[place - 1]
    if (!row) throw new Error(`There is no row ${place}`)
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
    return textsIn(this.#world.visitor.language).formatMessage({ id }, values)
  }
}

class SeenTable implements LineTables {
  readonly #world: ShopWorld

  constructor(world: ShopWorld) {
    this.#world = world
  }

  open(page: ListPage): Promise<void> {
    return this.#world.visitor.open(this.#world.to(page))
  }

  /** Until somebody takes it: a page that has just come is not listening yet. */
  async paste(text: string): Promise<void> {
    await this.#page.waitForFunction((list) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', list)
      const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return !document.body.dispatchEvent(pasted)
    }, text)
  }

  async bring({ name, bytes }: BroughtFile): Promise<void> {
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
    await this.#page.locator('input[type=file]').setInputFiles(file, { timeout: LARGE_FILE })
  }

  async rows(): Promise<readonly ShownRow[]> {
    const shown = await this.#page.locator('tr:has([data-column=number])').evaluateAll((rows) =>
      rows.map((row) => {
        const textIn = (column: string) =>
          row.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.value ?? ''
        const state = row.querySelector<HTMLElement>('[data-label=State]')?.innerText.trim() ?? ''
        return { number: textIn('number'), quantity: textIn('quantity'), state }
      }),
    )
    return shown.filter(({ number, quantity }) => number !== '' || quantity !== '')
  }

  async changeNumber(row: number, number: string): Promise<void> {
    const field = this.#page.getByRole('textbox', { name: `Number, row ${row}`, exact: true })
    await field.fill(number)
    await field.press('Enter')
  }

  async choose(row: number, sku: string): Promise<void> {
    const group = this.#page.getByRole('group', { name: `Row ${row}:` })
    await group.getByRole('radio', { name: sku }).check()
    await this.#page.getByRole('button', { name: `Take ${sku}` }).click()
    await this.#page.getByText(this.#world.text('ownNumbers.remembered')).waitFor()
  }

  async assign(row: number, articleNo: string): Promise<void> {
    const place = this.#row(row)
    await place.getByRole('button', { name: this.#world.text('ownNumbers.isOwn') }).click()
    await this.#page.keyboard.type(articleNo, BY_HAND)
    await this.#page.keyboard.press('Enter')
  }

  forget(row: number): Promise<void> {
    return this.#row(row)
      .getByRole('button', { name: this.#world.text('ownNumbers.forget') })
      .click()
  }

  add(): Promise<void> {
    return this.#page.getByRole('button', { name: /^Add \d+ rows? to cart$/ }).click()
  }

  async putInto(kind: Place, name: string, isNew: boolean): Promise<void> {
    const text = (id: string) => this.#world.text(id)
    await this.#page.getByText(text('lines.elsewhere'), { exact: true }).click()
    if (!isNew) return this.#page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }).click()
    await this.#page.getByLabel(text('lines.elsewhere.name')).fill(name)
    const create = text(kind === 'named-cart' ? 'mycarts.create' : 'notice.newList')
    await this.#page.getByRole('button', { name: create, exact: true }).click()
  }

  async told(): Promise<string> {
    return this.#world.visitor.seen()
  }

  async problems(): Promise<string> {
    const told = await this.#kinds.getByRole('button').allInnerTexts()
    return told.map((text) => text.trim()).join(', ')
  }

  goToNext(kind: string): Promise<void> {
    return this.#kinds.getByRole('button', { name: kind }).click()
  }

  place(): Promise<number> {
    return this.#page.evaluate(() => {
      const name = document.activeElement?.getAttribute('aria-label') ?? ''
      return Number(/row (\d+)/.exec(name)?.[1])
    })
  }

  get #kinds() {
    return this.#page.getByRole('group', { name: this.#world.text('lines.problemKinds') })
  }

  placesOf(row: number): Promise<string> {
    return this.#row(row).innerText()
  }

  async columnUses(): Promise<readonly string[]> {
    const fields = this.#page.getByRole('combobox', { name: /is read as$/ })
    return fields.evaluateAll((all) =>
      all.map((field) => (field as HTMLSelectElement).selectedOptions[0]?.text ?? ''),
    )
  }

  async useColumn(column: number, use: string): Promise<void> {
    const field = this.#page.getByRole('combobox', { name: new RegExp(`^Column ${column} .*is read as$`) })
    await field.selectOption({ label: use })
  }

  async readLines(): Promise<readonly ReadLine[]> {
    const rows = this.#page.getByRole('region', { name: /^(?:Table \d+|Lines outside a table)$/ })
    return rows.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        line: row.querySelector('th')?.innerText.trim() ?? '',
        fate: (row.querySelector('td')?.innerText ?? '').split('\n')[0]?.trim() ?? '',
      })),
    )
  }

  async settleMark(value: string): Promise<void> {
    await this.#page.getByRole('radio', { name: `= ${value}` }).check({ force: true })
  }

  undo(): Promise<void> {
    return this.#page
      .getByRole('button', { name: this.#world.text('lines.undo') })
      .first()
      .click()
  }

  #row(place: number) {
    return this.#page.locator('tr:has([data-column=number])').nth(place - 1)
  }

  get #page() {
    return (this.#world.visitor as BrowserVisitor).page
  }
}
