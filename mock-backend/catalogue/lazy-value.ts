/** Creates the value on first use and caches it. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined
  return () => (cached ??= { value: make() }).value
}
