import { Container as Inversify, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Key } from '#application/kernel/token.ts'
import type { Keys } from '#application/kernel/depends-on.ts'
import { VisitorStores, type SessionScopedStore } from '#application/shared/visitor-stores.ts'
import type { Container } from '../kernel/container.tsx'
import type { Bindings, Wiring } from '../kernel/module.ts'
import { lazyPort } from '../delivery/lazy-port.ts'

/** Container based on Inversify. No other file imports Inversify. */
export class VisitorContainer implements Container {
  readonly #inversify: Inversify
  readonly #loaded = new Map<string, ContainerModule>()
  readonly #parent: VisitorContainer | undefined
  readonly #bound = new Set<Key<unknown>>()

  /** A child resolves unbound keys in its parent. */
  constructor(parent?: VisitorContainer) {
    this.#parent = parent
    this.#inversify = new Inversify(parent ? { parent: parent.#inversify } : {})
  }

  get<T>(key: Key<T>): T {
    this.#bindClasses([key])
    return this.#inversify.get(key as ServiceIdentifier<T>)
  }

  constant<T>(key: Key<T>, value: NoInfer<T>): void {
    this.#inversify.bind(key as ServiceIdentifier<T>).toConstantValue(value)
  }

  load(name: string, wiring: Wiring): void {
    const earlier = this.#loaded.get(name)
    // the module is registered again by a hot reload
    if (earlier) this.#inversify.unload(earlier)
    const module = new ContainerModule(({ bind }) => wiring(this.#verbs(bind)))
    this.#inversify.load(module)
    this.#loaded.set(name, module)
  }

  /** Binds classes with a static `keys` property, and their dependencies, in the root container on first use. */
  #bindClasses(keys: readonly Key<unknown>[]): void {
    if (this.#parent) return this.#parent.#bindClasses(keys)
    for (const key of keys) {
      if (!namesKeys(key) || isStore(key) || this.#bound.has(key)) continue
      this.#bound.add(key)
      this.#binder((id) => this.#inversify.bind(id))(key, [key.keys], (deps) => new key(deps))
    }
  }

  /** Returns a function that binds a key to a value made from the values of other keys. */
  #binder(bind: Bind) {
    return <T>(key: Key<T>, keys: readonly unknown[], create: (...args: never[]) => T) => {
      const all = keys as readonly AnyKey[]
      const each = all.flatMap(single)
      this.#bindClasses(each)
      bind(key as ServiceIdentifier).toResolvedValue(grouped(all, create), each as ServiceIdentifier[])
    }
  }

  /** Returns the functions with which a module declares its bindings. */
  #verbs(bind: Bind): Bindings {
    const make = this.#binder(bind)
    return {
      provideStore: (type, ...keys) =>
        make(
          type,
          [VisitorStores, ...(namesKeys(type) ? [type.keys] : keys)],
          (stores: VisitorStores, ...args) =>
            stores.getOrCreate<SessionScopedStore>(type, () => new type(...args)),
        ),
      constant: (key, value) => void bind(key as ServiceIdentifier).toConstantValue(value),
      lazyPort: (port, load, ...keys) =>
        make(port, keys, (...args) => lazyPort(() => load(...(args as unknown as Parameters<typeof load>)))),
    }
  }
}

type Bind = Parameters<ConstructorParameters<typeof ContainerModule>[0]>[0]['bind']

type Class<Args extends unknown[] = never[], T = unknown> = new (...args: Args) => T

type AnyKey = Key<unknown> | Readonly<Record<string, Key<unknown>>>

type ClassOfKeys = Class<never[]> & { readonly keys: Keys }

const namesKeys = (key: object | symbol): key is ClassOfKeys => typeof key === 'function' && 'keys' in key

/** True for a store: its class has a method `empty`, and there is one instance per visitor. */
const isStore = (type: ClassOfKeys): boolean => 'empty' in (type.prototype as object)

const isKey = (key: AnyKey): key is Key<unknown> => typeof key !== 'object'

const single = (key: AnyKey): readonly Key<unknown>[] => (isKey(key) ? [key] : Object.values(key))

/** Groups the resolved values into the objects that the parameters require. */
function grouped<T>(keys: readonly AnyKey[], create: (...args: never[]) => T): (...values: unknown[]) => T {
  return (...values) => {
    let next = 0
    const args = keys.map((key) =>
      isKey(key)
        ? values[next++]
        : Object.fromEntries(Object.keys(key).map((name) => [name, values[next++]])),
    )
    return create(...(args as never[]))
  }
}
