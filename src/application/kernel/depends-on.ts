import type { Key } from './token.ts'

/** Container keys of the dependencies of a class, by the names that the class uses. */
export type Keys = Readonly<Record<string, Key<unknown>>>

type ValueOf<OneKey> = OneKey extends Key<infer Value> ? Value : never

export type DepsOf<Names extends Keys> = { readonly [Name in keyof Names]: ValueOf<Names[Name]> }

/** Base class for a class that only stores its dependencies. The container reads the static `keys` to resolve them. */
export function dependsOn<const Names extends Keys>(keys: Names) {
  return class {
    static readonly keys = keys
    protected readonly deps: DepsOf<Names>

    constructor(deps: DepsOf<Names>) {
      this.deps = deps
    }
  }
}
