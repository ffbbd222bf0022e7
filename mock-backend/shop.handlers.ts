import type { shopContract } from '#contracts/shop.contract.ts'
import { FEATURES } from './features.ts'
import type { Handlers } from './http/reply-to.ts'
import type { IntersectionOf } from './merged.ts'
import type { Services } from './services.ts'

type HandlersOf<Feature> = Feature extends { readonly handlers: infer Makers }
  ? { [Router in keyof Makers]: Makers[Router] extends (services: Services) => infer Made ? Made : never }
  : never

/** A handler for every call of the contract: one that no feature declares does not compile. */
export function shopHandlers(services: Services): Handlers<typeof shopContract> {
  const routers: Record<string, object> = {}
  for (const feature of FEATURES) {
    if (!('handlers' in feature)) continue
    for (const [router, make] of Object.entries(feature.handlers)) {
      routers[router] = { ...routers[router], ...make(services) }
    }
  }
  return routers as IntersectionOf<HandlersOf<(typeof FEATURES)[number]>>
}
