import type { Key } from './token.ts'

/** Container keys of the dependencies of a class, by the names that the class uses. */
export type Keys = Readonly<Record<string, Key<unknown>>>

type ValueOf<OneKey> = OneKey extends Key<infer Value> ? Value : never

export type DepsOf<Names extends Keys> = { readonly [Name in keyof Names]: ValueOf<Names[Name]> }

/**
 * Returns a base class that stores the dependencies of its subclass as `deps`. The container reads the static `keys` to
 * resolve the dependencies.
 */
export function dependsOn<const Names extends Keys>(keys: Names) {
  return class {
    static readonly keys = keys
    protected readonly deps: DepsOf<Names>

    constructor(deps: DepsOf<Names>) {
      this.deps = deps
    }
  }
}
