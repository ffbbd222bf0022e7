/** Creates the value on first use and caches it. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
