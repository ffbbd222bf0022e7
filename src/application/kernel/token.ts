/**
 * Identifies a dependency that has no class, such as a port. `T` exists only at compile time; at run time a token is a
 * symbol.
 */
export type Token<T> = symbol & { readonly __type: T }

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

/** Key of a dependency in the container: a token or a class. */
export type Key<T> = Token<T> | (abstract new (...args: never[]) => T)
