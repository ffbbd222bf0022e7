/** Hands a file to the reader. */
export interface FileSaver {
  save(file: Blob, name: string): Promise<void>
}

export const FileSaver = Symbol('FileSaver')
