import { Container as Inversify, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Key } from '#application/kernel/token.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import type { Container } from '../kernel/container.tsx'
import type { Bindings, Wiring } from '../kernel/module.ts'
import { latePort } from '../delivery/late-port.ts'

/** The only file that knows Inversify. */
export class VisitorContainer implements Container {
  readonly #inversify: Inversify
  readonly #loaded = new Map<string, ContainerModule>()

  /** A child finds in its parent what it has not bound itself. */
  constructor(parent?: VisitorContainer) {
    this.#inversify = new Inversify(parent ? { parent: parent.#inversify } : {})
  }

  get<T>(key: Key<T>): T {
    return this.#inversify.get(key as ServiceIdentifier<T>)
  }

  constant<T>(key: Key<T>, value: NoInfer<T>): void {
    this.#inversify.bind(key as ServiceIdentifier<T>).toConstantValue(value)
  }

  load(name: string, wiring: Wiring): void {
    const earlier = this.#loaded.get(name)
    // the same module again: a hot reload
    if (earlier) this.#inversify.unload(earlier)
    const module = new ContainerModule(({ bind }) => wiring(bindingsWith(bind)))
    this.#inversify.load(module)
    this.#loaded.set(name, module)
  }
}

type Bind = Parameters<ConstructorParameters<typeof ContainerModule>[0]>[0]['bind']

type Class<Args extends unknown[] = never[], T = unknown> = new (...args: Args) => T

type AnyKey = Key<unknown> | Readonly<Record<string, Key<unknown>>>

/** The verbs of a module. */
function bindingsWith(bind: Bind): Bindings {
  const make = <T>(key: Key<T>, keys: readonly unknown[], create: (...args: unknown[]) => T) => {
    const all = keys as readonly AnyKey[]
    bind(key as ServiceIdentifier).toResolvedValue(
      grouped(all, create),
      all.flatMap(single) as ServiceIdentifier[],
    )
  }
  return {
    provide: (type, ...keys) => make(type, keysOf(type, keys), (...args) => new type(...(args as never[]))),
    provideStore: (type, ...keys) =>
      make(type, [VisitorStores, ...keysOf(type, keys)], (stores, ...args) =>
        (stores as VisitorStores).getOrCreate(
          type as Class<never[], { empty(): void }>,
          () => new type(...(args as never[])),
        ),
      ),
    constant: (key, value) => void bind(key as ServiceIdentifier).toConstantValue(value),
    latePort: (port, load, ...keys) =>
      make(port, keys, (...args) => latePort(() => load(...(args as Parameters<typeof load>)))),
  }
}

/** The keys that a class names itself, else those that the module names. */
const keysOf = (type: Class, keys: readonly unknown[]) => ('keys' in type ? [type.keys] : keys)

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
