import { token } from '../kernel/token.ts'

/** Persists the compared products, so that they survive a reload and are sent to the server for the first render. */
export interface ComparedMemory {
  remember(text: string): void
  /** Raw stored value, which may be forged. */
  recall(): string | undefined
}

export const ComparedMemory = token<ComparedMemory>('ComparedMemory')
