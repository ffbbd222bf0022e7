import { ApiFailure } from '#application/kernel/api-failure.ts'
import { fetchFile, oncePerUrl } from './fetched-files.ts'

/**
 * Replaces Vite's preload helper around each dynamic import. After a failed fetch, Chromium up to 150, Firefox and
 * Safari do not fetch the module again until the page is reloaded; a failed preload counts as well. So all files are
 * fetched before any is imported: docs/decisions/0035. Vite's helper would also insert a style sheet twice if the page
 * links it with a `#`.
 */
export async function preload<Code>(
  importModule: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const urls = files.map((file) => `${import.meta.env.BASE_URL}${file}`)
  try {
    await Promise.all(urls.map(fetchFile))
    await Promise.all(urls.filter((url) => url.endsWith('.css')).map(addStyles))
    return await importModule()
  } catch (error) {
    dispatchEvent(new Event(PRELOAD_ERROR))
    throw error
  }
}

/** Event that Vite's helper fires when a preload fails. */
export const PRELOAD_ERROR = 'vite:preloadError'

/** Inserts a style sheet unless the page links it already. The router adds a `#` to the URLs of its style sheets. */
const addStyles = oncePerUrl(async (url) => {
  if (document.querySelector(`link[rel=stylesheet]:is([href="${url}"], [href="${url}#"])`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  document.head.append(link)
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // removes the failed link, so that the next import inserts it again
      link.remove()
      reject(new ApiFailure('offline', 'import'))
    })
  })
})
