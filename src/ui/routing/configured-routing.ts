import { parseRouting, type Routing } from '#domain/routing/routing.ts'

/** The languages with paths of their own, fixed when the shop is built: VITE_ROUTING_LOCALES, the first is the default. */
export const routing: Routing = configured(import.meta.env?.['VITE_ROUTING_LOCALES'] ?? 'pt,en')

function configured(text: string): Routing {
  const parsed = parseRouting(text)
  if (!parsed.ok) throw new Error(`VITE_ROUTING_LOCALES=${text}: ${parsed.error.kind}`)
  return parsed.value
}
