import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import type { Document, DocumentHeader } from '#domain/documents/document.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { SheetFiles } from '../data-table/sheet-files.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { Documents } from './documents.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

const CALL_LENGTH = 100

/** Saves the lines of several documents as one spreadsheet. */
export class ExportLines extends dependsOn({ documents: Documents, files: SheetFiles }) {
  /** All documents must be of the same type. */
  async run(
    headers: readonly DocumentHeader[],
    file: { readonly format: SheetFormat; readonly language: LanguageCode },
    toSheet: (documents: readonly Document[]) => Sheet,
  ): Promise<Result<undefined, 'unreachable'>> {
    const result = await attempt(async () => {
      const documents = await this.#gather(headers)
      await this.deps.files.save(toSheet(documents), file.format, file.language)
    })
    return result.ok ? ok(undefined) : fail('unreachable')
  }

  async #gather(headers: readonly DocumentHeader[]): Promise<readonly Document[]> {
    const documents: Document[] = []
    for (let start = 0; start < headers.length; start += CALL_LENGTH) {
      const some = headers.slice(start, start + CALL_LENGTH)
      const numbers = some.map(({ documentNo }) => documentNo)
      documents.push(...(await this.deps.documents.getMany(some[0]!.documentType, numbers)))
    }
    return documents
  }
}
