import type { LanguageCode } from '#domain/place/language.ts'
import type { Sheet, SheetFormat } from '#domain/list/sheet.ts'
import { token } from '../kernel/token.ts'

/** Makes a file of a list and hands it to the reader. */
export interface SheetFiles {
  save(sheet: Sheet, format: SheetFormat, language: LanguageCode): Promise<void>
}

export const SheetFiles = token<SheetFiles>('SheetFiles')
