import { token } from '../kernel/token.ts'

/** Saves a file in the browser. */
export interface FileSaver {
  save(file: Blob, name: string): Promise<void>
}

export const FileSaver = token<FileSaver>('FileSaver')
