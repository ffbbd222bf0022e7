import type { Key } from './token.ts'

/** The keys of the dependencies of a class, by the names in the class. */
export type Keys = Readonly<Record<string, Key<unknown>>>

type ValueOf<OneKey> = OneKey extends Key<infer Value> ? Value : never

export type DepsOf<Names extends Keys> = { readonly [Name in keyof Names]: ValueOf<Names[Name]> }

/** The base of a class whose constructor only stores its dependencies; the container reads `keys`. */
export function dependsOn<const Names extends Keys>(keys: Names) {
  return class {
    static readonly keys = keys
    protected readonly deps: DepsOf<Names>

    constructor(deps: DepsOf<Names>) {
      this.deps = deps
    }
  }
}
