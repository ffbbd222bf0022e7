import { useEffect, useState } from 'react'
import { once } from '#application/kernel/once.ts'

/** Code that is imported on demand, once. */
export type LazyPart<Code> = {
  readonly loaded: Code | undefined
  /** Resolves without the code if the fetch fails; the next call retries. */
  load(): Promise<void>
}

export function lazyPart<Code>(importCode: () => Promise<Code>): LazyPart<Code> {
  let loaded: Code | undefined
  const load = once(async () => {
    loaded = await importCode()
  })
  return {
    get loaded() {
      return loaded
    },
    load: () => load().catch(() => {}),
  }
}

/**
 * Loads the code on demand; undefined until then. Unlike `React.lazy` it renders at once if the code is loaded, and
 * retries a failed load when the network is back or `demand` changes. `onMissing` is called after each failure and must
 * be a stable function.
 */
export function useLazyPart<Code>(
  part: LazyPart<Code>,
  demand: boolean | string,
  onMissing?: () => void,
): Code | undefined {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (demand === false || part.loaded !== undefined) return
    const load = async () => {
      await part.load()
      if (part.loaded === undefined) onMissing?.()
      else setLoaded(true)
    }
    const loadAgain = () => void load()
    void load()
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [part, demand, onMissing])
  return demand === false ? undefined : part.loaded
}
