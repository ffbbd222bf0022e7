import type { Routing } from '#domain/routing/routing.ts'
import { token } from '../kernel/token.ts'

/** Configured languages and their paths. */
export const ShopRouting = token<Routing>('ShopRouting')
