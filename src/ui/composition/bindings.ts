import type { Key } from '#application/kernel/token.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import type { Bindings } from '../kernel/module.ts'
import { lazily } from './lazily.ts'

type Class<Args extends unknown[] = never[], T = unknown> = new (...args: Args) => T

type AnyKey = Key<unknown> | Readonly<Record<string, Key<unknown>>>

/** What a container has to know: to make the value of a key from the values of other keys, and to hold a constant. */
type Binder = {
  readonly make: (
    key: Key<unknown>,
    create: (...values: unknown[]) => unknown,
    keys: readonly Key<unknown>[],
  ) => void
  readonly constant: (key: Key<unknown>, value: unknown) => void
}

/** The verbs of a module, for any container. */
export function bindingsWith(binder: Binder): Bindings {
  const make = <T>(key: Key<T>, keys: readonly unknown[], create: (...args: unknown[]) => T) => {
    const all = keys as readonly AnyKey[]
    binder.make(key, grouped(all, create), all.flatMap(single))
  }
  return {
    provide: (type, ...keys) => make(type, keys, (...args) => new type(...(args as never[]))),
    provideStore: (type, ...keys) =>
      make(type, [VisitorStores, ...keys], (stores, ...args) =>
        (stores as VisitorStores).getOrCreate(
          type as Class<never[], { empty(): void }>,
          () => new type(...(args as never[])),
        ),
      ),
    constant: binder.constant,
    lazy: (port, load, ...keys) =>
      make(port, keys, (...args) => lazily(() => load(...(args as Parameters<typeof load>)))),
  }
}

const isKey = (key: AnyKey): key is Key<unknown> => typeof key !== 'object'

const single = (key: AnyKey): readonly Key<unknown>[] => (isKey(key) ? [key] : Object.values(key))

/** Puts the values that are resolved one by one back into the objects that the parameters want. */
function grouped<T>(keys: readonly AnyKey[], create: (...args: unknown[]) => T): (...values: unknown[]) => T {
  if (keys.every(isKey)) return create
  return (...values) => {
    let next = 0
    const args = keys.map((key) =>
      isKey(key)
        ? values[next++]
        : Object.fromEntries(Object.keys(key).map((name) => [name, values[next++]])),
    )
    return create(...args)
  }
}
