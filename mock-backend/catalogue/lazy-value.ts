/** Creates the value on first use and caches it. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let created: { readonly value: Value } | undefined
  return () => (created ??= { value: make() }).value
}
