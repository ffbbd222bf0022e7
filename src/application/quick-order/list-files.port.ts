import type { Result } from '#domain/shared/result.ts'
import type { ListRow } from '#domain/list-reader/list-rows.ts'
import { token } from '../kernel/token.ts'

export const LIST_FILE_BYTES_MAX = 5 * 1024 * 1024

export type ListFileRejection =
  | { readonly kind: 'too-large' }
  /** A line of more than 50,000 characters. */
  | { readonly kind: 'line-too-long' }
  /** `lines` is the number of lines in the file. */
  | { readonly kind: 'too-many-lines'; readonly lines: number }
  /** The file is not a list: an executable, a zip bomb, or damaged. */
  | { readonly kind: 'unreadable' }
  /** The file is a photo or scan without text. */
  | { readonly kind: 'picture' }
  /** The file has a password. */
  | { readonly kind: 'protected' }
  /** The format of Excel before 2007. */
  | { readonly kind: 'old-format' }
  /** The file is an XLSB workbook. */
  | { readonly kind: 'binary-workbook' }
  /** A message that Outlook saved as MSG. */
  | { readonly kind: 'outlook-message' }
  /** The file is from Apple Numbers or Pages. */
  | { readonly kind: 'apple-format' }
  | { readonly kind: 'no-plain-order' }
  | { readonly kind: 'empty' }

export type ListFile = {
  readonly name: string
  readonly size: number
  readonly bytes: () => Promise<Uint8Array>
}

/** Reads spreadsheets, text, PDF and e-mail files. */
export interface ListFiles {
  read(file: ListFile): Promise<Result<readonly ListRow[], ListFileRejection>>
}

export const ListFiles = token<ListFiles>('ListFiles')
