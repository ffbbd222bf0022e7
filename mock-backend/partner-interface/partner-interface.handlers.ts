import {
  KEYS_MAX,
  WEBHOOKS_MAX,
  type partnerInterfaceContract,
} from '#contracts/partner-interface/partner-interface.contract.ts'
import { SYSTEMS_MAX } from '#contracts/punch-out/punch-out.dto.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { costCentreError } from '../checkout/placing-rules.ts'
import { DownloadQueue } from '../documents/download-queue.ts'
import { IdempotentResponses } from '../http/idempotent-responses.ts'
import { requireFound, errorResponse, HttpError } from '../http/error-response.ts'
import { dataTitle, isTooLarge, rowsOf } from '../documents/data-export.ts'
import { partnerInterfaceView, type SettingsChange } from './partner-interfaces.ts'
import { mayExport } from './scheduled-exports.ts'
import { isPublicAddress, isPublicHost } from './public-address.ts'
import { newSecret } from './signature.ts'
import type { StoredKey, StoredPunchOutSystem, StoredWebhook } from './stored-interface.ts'
import { sha256 } from '../sha-256.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const DAY_MS = 86_400_000
const LIFE_MS_MAX = 731 * DAY_MS

const notPublic = () => errorResponse(422, 422020, 'Not a public https address.')

export function partnerInterfaceHandlers({
  db,
  catalogue,
  callerOf,
  callLog,
  checkout,
  costCentres,
  partnerInterfaces: interfaces,
  scheduledExports,
  webhookClient,
  webhooks,
}: Services): Handlers<typeof partnerInterfaceContract> {
  const answers = new IdempotentResponses()
  const queue = new DownloadQueue({ db })

  /** Returns the administrator, the current settings, and a function that changes them. */
  async function settingsOf(body: { token: string | null; languageID: LanguageId }) {
    const caller = await callerOf(body)
    const { account, now } = caller
    const stored = await interfaces.of(account, now)
    return { caller, stored, update: (change: SettingsChange) => interfaces.update(account, change) }
  }

  return {
    get: async ({ body }) => {
      const { caller, stored } = await settingsOf(body)
      const { account, now } = caller
      const calls = callLog.of(account.customerId)
      const hasOwner = (secret: { readonly personId?: string | undefined }) =>
        interfaces.ownerOf(account.customerId, secret) !== undefined
      return { status: 200, body: partnerInterfaceView(stored, account, { calls, now, hasOwner }) }
    },

    createKey: async ({ body, headers }) => {
      const { caller, update } = await settingsOf(body)
      const { name, scopes, expiresAt } = body
      const owner = caller.account.contactId
      const call = { name, scopes, expiresAt }
      return answers.once({ owner, key: headers['idempotency-key'], body: call }, async () => {
        const ends = Date.parse(expiresAt)
        if (ends <= caller.now || ends > caller.now + LIFE_MS_MAX) {
          return errorResponse(400, 400002, 'A day within the next two years.')
        }
        const secret = newSecret('dbk')
        const keyId = `key_${crypto.randomUUID()}`
        const key = {
          keyId,
          name,
          scopes,
          createdAt: new Date(caller.now).toISOString(),
          expiresAt: new Date(ends).toISOString(),
          isRevoked: false,
          personId: caller.account.contactId,
          hash: await sha256(secret),
        }
        update(({ keys }) => {
          assertRoom(keys, KEYS_MAX)
          return { keys: [key, ...keys] }
        })
        return { status: 200 as const, body: { id: keyId, secret } }
      })
    },

    rotateKey: async ({ body }) => {
      const { caller, update } = await settingsOf(body)
      const secret = newSecret('dbk')
      const hash = await sha256(secret)
      const personId = caller.account.contactId
      update(({ keys }) => {
        const isMeant = ({ keyId, isRevoked }: StoredKey) => keyId === body.keyId && !isRevoked
        return { keys: replaced(keys, isMeant, (key) => ({ ...key, hash, personId })) }
      })
      return { status: 200, body: { id: body.keyId, secret } }
    },

    revokeKey: async ({ body }) => {
      const { update } = await settingsOf(body)
      const isMeant = ({ keyId }: StoredKey) => keyId === body.keyId
      update(({ keys }) => ({ keys: replaced(keys, isMeant, (key) => ({ ...key, isRevoked: true })) }))
      checkout.placed.dropUnpaidBy(body.keyId)
      return { status: 200, body: {} }
    },

    saveWebhook: async ({ body }) => {
      const { caller, update } = await settingsOf(body)
      const { webhookId, url, events } = body
      if (!isPublicAddress(url) && !webhookClient.isExempt(url)) return notPublic()
      if (webhookId !== undefined) {
        update(({ webhooks }) => ({
          webhooks: replaced(webhooks, withId(webhookId), (known) => ({ ...known, url, events })),
        }))
        return { status: 200, body: { webhookId } }
      }
      const made = {
        webhookId: `wh_${crypto.randomUUID()}`,
        url,
        events,
        deliveries: [],
        secret: newSecret('whsec'),
        since: caller.now,
      }
      update(({ webhooks }) => {
        assertRoom(webhooks, WEBHOOKS_MAX)
        return { webhooks: [...webhooks, made] }
      })
      return { status: 200, body: { webhookId: made.webhookId, secret: made.secret } }
    },

    deleteWebhook: async ({ body }) => {
      const { update } = await settingsOf(body)
      update(({ webhooks }) => ({ webhooks: without(webhooks, withId(body.webhookId)) }))
      return { status: 200, body: {} }
    },

    testWebhook: async ({ body: { webhookId, ...credentials } }) => {
      const { customerId } = (await settingsOf(credentials)).caller.account
      const delivery = requireFound(await webhooks.test({ customerId, webhookId }), 'entry')
      return { status: 200, body: { delivery } }
    },

    replayDelivery: async ({ body: { webhookId, deliveryId, ...credentials } }) => {
      const { caller, stored } = await settingsOf(credentials)
      const { customerId } = caller.account
      const { deliveries = [] } = stored.webhooks.find(withId(webhookId)) ?? {}
      const before = requireFound(
        deliveries.find(({ id }) => id === deliveryId),
        'entry',
      )
      const delivery = requireFound(await webhooks.sendAgain({ customerId, webhookId }, before), 'entry')
      return { status: 200, body: { delivery } }
    },

    runExport: async ({ body }) => {
      const { caller } = await settingsOf(body)
      const { kind, format, sample } = body
      if (!mayExport(caller.account, kind)) return pricesMissing()
      const data = { kind, format, sample }
      const total = rowsOf(catalogue, data)
      if (isTooLarge(total, data)) return tooLarge()
      const title = dataTitle(data, caller.language)
      return {
        status: 200,
        body: { queueId: queue.add({ title, order: { data }, total, failed: [] }, caller), total },
      }
    },

    scheduleExport: async ({ body }) => {
      const { account, language } = (await settingsOf(body)).caller
      const { kind, format, schedule } = body
      if (!mayExport(account, kind)) return pricesMissing()
      scheduledExports.schedule(account.customerId, { kind, format, schedule, language })
      return { status: 200, body: {} }
    },

    savePunchOutSystem: async ({ body }) => {
      const { caller, update } = await settingsOf(body)
      const { systemId, name, protocol, returnHosts, mapping, codes, costCentre } = body
      const settings = { name, protocol, returnHosts, mapping, codes, costCentre }
      const wrong = costCentre && costCentreError(costCentres, caller.account, costCentre)
      if (wrong) return wrong
      const assertPublic = (known: readonly string[]) => {
        if (!returnHosts.every((host) => known.includes(host) || isPublicHost(host))) {
          throw new HttpError(notPublic())
        }
      }
      if (systemId !== undefined) {
        update(({ punchOutSystems }) => ({
          punchOutSystems: replaced(punchOutSystems, ofSystem(systemId), (known) => {
            assertPublic(known.returnHosts)
            return { ...known, ...settings }
          }),
        }))
        return { status: 200, body: { systemId } }
      }
      assertPublic([])
      const secret = newSecret('pos')
      const id = crypto.randomUUID()
      const made = { ...settings, systemId: `po_${id}`, userName: `po-${id.slice(0, 8)}` }
      const hash = await sha256(secret)
      update(({ punchOutSystems }) => {
        assertRoom(punchOutSystems, SYSTEMS_MAX)
        return {
          punchOutSystems: [...punchOutSystems, { ...made, hash, personId: caller.account.contactId }],
        }
      })
      return { status: 200, body: { systemId: made.systemId, secret } }
    },

    rotatePunchOutSecret: async ({ body }) => {
      const { caller, update } = await settingsOf(body)
      const secret = newSecret('pos')
      const hash = await sha256(secret)
      const personId = caller.account.contactId
      update(({ punchOutSystems }) => ({
        punchOutSystems: replaced(punchOutSystems, ofSystem(body.systemId), (known) => ({
          ...known,
          hash,
          personId,
        })),
      }))
      return { status: 200, body: { systemId: body.systemId, secret } }
    },

    deletePunchOutSystem: async ({ body }) => {
      const { update } = await settingsOf(body)
      update(({ punchOutSystems, edi }) => ({
        punchOutSystems: without(punchOutSystems, ofSystem(body.systemId)),
        edi: edi.filter(({ systemId }) => systemId !== body.systemId),
      }))
      return { status: 200, body: {} }
    },
  }
}

const withId = (id: string) => (webhook: StoredWebhook) => webhook.webhookId === id
const ofSystem = (id: string) => (system: StoredPunchOutSystem) => system.systemId === id

/**
 * Replaces an entry of a list.
 * @throws HttpError with 404001 if no entry matches
 */
function replaced<Entry>(
  entries: readonly Entry[],
  isMeant: (entry: Entry) => boolean,
  change: (entry: Entry) => Entry,
): Entry[] {
  const intendedEntry = requireFound(entries.find(isMeant), 'entry')
  return entries.map((entry) => (entry === intendedEntry ? change(entry) : entry))
}

/**
 * Removes an entry from a list.
 * @throws HttpError with 404001 if no entry matches
 */
function without<Entry>(entries: readonly Entry[], isMeant: (entry: Entry) => boolean): Entry[] {
  const intendedEntry = requireFound(entries.find(isMeant), 'entry')
  return entries.filter((entry) => entry !== intendedEntry)
}

/** @throws HttpError with 413001 if there are as many entries as a customer may have */
function assertRoom(entries: readonly unknown[], max: number): void {
  if (entries.length >= max) throw new HttpError(errorResponse(413, 413001))
}

const tooLarge = () => errorResponse(413, 413002, 'The file would have too many rows.')
const pricesMissing = () => errorResponse(403, 403004, 'showPrice is missing.')
