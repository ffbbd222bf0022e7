import * as z from 'zod/mini'
import { command, contract, query } from '../call.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { punchOutSystem } from '../punch-out/punch-out.dto.ts'
import { caller } from '../shared.dto.ts'

const KEY_NAME_MAX = 60
export const KEYS_MAX = 20
export const WEBHOOKS_MAX = 10

const Scope = z.enum(['orders:read', 'orders:write', 'documents:read', 'catalogue:read', 'stock:read'])
export type Scope = z.infer<typeof Scope>
const WebhookEvent = z.enum([
  'order.confirmed',
  'order.shipped',
  'invoice.issued',
  'backorder.changed',
  'export.ready',
])
export const ExportKind = z.enum(['ARTICLES', 'CROSS_REFERENCES', 'PRICES', 'STOCK'])
export type ExportKind = z.infer<typeof ExportKind>
export const ExportFormat = z.enum(['CSV', 'XLSX'])
export type ExportFormat = z.infer<typeof ExportFormat>
const Schedule = z.enum(['OFF', 'DAILY', 'WEEKLY', 'MONTHLY'])
const Id = z.string().check(z.minLength(1), z.maxLength(60))
const Url = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** Times are ISO 8601. A secret is returned once, by the call that creates it. */
const ApiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  /** Any string: a newer API may use scopes that the shop cannot grant. */
  scopes: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.optional(z.string()),
  /** `ended`: the person who created the key is no longer an administrator. Another administrator can renew the key. */
  state: z.enum(['active', 'expired', 'revoked', 'ended']),
})
/** Result of a request to a customer's system: the HTTP status of the response, or the reason why there is none. */
const outcome = {
  status: z.optional(z.int()),
  /** `redirect` has a status as well: redirects are not followed. `not-sent`: the API has no network access. */
  failure: z.optional(
    z.enum(['unknown-host', 'private-address', 'unreachable', 'timeout', 'redirect', 'not-sent']),
  ),
}
/** One attempt of a delivery. It is successful with a status from 200 to 299. */
const Delivery = z.object({
  id: z.string(),
  event: z.union([WebhookEvent, z.literal('test')]),
  ...outcome,
  attempt: z.int(),
  at: z.string(),
  /** Time of the next attempt; absent if no further attempt follows, or if the next attempt was already made. */
  nextAttemptAt: z.optional(z.string()),
  /**
   * JSON object: `id`, `event`, the time `at`, and `data` with the numbers of the affected orders, documents or
   * claims.
   */
  payload: z.string(),
  /**
   * Value of the header `Drawbar-Signature`: `t=<seconds>,v1=<hex>`, where v1 is the HMAC-SHA-256 of
   * `<seconds>.<payload>` with the secret of the webhook.
   */
  signature: z.string(),
})
const Webhook = z.object({
  webhookId: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  deliveries: z.array(Delivery),
})
const DataExport = z.object({
  kind: ExportKind,
  format: ExportFormat,
  schedule: Schedule,
  nextRunAt: z.optional(z.string()),
  /** Runs of the schedule, newest first. The file is an ordinary download. */
  runs: z.array(
    z.object({
      queueId: z.string(),
      at: z.string(),
      total: z.int(),
      /** Absent if the file exists. `not-allowed`: the account lost the right to see prices. */
      failure: z.optional(z.enum(['too-large', 'not-allowed'])),
    }),
  ),
})
const Interface = z.object({
  keys: z.array(ApiKey),
  webhooks: z.array(Webhook),
  /** PRICES is omitted if the account may not see prices. */
  exports: z.array(DataExport),
  /** The secrets are known to the API as hashes only. */
  punchOutSystems: z.array(
    z.object({
      systemId: z.string(),
      userName: z.string(),
      ...punchOutSystem,
      /**
       * `ended`: the person who created the system is no longer an administrator. Another administrator can renew the
       * secret.
       */
      state: z.enum(['active', 'ended']),
    }),
  ),
  /** Systems that send orders as messages. `ended`: the punch-out system whose login they use has the state `ended`. */
  edi: z.array(
    z.object({
      name: z.string(),
      standard: z.string(),
      messages: z.array(z.string()),
      state: z.enum(['active', 'testing', 'ended']),
      lastMessageAt: z.string(),
    }),
  ),
  /** Calls of the customer’s keys and systems, and deliveries of webhooks; newest first. */
  calls: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      direction: z.enum(['IN', 'OUT']),
      /** Method and path of a call, or the event of a webhook. */
      subject: z.string(),
      ...outcome,
      milliseconds: z.int(),
    }),
  ),
})

const NewSecret = z.object({ id: z.string(), secret: z.string() })
const Done = z.object({})
const key = z.object({ ...caller, keyId: Id })
const webhook = z.object({ ...caller, webhookId: Id })
const punchOut = z.object({ ...caller, systemId: Id })
const NewPunchOutSecret = z.object({ systemId: z.string(), secret: z.optional(z.string()) })

export const partnerInterfaceContract = contract({
  get: query('/api/partnerinterface/get', z.object(caller), Interface),
  createKey: {
    ...command(
      '/api/partnerinterface/keys/create',
      z.object({
        ...caller,
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(KEY_NAME_MAX)),
        scopes: z.array(Scope).check(z.minLength(1), z.maxLength(5)),
        expiresAt: z.iso.date(),
      }),
      NewSecret,
    ),
    headers: idempotencyHeaders,
  },
  rotateKey: command('/api/partnerinterface/keys/rotate', key, NewSecret),
  revokeKey: command('/api/partnerinterface/keys/revoke', key, Done),
  saveWebhook: command(
    '/api/partnerinterface/webhooks/save',
    z.object({
      ...caller,
      webhookId: z.optional(Id),
      url: Url,
      events: z.array(WebhookEvent).check(z.minLength(1), z.maxLength(5)),
    }),
    z.object({ webhookId: z.string(), secret: z.optional(z.string()) }),
  ),
  deleteWebhook: command('/api/partnerinterface/webhooks/delete', webhook, Done),
  testWebhook: command('/api/partnerinterface/webhooks/test', webhook, z.object({ delivery: Delivery })),
  replayDelivery: command(
    '/api/partnerinterface/webhooks/replay',
    z.extend(webhook, { deliveryId: Id }),
    z.object({ delivery: Delivery }),
  ),
  runExport: command(
    '/api/partnerinterface/exports/run',
    z.object({
      ...caller,
      kind: ExportKind,
      format: ExportFormat,
      /** True to export only a few rows, as a preview. */
      sample: z.boolean(),
    }),
    z.object({ queueId: z.string(), total: z.int() }),
  ),
  scheduleExport: command(
    '/api/partnerinterface/exports/schedule',
    z.object({ ...caller, kind: ExportKind, format: ExportFormat, schedule: Schedule }),
    Done,
  ),
  savePunchOutSystem: command(
    '/api/partnerinterface/punchout/save',
    z.object({ ...caller, systemId: z.optional(Id), ...punchOutSystem }),
    NewPunchOutSecret,
  ),
  rotatePunchOutSecret: command('/api/partnerinterface/punchout/rotate', punchOut, NewPunchOutSecret),
  deletePunchOutSystem: command('/api/partnerinterface/punchout/delete', punchOut, Done),
})
