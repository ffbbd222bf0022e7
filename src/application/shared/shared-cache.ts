/**
 * Cache that is shared by all replicas of the server. It contains no data of visitors and may lose entries at any time:
 * callers must have a fallback.
 */
export type SharedCache = {
  readonly get: (key: string) => Promise<string | undefined>
  readonly set: (key: string, value: string, seconds: number) => Promise<void>
}
