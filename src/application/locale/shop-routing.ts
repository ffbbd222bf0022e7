import type { Routing } from '#domain/routing/routing.ts'
import { token } from '../kernel/token.ts'

/** The languages and paths that the shop is configured with. */
export const ShopRouting = token<Routing>('ShopRouting')
