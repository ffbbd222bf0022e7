import {
  MOST_KEYS,
  MOST_WEBHOOKS,
  type partnerInterfaceContract,
} from '#contracts/partner-interface/partner-interface.contract.ts'
import { MOST_SYSTEMS } from '#contracts/punch-out/punch-out.dto.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { DownloadQueue } from '../documents/download-queue.ts'
import { IdempotentAnswers } from '../http/idempotent-answers.ts'
import { refusal, Refused } from '../http/refusal.ts'
import { dataTitles, rowsOf } from './data-export.ts'
import { deliveryOf, statusAt } from './deliveries.ts'
import { isAdministrator, PartnerInterfaces, shownInterface } from './partner-interfaces.ts'
import { isPublicAddress, isPublicHost } from './public-address.ts'
import { hashOf, newSecret } from './signature.ts'
import type { StoredInterface, StoredKey, StoredWebhook } from './stored-interface.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const DAY_MS = 86_400_000
const LONGEST_LIFE_MS = 731 * DAY_MS
const DAYS_TO_NEXT = { OFF: undefined, DAILY: 1, WEEKLY: 7, MONTHLY: 30 } as const

const unknown = () => refusal(404, 404001, 'Not Found', { detail: 'There is no such entry.' })
const notPublic = () =>
  refusal(422, 422020, 'Unprocessable Content', { detail: 'Not a public https address.' })

export function partnerInterfaceHandlers({
  db,
  catalogue,
  callerOf,
}: Services): Handlers<typeof partnerInterfaceContract> {
  const interfaces = new PartnerInterfaces(db)
  const answers = new IdempotentAnswers()
  const queue = new DownloadQueue(db)

  /**
   * The customer's settings and functions to change them.
   * @throws Refused with 403007 if the caller is not the administrator
   */
  async function admitted(body: { token: string | null; languageID: LanguageId }) {
    const caller = await callerOf(body)
    if (!isAdministrator(caller.account)) {
      throw new Refused(refusal(403, 403007, 'Forbidden', { detail: 'For the customer’s administrator.' }))
    }
    const { account, now } = caller
    const stored = await interfaces.of(account, now)
    const save = (changes: Partial<StoredInterface>) => interfaces.save(account, { ...stored, ...changes })
    const saveKey = (changed: StoredKey) =>
      save({ keys: stored.keys.map((key) => (key.keyId === changed.keyId ? changed : key)) })
    const saveWebhookChange = (changed: StoredWebhook) =>
      save({
        webhooks: stored.webhooks.map((one) => (one.webhookId === changed.webhookId ? changed : one)),
      })
    return { caller, stored, save, saveKey, saveWebhookChange }
  }

  return {
    get: async ({ body }) => {
      const { caller, stored } = await admitted(body)
      return { status: 200, body: shownInterface(stored, caller.account, caller.now) }
    },

    createKey: async ({ body, headers }) => {
      const { caller, stored, save } = await admitted(body)
      const { name, scopes, expiresAt } = body
      const owner = caller.account.customerId
      const call = { name, scopes, expiresAt }
      return answers.once({ owner, key: headers['idempotency-key'], body: call }, async () => {
        const ends = Date.parse(expiresAt)
        if (ends <= caller.now || ends > caller.now + LONGEST_LIFE_MS) {
          return refusal(400, 400002, 'Bad Request', { detail: 'A day within the next two years.' })
        }
        if (stored.keys.length >= MOST_KEYS) return refusal(413, 413001, 'Content Too Large')
        const secret = newSecret('dbk')
        const keyId = `key_${crypto.randomUUID()}`
        const key = {
          keyId,
          name,
          scopes,
          createdAt: new Date(caller.now).toISOString(),
          expiresAt: new Date(ends).toISOString(),
          isRevoked: false,
          hash: await hashOf(secret),
        }
        save({ keys: [key, ...stored.keys] })
        return { status: 200 as const, body: { id: keyId, secret } }
      })
    },

    rotateKey: async ({ body }) => {
      const { stored, saveKey } = await admitted(body)
      const key = stored.keys.find(({ keyId, isRevoked }) => keyId === body.keyId && !isRevoked)
      if (key === undefined) return unknown()
      const secret = newSecret('dbk')
      saveKey({ ...key, hash: await hashOf(secret) })
      return { status: 200, body: { id: key.keyId, secret } }
    },

    revokeKey: async ({ body }) => {
      const { stored, saveKey } = await admitted(body)
      const key = stored.keys.find(({ keyId }) => keyId === body.keyId)
      if (key === undefined) return unknown()
      saveKey({ ...key, isRevoked: true })
      return { status: 200, body: {} }
    },

    saveWebhook: async ({ body }) => {
      const { stored, save, saveWebhookChange } = await admitted(body)
      const { webhookId, url, events } = body
      if (!isPublicAddress(url)) return notPublic()
      if (webhookId !== undefined) {
        const known = stored.webhooks.find((one) => one.webhookId === webhookId)
        if (known === undefined) return unknown()
        saveWebhookChange({ ...known, url, events })
        return { status: 200, body: { webhookId } }
      }
      if (stored.webhooks.length >= MOST_WEBHOOKS) return refusal(413, 413001, 'Content Too Large')
      const made = {
        webhookId: `wh_${crypto.randomUUID()}`,
        url,
        events,
        deliveries: [],
        secret: newSecret('whsec'),
      }
      save({ webhooks: [...stored.webhooks, made] })
      return { status: 200, body: { webhookId: made.webhookId, secret: made.secret } }
    },

    deleteWebhook: async ({ body }) => {
      const { stored, save } = await admitted(body)
      const webhooks = stored.webhooks.filter(({ webhookId }) => webhookId !== body.webhookId)
      if (webhooks.length === stored.webhooks.length) return unknown()
      save({ webhooks })
      return { status: 200, body: {} }
    },

    testWebhook: async ({ body }) => {
      const { caller, stored, saveWebhookChange } = await admitted(body)
      const webhook = stored.webhooks.find(({ webhookId }) => webhookId === body.webhookId)
      if (webhook === undefined) return unknown()
      const { secret, url } = webhook
      const delivery = await deliveryOf(
        { event: 'test', attempt: 1, status: statusAt(url), secret },
        caller.now,
      )
      saveWebhookChange({ ...webhook, deliveries: [delivery, ...webhook.deliveries] })
      return { status: 200, body: { delivery } }
    },

    replayDelivery: async ({ body }) => {
      const { caller, stored, saveWebhookChange } = await admitted(body)
      const webhook = stored.webhooks.find(({ webhookId }) => webhookId === body.webhookId)
      const before = webhook?.deliveries.find(({ id }) => id === body.deliveryId)
      if (webhook === undefined || before === undefined) return unknown()
      const { event, attempt, payload } = before
      const sent = {
        event,
        payload,
        attempt: attempt + 1,
        status: statusAt(webhook.url),
        secret: webhook.secret,
      }
      const delivery = await deliveryOf(sent, caller.now)
      saveWebhookChange({ ...webhook, deliveries: [delivery, ...webhook.deliveries] })
      return { status: 200, body: { delivery } }
    },

    runExport: async ({ body }) => {
      const { caller } = await admitted(body)
      const { kind, format, sample } = body
      if (kind === 'PRICES' && !caller.account.showPrice) return pricesMissing()
      const data = { kind, format, sample }
      const total = rowsOf(catalogue, data)
      const title = `${dataTitles[kind][caller.language]} (${format})`
      return {
        status: 200,
        body: { queueId: queue.add({ title, order: { data }, total, failed: [] }, caller), total },
      }
    },

    scheduleExport: async ({ body }) => {
      const { caller, stored, save } = await admitted(body)
      const { kind, format, schedule } = body
      if (kind === 'PRICES' && !caller.account.showPrice) return pricesMissing()
      const days = DAYS_TO_NEXT[schedule]
      const next = days === undefined ? {} : { nextRunAt: new Date(caller.now + days * DAY_MS).toISOString() }
      const exports = stored.exports.map((one) =>
        one.kind === kind ? { kind, format, schedule, ...next } : one,
      )
      save({ exports })
      return { status: 200, body: {} }
    },

    savePunchOutSystem: async ({ body }) => {
      const { stored, save } = await admitted(body)
      const { systemId, name, protocol, returnHosts, mapping, codes } = body
      const known = stored.punchOutSystems.find((one) => one.systemId === systemId)
      if (systemId !== undefined && known === undefined) return unknown()
      const isKnown = (host: string) => known?.returnHosts.includes(host) ?? false
      if (!returnHosts.every((host) => isKnown(host) || isPublicHost(host))) return notPublic()
      const settings = { name, protocol, returnHosts, mapping, codes }
      const systems = stored.punchOutSystems
      if (known) {
        save({ punchOutSystems: systems.map((one) => (one === known ? { ...known, ...settings } : one)) })
        return { status: 200, body: { systemId: known.systemId } }
      }
      if (systems.length >= MOST_SYSTEMS) return refusal(413, 413001, 'Content Too Large')
      const secret = newSecret('pos')
      const id = crypto.randomUUID()
      const made = { ...settings, systemId: `po_${id}`, userName: `po-${id.slice(0, 8)}` }
      save({ punchOutSystems: [...systems, { ...made, hash: await hashOf(secret) }] })
      return { status: 200, body: { systemId: made.systemId, secret } }
    },

    rotatePunchOutSecret: async ({ body }) => {
      const { stored, save } = await admitted(body)
      const known = stored.punchOutSystems.find(({ systemId }) => systemId === body.systemId)
      if (known === undefined) return unknown()
      const secret = newSecret('pos')
      const changed = { ...known, hash: await hashOf(secret) }
      save({ punchOutSystems: stored.punchOutSystems.map((one) => (one === known ? changed : one)) })
      return { status: 200, body: { systemId: known.systemId, secret } }
    },

    deletePunchOutSystem: async ({ body }) => {
      const { stored, save } = await admitted(body)
      const punchOutSystems = stored.punchOutSystems.filter(({ systemId }) => systemId !== body.systemId)
      if (punchOutSystems.length === stored.punchOutSystems.length) return unknown()
      save({ punchOutSystems })
      return { status: 200, body: {} }
    },
  }
}

const pricesMissing = () => refusal(403, 403004, 'Forbidden', { detail: 'showPrice is missing.' })
