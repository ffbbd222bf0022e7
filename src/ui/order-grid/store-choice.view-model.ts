import { makeAutoObservable } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import type { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import type { OwnNumberStatus } from '#domain/own-numbers/own-number.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { GridRows } from './grid-rows.view-model.ts'

/** Stores the customer's choice for a number, and applies it to that number from then on, for the whole company. */
export class StoreChoiceViewModel {
  readonly task = new Task()
  /** Numbers for which a choice was stored since the page was opened. */
  readonly remembered = new Set<string>()
  readonly #rows: GridRows
  readonly #ownNumbers: ManageOwnNumbers
  readonly #onChange: () => void

  constructor(rows: GridRows, ownNumbers: ManageOwnNumbers, onChange: () => void) {
    this.#rows = rows
    this.#ownNumbers = ownNumbers
    this.#onChange = onChange
    makeAutoObservable(this, { task: false })
  }

  /** Chooses a part for the row, and stores the choice. The row shows the part even if storing fails. */
  async takePart(row: GridRow, articleNo: string): Promise<void> {
    const { number } = row
    this.#rows.takePart(row, articleNo)
    const result = await this.#ownNumbers.save([{ number, articleNo }])
    if (result.ok && result.value[0]?.status === 'saved') this.note(number)
  }

  /** Assigns a part to a number that the catalogue does not know. */
  async assign(row: GridRow, articleNo: string): Promise<OwnNumberStatus | 'failed'> {
    const { number } = row
    const result = await this.task.run(() => this.#ownNumbers.save([{ number, articleNo }]))
    const status = result?.ok === true ? (result.value[0]?.status ?? 'failed') : 'failed'
    if (status === 'saved') this.askAgain(number)
    return status
  }

  /** Deletes the stored choice of the number. */
  async forget(row: GridRow): Promise<void> {
    const { number } = row
    const removed = await this.task.run(() => this.#ownNumbers.remove([number]))
    if (removed?.ok !== true) return
    this.remembered.delete(number)
    this.askAgain(number)
  }

  private note(number: string): void {
    this.remembered.add(number)
  }

  /** Repeats the check of all rows with this number, except rows in which the user has already made a choice. */
  private askAgain(number: string): void {
    for (const row of this.#rows.all) {
      if (row.number === number && row.written.choice.kind === 'open') row.forgetAnswer()
    }
    this.#onChange()
  }
}
