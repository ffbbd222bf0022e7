import { Container as Inversify, ContainerModule, type Bind, type ServiceIdentifier } from 'inversify'
import type { Key, Token } from '#application/kernel/token.ts'
import { VisitorStores } from '#application/shared/visitor-stores.ts'
import { lazily } from './lazily.ts'

type Class<Args extends unknown[] = never[], T = unknown> = new (...args: Args) => T

/** The key of a parameter. A parameter that groups dependencies in an object takes a key for each of them. */
type KeyOf<Value> = Key<Value> | { readonly [Name in keyof Value]: Key<Value[Name]> }

/** The keys of all parameters, in their order. */
type KeysOf<Args extends readonly unknown[]> = { [Index in keyof Args]: KeyOf<Args[Index]> }

type ArgsOf<Type extends Class> = Type extends Class<infer Args> ? Args : never

type AnyKey = Key<unknown> | Readonly<Record<string, Key<unknown>>>

/**
 * The verbs that bind dependencies. The compiler checks keys against parameters by number, order and type. It cannot
 * tell two ports apart whose types are structurally equal.
 */
type Bindings = {
  /** A new instance of the class wherever it is asked for. */
  readonly provide: <Type extends Class>(type: Type, ...keys: KeysOf<ArgsOf<Type>>) => void
  /** One instance per visitor, emptied when the customer leaves. */
  readonly provideStore: <Type extends Class<never[], { empty(): void }>>(
    type: Type,
    ...keys: KeysOf<ArgsOf<Type>>
  ) => void
  readonly constant: <T>(key: Key<T>, value: NoInfer<T>) => void
  /** A port whose adapter is imported with its first call. */
  readonly lazy: <Port extends object, Args extends unknown[]>(
    port: Token<Port>,
    load: (...args: Args) => Promise<NoInfer<Port>>,
    ...keys: KeysOf<NoInfer<Args>>
  ) => void
}

/** Binds what some pages need. */
export type Wiring = (bindings: Bindings) => void

/** The only class that knows Inversify. */
export class Container {
  readonly #inversify: Inversify
  readonly #loaded = new Map<string, ContainerModule>()

  /** A child finds in its parent what it has not bound itself. */
  constructor(parent?: Container) {
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

function bindingsWith(bind: Bind): Bindings {
  const make = <T>(key: Key<T>, keys: readonly unknown[], create: (...args: unknown[]) => T) => {
    const all = keys as readonly AnyKey[]
    bind<unknown>(key as ServiceIdentifier).toResolvedValue(grouped(all, create), all.flatMap(single))
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
    constant: (key, value) => void bind(key as ServiceIdentifier<typeof value>).toConstantValue(value),
    lazy: (port, load, ...keys) =>
      make(port, keys, (...args) => lazily(() => load(...(args as Parameters<typeof load>)))),
  }
}

const isKey = (key: AnyKey): key is Key<unknown> => typeof key !== 'object'

const single = (key: AnyKey): ServiceIdentifier[] => (isKey(key) ? [key] : Object.values(key))

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
