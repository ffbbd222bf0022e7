/** Cache of API responses that are equal for all callers, shared by all visitors of a server process. */
export type SharedResponseCache = {
  readonly get: (key: readonly unknown[]) => { readonly value: unknown } | undefined
  /** Stores a response for as long as its Cache-Control header allows shared caches. */
  readonly set: (key: readonly unknown[], value: unknown, cacheControl: string) => void
}
