/** The part of the package that the shop uses; it ships no types. */
declare module 'saxen' {
  type Decode = (text: string) => string

  export class Parser {
    /** Renames the prefixes of elements by their namespaces. */
    ns(prefixes: Readonly<Record<string, string>>): this
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Readonly<Record<string, string>>, decode: Decode) => void,
    ): this
    on(event: 'closeTag', listener: () => void): this
    on(event: 'text', listener: (text: string, decode: Decode) => void): this
    on(event: 'cdata' | 'attention', listener: (text: string) => void): this
    on(event: 'error' | 'warn', listener: (problem: Error) => void): this
    /** Ends the parsing. */
    stop(): this
    parse(text: string): unknown
  }
}
