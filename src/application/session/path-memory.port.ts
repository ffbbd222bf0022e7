import { token } from '../kernel/token.ts'

/** Persists the last path, so that the login can return to it. */
export interface PathMemory {
  remember(path: string): void
  /** Raw stored value, which may be forged. */
  recall(): string | undefined
  /** Deletes the path. */
  forget(): void
}

export const PathMemory = token<PathMemory>('PathMemory')
