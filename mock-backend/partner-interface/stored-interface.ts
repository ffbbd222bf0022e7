import type { ServerInferResponseBody } from '@ts-rest/core'
import type { Language } from '../catalogue/language.ts'
import type { partnerInterfaceContract } from '#contracts/partner-interface/partner-interface.contract.ts'

export type PartnerInterfaceView = ServerInferResponseBody<(typeof partnerInterfaceContract)['get'], 200>
export type StoredKey = Omit<PartnerInterfaceView['keys'][number], 'state'> &
  Owned & {
    readonly isRevoked: boolean
    /** SHA-256 in hex; the secret itself is not stored. */
    readonly hash: string
  }
export type StoredWebhook = PartnerInterfaceView['webhooks'][number] & {
  readonly secret: string
  /** Milliseconds since the epoch: events before this time are not sent. */
  readonly since: number
}
type ShownExport = PartnerInterfaceView['exports'][number]
export type StoredExport = ShownExport & {
  /** Language of the file. */
  readonly language?: Language | undefined
  /** Day of the month of the schedule; in a month with fewer days the export runs on the last day. */
  readonly monthDay?: number | undefined
}
export type ExportRun = ShownExport['runs'][number]
export type StoredEdiPartner = PartnerInterfaceView['edi'][number] & { readonly systemId: string }

export type StoredPunchOutSystem = Omit<PartnerInterfaceView['punchOutSystems'][number], 'state'> &
  Owned & { readonly hash: string }

/**
 * The administrator who created the secret, and whose rights and limit apply to it; absent for secrets of the
 * demo data.
 */
type Owned = { readonly personId?: string | undefined }

/** The interface settings of a customer as stored. */
export type StoredInterface = Omit<
  PartnerInterfaceView,
  'keys' | 'webhooks' | 'punchOutSystems' | 'exports' | 'edi' | 'calls'
> & {
  readonly punchOutSystems: readonly StoredPunchOutSystem[]
  readonly keys: readonly StoredKey[]
  readonly webhooks: readonly StoredWebhook[]
  readonly exports: readonly StoredExport[]
  readonly edi: readonly StoredEdiPartner[]
}
