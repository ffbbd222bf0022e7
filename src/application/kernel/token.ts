/** Names a dependency that is no class, such as a port. `T` is for the compiler alone: at run time it is a symbol. */
export type Token<T> = symbol & { readonly __type: T }

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>

/** What a container finds a dependency by: its token, or its class. */
export type Key<T> = Token<T> | (abstract new (...args: never[]) => T)
