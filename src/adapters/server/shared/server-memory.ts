import type { SharedMemory } from '#application/shared/shared-memory.ts'

/** So many attempts within so many seconds, then so many seconds of waiting. */
export type AttemptRule = {
  readonly name: string
  readonly most: number
  readonly within: number
  readonly wait: number
}

export type Attempts = {
  /** Counts one more. Resolves to the seconds to wait; 0 when it may be made now. */
  readonly take: (key: string) => Promise<number>
  /** The last one does not count after all. */
  readonly giveBack: (key: string) => Promise<void>
  readonly forget: (key: string) => Promise<void>
}

/** What outlives a request on the server: in its process alone, or in a place that its replicas share. */
export type ServerMemory = SharedMemory & {
  readonly attempts: (rule: AttemptRule) => Attempts
  readonly close: () => Promise<void>
}
