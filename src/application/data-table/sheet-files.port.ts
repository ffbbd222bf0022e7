import type { LanguageCode } from '#domain/locale/language.ts'
import type { Sheet, SheetFormat } from '#domain/data-table/sheet.ts'
import { token } from '../kernel/token.ts'

/** Creates a spreadsheet file and saves it in the browser. */
export interface SheetFiles {
  save(sheet: Sheet, format: SheetFormat, language: LanguageCode): Promise<void>
}

export const SheetFiles = token<SheetFiles>('SheetFiles')
