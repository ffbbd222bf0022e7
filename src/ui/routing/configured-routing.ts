import type { LanguageCode } from '#domain/locale/language.ts'
import { DEFAULT_ROUTING, type Routing } from '#domain/routing/routing.ts'

const META_NAME = 'languages'

/** Languages that have their own URLs. The server reads them from its configuration, the browser from the page. */
export let routing: Routing = routingOfPage() ?? DEFAULT_ROUTING

/** Call on the server, before its first page. The routing is the same for every visitor. */
export function configureRouting(configured: Routing): void {
  routing = configured
}

export const routingMeta = () => ({ name: META_NAME, content: routing.locales.join() })

function routingOfPage(): Routing | undefined {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name=${META_NAME}]`)
  const locales = meta?.content.split(',') as LanguageCode[] | undefined
  return locales && { locales, defaultLocale: locales[0]! }
}
