/** One way of reading in an ordered table: the first one with a result is used. */
export type Reading<At, Read> = {
  readonly name: string
  /** Text that this reading is for. */
  readonly example: string
  /** Order of the example: "4", "?" for a quantity that the user confirms, "" for nothing. */
  readonly reads: string
  /** Undefined if it leaves the text to the next reading. */
  readonly read: (at: At) => { readonly result: Read } | undefined
}

type Parts<At, Found, Read> = Omit<Reading<At, Read>, 'read'> & {
  /** Returns its match; `undefined`, `null` or `false` means no match. */
  readonly when: (at: At) => Found | undefined | null | false
  readonly take: (at: At, found: Found) => Read
}

/** Returns a function that builds the rows of a table. */
export const readings =
  <At, Read>() =>
  <Found>({ when, take, ...rest }: Parts<At, Found, Read>): Reading<At, Read> => ({
    ...rest,
    read: (at) => {
      const found = when(at)
      return found === undefined || found === null || found === false
        ? undefined
        : { result: take(at, found) }
    },
  })
