import { useEffect, useState } from 'react'

/** Code that a page works without until it is wanted; the module that names it keeps it once it is here. */
export type Late<Code> = {
  readonly here: Code | undefined
  fetch(): Promise<unknown>
}

export function late<Code>(load: () => Promise<Code>): Late<Code> {
  let here: Code | undefined
  let loading: Promise<unknown> | undefined
  return {
    get here() {
      return here
    },
    fetch: () =>
      (loading ??= load().then(
        (code) => (here = code),
        // the next who wants it asks again
        () => (loading = undefined),
      )),
  }
}

/**
 * Fetches the code as soon as it `isWanted`; nothing stands in its place meanwhile. Unlike a suspended part it shows in
 * the very frame in which it is asked for, once it is here.
 */
export function useLate<Code>(code: Late<Code>, isWanted: boolean): Code | undefined {
  const [, setFetched] = useState(false)
  const isMissing = isWanted && code.here === undefined
  useEffect(() => {
    if (isMissing) void code.fetch().then(() => setFetched(true))
  }, [code, isMissing])
  return isWanted ? code.here : undefined
}
