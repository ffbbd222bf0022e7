import type { Routing } from '#domain/routing/routing.ts'
import { token } from '../kernel/token.ts'

/** Languages that the operator has configured, with their path prefixes. */
export const ShopRouting = token<Routing>('ShopRouting')
