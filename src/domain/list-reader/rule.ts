/** One row of an ordered table of rules: the first rule with a result is used. */
export type Rule<At, Read> = {
  readonly name: string
  /** Text to which this rule applies. */
  readonly example: string
  /** Expected order of the example: "4", "?" for a quantity that the user confirms, "" for nothing. */
  readonly reads: string
  /** Returns undefined if the rule does not apply; the next rule is then tried. */
  readonly read: (at: At) => { readonly result: Read } | undefined
}

type Parts<At, Found, Read> = Omit<Rule<At, Read>, 'read'> & {
  /** Returns the match that `take` receives; `undefined`, `null` or `false` means no match. */
  readonly when: (at: At) => Found | undefined | null | false
  readonly take: (at: At, found: Found) => Read
}

/** Returns a function that creates rules with these types. */
export const createRuleFactory =
  <At, Read>() =>
  <Found>({ when, take, ...rest }: Parts<At, Found, Read>): Rule<At, Read> => ({
    ...rest,
    read: (at) => {
      const match = when(at)
      return match === undefined || match === null || match === false
        ? undefined
        : { result: take(at, match) }
    },
  })
