import type { Party } from '#domain/checkout/checkout.ts'

/** Whom goods or an invoice are sent to, as pages show it. */
export type PartyFacts = Party
