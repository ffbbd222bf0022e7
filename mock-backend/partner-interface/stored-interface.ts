import type { ServerInferResponseBody } from '@ts-rest/core'
import type { partnerInterfaceContract } from '#contracts/partner-interface/partner-interface.contract.ts'

export type ShownInterface = ServerInferResponseBody<(typeof partnerInterfaceContract)['get'], 200>
export type StoredKey = Omit<ShownInterface['keys'][number], 'state'> & {
  readonly isRevoked: boolean
  /** SHA-256 in hex; the secret itself is not stored. */
  readonly hash: string
}
export type StoredWebhook = ShownInterface['webhooks'][number] & { readonly secret: string }

export type StoredPunchOutSystem = ShownInterface['punchOutSystems'][number] & { readonly hash: string }

/** The interface settings of a customer as stored. */
export type StoredInterface = Omit<ShownInterface, 'keys' | 'webhooks' | 'punchOutSystems'> & {
  readonly punchOutSystems: readonly StoredPunchOutSystem[]
  readonly keys: readonly StoredKey[]
  readonly webhooks: readonly StoredWebhook[]
}
