import { token } from '../kernel/token.ts'

/** Hands a file to the reader. */
export interface FileSaver {
  save(file: Blob, name: string): Promise<void>
}

export const FileSaver = token<FileSaver>('FileSaver')
