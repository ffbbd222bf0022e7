import { token } from '../kernel/token.ts'

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `task` once after `ms`; the answer takes it back. */
  after(ms: number, task: () => void): () => void
  /** Runs `task` again and again, `ms` apart; the answer stops it. */
  every(ms: number, task: () => void): () => void
}

export const Clock = token<Clock>('Clock')
