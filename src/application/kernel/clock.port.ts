import { token } from './token.ts'

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `task` once after `ms`; returns the cancel function. */
  after(ms: number, task: () => void): () => void
  /** Runs `task` every `ms`; returns the cancel function. */
  every(ms: number, task: () => void): () => void
  /** Adjusts the clock to the time of the server, in ms since the epoch; absent on the server. */
  setTime?(serverTime: number): void
}

export const Clock = token<Clock>('Clock')
