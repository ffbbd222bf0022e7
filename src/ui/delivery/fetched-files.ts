import { ApiFailure } from '#application/kernel/api-failure.ts'
import { once } from '#application/kernel/once.ts'

/** Calls `load` once per URL. A failed load is repeated by the next call. */
export function oncePerUrl(load: (url: string) => Promise<void>): (url: string) => Promise<void> {
  const loads = new Map<string, () => Promise<void>>()
  return (url) => {
    const loadOnce = loads.get(url) ?? once(() => load(url))
    loads.set(url, loadOnce)
    return loadOnce()
  }
}

/** Fetches a file into the HTTP cache. Rejects with an {@link ApiFailure}. */
export const fetchFile = oncePerUrl(async (url) => {
  // the document has already fetched a file that it links
  if (document.querySelector(`link[href="${url}"]`)) return
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    await response.blob()
  } catch (cause) {
    throw new ApiFailure('offline', 'import', { cause })
  }
})
