import type { Keys } from '#application/kernel/depends-on.ts'
import type { Key, Token } from '#application/kernel/token.ts'

type Class<Args extends unknown[] = never[], T = unknown> = new (...args: Args) => T

/** Key of a parameter. If the parameter is an object of dependencies, an object with a key for each of them. */
type KeyOf<Value> = Key<Value> | { readonly [Name in keyof Value]: Key<Value[Name]> }

/** Keys of all parameters, in the order of the parameters. */
type KeysOf<Args extends readonly unknown[]> = { [Index in keyof Args]: KeyOf<Args[Index]> }

type ArgsOf<Type extends Class> = Type extends Class<infer Args> ? Args : never

/** Keys of a class's parameters; empty for a class that declares them in its static `keys`. */
type KeysFor<Type extends Class> = Type extends { readonly keys: Keys } ? [] : KeysOf<ArgsOf<Type>>

/**
 * Functions that bind dependencies. The compiler checks keys against parameters by number, order and type. It cannot
 * distinguish two ports whose types are structurally equal.
 */
export type Bindings = {
  /** Binds a store: one instance per visitor, emptied at the end of the session. */
  readonly provideStore: <Type extends Class<never[], { empty(): void }>>(
    type: Type,
    ...keys: KeysFor<Type>
  ) => void
  readonly constant: <T>(key: Key<T>, value: NoInfer<T>) => void
  /** A port whose adapter is imported with its first call. */
  readonly lazyPort: <Port extends object, Args extends unknown[]>(
    port: Token<Port>,
    load: (...args: Args) => Promise<NoInfer<Port>>,
    ...keys: KeysOf<NoInfer<Args>>
  ) => void
}

/** Declares bindings, by calling the functions in `bindings`. */
export type Wiring = (bindings: Bindings) => void

type Load = (name: string, wiring: Wiring) => void

const modules = new Map<string, Wiring>()
let load: Load | undefined

/** Registers bindings that only some pages need. Their routes import the module, so that other pages do not load it. */
export function registerModule(name: string, wiring: Wiring): void {
  modules.set(name, wiring)
  load?.(name, wiring)
}

/** Sets the function that loads modules, and calls it for each module that is registered now or later. */
export function loadModules(loadModule: Load): void {
  load = loadModule
  for (const [name, wiring] of modules) loadModule(name, wiring)
}
