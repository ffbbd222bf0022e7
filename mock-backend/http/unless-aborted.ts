/** Awaits `pending`; rejects with the signal's reason as soon as the signal aborts. */
export async function unlessAborted<Value>(pending: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([pending, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
