import { makeAutoObservable, observableRef } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import {
  type ImportRejection,
  ManageOwnNumbers,
  type SavedNumber,
} from '#application/own-numbers/manage-own-numbers.ts'
import type { ListFile } from '#application/quick-order/list-files.port.ts'
import { LIST_LINE_LENGTH_MAX } from '#domain/list-reader/list-rows.ts'
import { LIST_LINES_MAX } from '#domain/list-reader/read-list.ts'
import {
  OWN_NUMBER_LENGTH_MAX,
  OWN_NUMBERS_MAX,
  type OwnNumber,
  type OwnNumberInput,
} from '#domain/own-numbers/own-number.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type OwnNumbersNotice =
  | { readonly kind: 'saved'; readonly saved: number; readonly rejected: readonly SavedNumber[] }
  | { readonly kind: 'nothing'; readonly file: string }
  | { readonly kind: 'removed'; readonly removed: OwnNumber }
  | { readonly kind: 'failed'; readonly reason: ImportRejection; readonly file: string }

/** Adds, imports and removes own article numbers. */
export class OwnNumbersViewModel {
  static readonly keys = { manage: ManageOwnNumbers }
  readonly task = new Task()
  readonly limits = {
    numberLength: OWN_NUMBER_LENGTH_MAX,
    numbers: OWN_NUMBERS_MAX,
    lines: LIST_LINES_MAX,
    lineLength: LIST_LINE_LENGTH_MAX,
  }
  notice: OwnNumbersNotice | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof OwnNumbersViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { task: false, limits: false, notice: observableRef })
  }

  /** Saves one number. Resolves to true if it was saved. */
  async save(input: OwnNumberInput): Promise<boolean> {
    const result = await this.task.run(() => this.#deps.manage.save([input]))
    if (!result) return false
    if (!result.ok) return this.fail(result.error)
    return this.showSaved(result.value)
  }

  async import(file: ListFile): Promise<boolean> {
    const result = await this.task.run(() => this.#deps.manage.import(file))
    if (!result) return false
    if (!result.ok) return this.fail(result.error, file.name)
    if (result.value.length > 0) return this.showSaved(result.value)
    this.showMessage({ kind: 'nothing', file: file.name })
    return false
  }

  async remove(removed: OwnNumber): Promise<boolean> {
    const result = await this.task.run(() => this.#deps.manage.remove([removed.number]))
    if (!result) return false
    if (!result.ok) return this.fail(result.error)
    this.showMessage({ kind: 'removed', removed })
    return true
  }

  undo({ number, article }: OwnNumber): Promise<boolean> {
    return this.save({ number, articleNo: article.sku })
  }

  private showSaved(numbers: readonly SavedNumber[]): boolean {
    const rejected = numbers.filter(({ status }) => status !== 'saved')
    const savedCount = numbers.length - rejected.length
    this.showMessage({ kind: 'saved', saved: savedCount, rejected })
    return savedCount > 0
  }

  private fail(reason: ImportRejection, file = ''): false {
    this.showMessage({ kind: 'failed', reason, file })
    return false
  }

  private showMessage(notice: OwnNumbersNotice): void {
    this.notice = notice
  }
}
