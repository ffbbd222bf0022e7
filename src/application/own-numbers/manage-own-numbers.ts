import { ownNumbersIn, type OwnNumberInput, type OwnNumberStatus } from '#domain/own-numbers/own-number.ts'
import { batchesOf } from '#domain/shared/batches.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type ListFile, type ListFileRejection, ListFiles } from '../quick-order/list-files.port.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { OWN_NUMBERS_PER_CALL, OwnNumbers } from './own-numbers.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type SavedNumber = OwnNumberInput & { readonly status: OwnNumberStatus }
export type SaveRejection = Rejection<'too-many'>
export type ImportRejection = SaveRejection | { readonly kind: 'file'; readonly reason: ListFileRejection }

/** Assigns parts to the company's own numbers, and removes assignments. */
export class ManageOwnNumbers extends dependsOn({ numbers: OwnNumbers, files: ListFiles }) {
  /** Saves in batches; if a batch fails, the earlier ones remain saved. */
  save(inputs: readonly OwnNumberInput[]): Promise<Result<readonly SavedNumber[], SaveRejection>> {
    return resultOf(async () => {
      const savedNumbers: SavedNumber[] = []
      for (const batch of batchesOf(inputs, OWN_NUMBERS_PER_CALL)) {
        const statuses = await this.deps.numbers.save(batch)
        if (!statuses.ok) return statuses
        savedNumbers.push(
          ...batch.map((input, index) => ({ ...input, status: statuses.value[index] ?? 'invalid' })),
        )
      }
      return ok(savedNumbers)
    })
  }

  remove(numbers: readonly string[]): Promise<Result<void, Rejection>> {
    return resultOf(async () => {
      for (const batch of batchesOf(numbers, OWN_NUMBERS_PER_CALL)) await this.deps.numbers.remove(batch)
      return ok(undefined)
    })
  }

  /** Imports a table with own numbers in the first column and article numbers in the second. */
  async import(file: ListFile): Promise<Result<readonly SavedNumber[], ImportRejection>> {
    const rows = await this.deps.files.read(file)
    if (!rows.ok) return fail({ kind: 'file', reason: rows.error })
    const inputs = ownNumbersIn(rows.value.map(({ cells }) => cells))
    return inputs.length === 0 ? ok([]) : this.save(inputs)
  }
}
