import type { Result } from '#domain/shared/result.ts'
import type { ListRow } from '#domain/quick-order/list-rows.ts'
import { token } from '../kernel/token.ts'

export const LIST_FILE_BYTES_MAX = 5 * 1024 * 1024

export type ListFileRejection =
  | { readonly kind: 'too-large' }
  /** `lines` is their number. */
  | { readonly kind: 'too-many-lines'; readonly lines: number }
  /** Not a list: an image, an executable, a zip bomb, a damaged file. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'empty' }

export type ListFile = {
  readonly name: string
  readonly size: number
  readonly bytes: () => Promise<Uint8Array>
}

/** Reads CSV and XLSX files. */
export interface ListFiles {
  read(file: ListFile): Promise<Result<readonly ListRow[], ListFileRejection>>
}

export const ListFiles = token<ListFiles>('ListFiles')
