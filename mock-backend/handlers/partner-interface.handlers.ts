import {
  MOST_KEYS,
  MOST_WEBHOOKS,
  partnerInterfaceContract as calls,
} from '#contracts/partner-interface.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Db } from '../db.ts'
import { DownloadQueue } from '../documents/download-queue.ts'
import { idempotencyKey, IdempotentAnswers } from '../http/idempotent-answers.ts'
import { refusal } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { viewFrom } from '../orders/account-view.ts'
import { dataTitles, rowsOf } from '../partner/data-export.ts'
import { deliveryOf, statusAt } from '../partner/deliveries.ts'
import { isAdministrator, PartnerInterfaces, shownInterface } from '../partner/partner-interfaces.ts'
import { isPublicAddress } from '../partner/public-address.ts'
import { testedPunchout } from '../partner/punchout-test.ts'
import { hashOf, newSecret } from '../partner/signature.ts'
import type { StoredInterface, StoredKey, StoredWebhook } from '../partner/stored-interface.ts'

type Deps = { db: Db; sessions: Sessions; clock: () => number; catalogue: Catalogue }

const DAY_MS = 86_400_000
const LONGEST_LIFE_MS = 731 * DAY_MS
const DAYS_TO_NEXT = { OFF: undefined, DAILY: 1, WEEKLY: 7, MONTHLY: 30 } as const

const unknown = () => refusal(404, 404001, 'Not Found', { detail: 'There is no such entry.' })
const notPublic = () =>
  refusal(422, 422020, 'Unprocessable Content', { detail: 'Not a public https address.' })

export function partnerInterfaceHandlers({ db, sessions, clock, catalogue }: Deps) {
  const viewOf = viewFrom({ sessions, clock })
  const interfaces = new PartnerInterfaces(db)
  const answers = new IdempotentAnswers()
  const queue = new DownloadQueue(db)

  /** What the customer has set up, for the one who may change it. */
  async function admitted(caller: { token: string | null; languageID: LanguageId }) {
    const { view, refused } = await viewOf(caller)
    if (refused) return { refused }
    if (!isAdministrator(view.account)) {
      return { refused: refusal(403, 403007, 'Forbidden', { detail: 'For the customer’s administrator.' }) }
    }
    const { account, now } = view
    const stored = await interfaces.of(account, now)
    const keep = (changes: Partial<StoredInterface>) => interfaces.keep(account, { ...stored, ...changes })
    const keepKey = (changed: StoredKey) =>
      keep({ keys: stored.keys.map((key) => (key.keyId === changed.keyId ? changed : key)) })
    const keepWebhook = (changed: StoredWebhook) =>
      keep({
        webhooks: stored.webhooks.map((one) => (one.webhookId === changed.webhookId ? changed : one)),
      })
    return { view, stored, keep, keepKey, keepWebhook }
  }

  return [
    replyTo(calls.get, async ({ body }) => {
      const { view, stored, refused } = await admitted(body)
      if (refused) return refused
      return { status: 200, body: shownInterface(stored, view.account, view.now) }
    }),

    replyTo(calls.createKey, async ({ body, request }) => {
      const { view, stored, keep, refused } = await admitted(body)
      if (refused) return refused
      const { name, scopes, expiresAt } = body
      const owner = view.account.customerId
      const call = { name, scopes, expiresAt }
      return answers.once({ owner, key: idempotencyKey(request), body: call }, async () => {
        const ends = Date.parse(expiresAt)
        if (ends <= view.now || ends > view.now + LONGEST_LIFE_MS) {
          return refusal(400, 400002, 'Bad Request', { detail: 'A day within the next two years.' })
        }
        if (stored.keys.length >= MOST_KEYS) return refusal(413, 413001, 'Content Too Large')
        const secret = newSecret('dbk')
        const keyId = `key_${crypto.randomUUID()}`
        const key = {
          keyId,
          name,
          scopes,
          createdAt: new Date(view.now).toISOString(),
          expiresAt: new Date(ends).toISOString(),
          isRevoked: false,
          hash: await hashOf(secret),
        }
        keep({ keys: [key, ...stored.keys] })
        return { status: 200 as const, body: { id: keyId, secret } }
      })
    }),

    replyTo(calls.rotateKey, async ({ body }) => {
      const { stored, keepKey, refused } = await admitted(body)
      if (refused) return refused
      const key = stored.keys.find(({ keyId, isRevoked }) => keyId === body.keyId && !isRevoked)
      if (key === undefined) return unknown()
      const secret = newSecret('dbk')
      keepKey({ ...key, hash: await hashOf(secret) })
      return { status: 200, body: { id: key.keyId, secret } }
    }),

    replyTo(calls.revokeKey, async ({ body }) => {
      const { stored, keepKey, refused } = await admitted(body)
      if (refused) return refused
      const key = stored.keys.find(({ keyId }) => keyId === body.keyId)
      if (key === undefined) return unknown()
      keepKey({ ...key, isRevoked: true })
      return { status: 200, body: {} }
    }),

    replyTo(calls.saveWebhook, async ({ body }) => {
      const { stored, keep, keepWebhook, refused } = await admitted(body)
      if (refused) return refused
      const { webhookId, url, events } = body
      if (!isPublicAddress(url)) return notPublic()
      if (webhookId !== undefined) {
        const known = stored.webhooks.find((one) => one.webhookId === webhookId)
        if (known === undefined) return unknown()
        keepWebhook({ ...known, url, events })
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
      keep({ webhooks: [...stored.webhooks, made] })
      return { status: 200, body: { webhookId: made.webhookId, secret: made.secret } }
    }),

    replyTo(calls.deleteWebhook, async ({ body }) => {
      const { stored, keep, refused } = await admitted(body)
      if (refused) return refused
      const webhooks = stored.webhooks.filter(({ webhookId }) => webhookId !== body.webhookId)
      if (webhooks.length === stored.webhooks.length) return unknown()
      keep({ webhooks })
      return { status: 200, body: {} }
    }),

    replyTo(calls.testWebhook, async ({ body }) => {
      const { view, stored, keepWebhook, refused } = await admitted(body)
      if (refused) return refused
      const webhook = stored.webhooks.find(({ webhookId }) => webhookId === body.webhookId)
      if (webhook === undefined) return unknown()
      const { secret, url } = webhook
      const delivery = await deliveryOf(
        { event: 'test', attempt: 1, status: statusAt(url), secret },
        view.now,
      )
      keepWebhook({ ...webhook, deliveries: [delivery, ...webhook.deliveries] })
      return { status: 200, body: { delivery } }
    }),

    replyTo(calls.replayDelivery, async ({ body }) => {
      const { view, stored, keepWebhook, refused } = await admitted(body)
      if (refused) return refused
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
      const delivery = await deliveryOf(sent, view.now)
      keepWebhook({ ...webhook, deliveries: [delivery, ...webhook.deliveries] })
      return { status: 200, body: { delivery } }
    }),

    replyTo(calls.runExport, async ({ body }) => {
      const { view, refused } = await admitted(body)
      if (refused) return refused
      const { kind, format, sample } = body
      if (kind === 'PRICES' && !view.account.showPrice) return pricesMissing()
      const data = { kind, format, sample }
      const total = rowsOf(catalogue, data)
      const title = `${dataTitles[kind][view.language]} (${format})`
      return {
        status: 200,
        body: { queueId: queue.add({ title, order: { data }, total, failed: [] }, view), total },
      }
    }),

    replyTo(calls.scheduleExport, async ({ body }) => {
      const { view, stored, keep, refused } = await admitted(body)
      if (refused) return refused
      const { kind, format, schedule } = body
      if (kind === 'PRICES' && !view.account.showPrice) return pricesMissing()
      const days = DAYS_TO_NEXT[schedule]
      const next = days === undefined ? {} : { nextRunAt: new Date(view.now + days * DAY_MS).toISOString() }
      const exports = stored.exports.map((one) =>
        one.kind === kind ? { kind, format, schedule, ...next } : one,
      )
      keep({ exports })
      return { status: 200, body: {} }
    }),

    replyTo(calls.savePunchout, async ({ body }) => {
      const { keep, refused } = await admitted(body)
      if (refused) return refused
      const { protocol, hookUrl, mapping } = body
      if (!isPublicAddress(hookUrl)) return notPublic()
      keep({ punchout: { protocol, hookUrl, mapping } })
      return { status: 200, body: {} }
    }),

    replyTo(calls.testPunchout, async ({ body }) => {
      const { view, refused } = await admitted(body)
      if (refused) return refused
      const { protocol, hookUrl, mapping } = body
      return { status: 200, body: testedPunchout({ protocol, hookUrl, mapping }, view.account.showPrice) }
    }),
  ]
}

const pricesMissing = () => refusal(403, 403004, 'Forbidden', { detail: 'showPrice is missing.' })
