import { token } from '../kernel/token.ts'

/** The page one came from, so that logging in leads back to it. */
export interface PathMemory {
  remember(path: string): void
  /** Whatever is stored; anybody may have written it. */
  recall(): string | undefined
  /** The next one to log in here comes from nowhere. */
  forget(): void
}

export const PathMemory = token<PathMemory>('PathMemory')
