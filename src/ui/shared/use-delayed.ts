import { useEffect, useState } from 'react'

/** A module that is loaded on demand, and stays loaded. */
export type Delayed<Code> = {
  readonly loaded: Code | undefined
  load(): Promise<unknown>
}

export function delayed<Code>(importModule: () => Promise<Code>): Delayed<Code> {
  let loaded: Code | undefined
  let loading: Promise<unknown> | undefined
  return {
    get loaded() {
      return loaded
    },
    load: () =>
      (loading ??= importModule().then(
        (code) => (loaded = code),
        // a failed load is retried on the next demand
        () => (loading = undefined),
      )),
  }
}

/**
 * Loads the module once it is wanted; undefined until then, with no placeholder. Unlike `React.lazy` it renders in the
 * same frame when the module is already loaded, and retries a failed load: when the network is back, or when `demand`
 * changes. `onMissing` hears of each failure and must be the same function each time.
 */
export function useDelayed<Code>(
  code: Delayed<Code>,
  demand: boolean | string,
  onMissing?: () => void,
): Code | undefined {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (demand === false || code.loaded !== undefined) return
    const load = async () => {
      await code.load()
      if (code.loaded === undefined) onMissing?.()
      else setLoaded(true)
    }
    const loadAgain = () => void load()
    void load()
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [code, demand, onMissing])
  return demand === false ? undefined : code.loaded
}
