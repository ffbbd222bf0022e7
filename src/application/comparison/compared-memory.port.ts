import { token } from '../kernel/token.ts'

/** What one compares, kept over reload and known to the server, which makes the first page from it. */
export interface ComparedMemory {
  remember(text: string): void
  /** Whatever is stored; anybody may have written it. */
  recall(): string | undefined
}

export const ComparedMemory = token<ComparedMemory>('ComparedMemory')
