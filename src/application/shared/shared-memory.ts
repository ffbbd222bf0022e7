/**
 * Cache that is shared by all replicas of the server. It contains no data of visitors and may lose entries at any time:
 * callers must have a fallback.
 */
export type SharedMemory = {
  readonly recall: (key: string) => Promise<string | undefined>
  readonly keep: (key: string, value: string, seconds: number) => Promise<void>
}
