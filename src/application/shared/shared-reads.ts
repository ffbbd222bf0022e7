/** Cache of API responses that are equal for all callers, shared by all visitors of a server process. */
export type SharedReads = {
  readonly get: (key: readonly unknown[]) => { readonly value: unknown } | undefined
  /** Stores what the Cache-Control header of the response allows shared caches to store. */
  readonly set: (key: readonly unknown[], value: unknown, cacheControl: string) => void
}
