/**
 * Returns a function that runs `load` once: all callers share its promise. After a rejection, the next call runs `load`
 * again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
