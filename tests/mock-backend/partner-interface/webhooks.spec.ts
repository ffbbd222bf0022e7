import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createDb } from '#mock-backend/create-db.ts'
import { JobScheduler } from '#mock-backend/ledger/job-scheduler.ts'
import { Ledger } from '#mock-backend/ledger/ledger.ts'
import type { LedgerEvent } from '#mock-backend/ledger/ledger-event.ts'
import { CallLog } from '#mock-backend/partner-interface/call-log.ts'
import { PartnerInterfaces } from '#mock-backend/partner-interface/partner-interfaces.ts'
import type { StoredWebhook } from '#mock-backend/partner-interface/stored-interface.ts'
import type { WebhookOutcome, WebhookRequest } from '#mock-backend/partner-interface/webhook-client.ts'
import { Webhooks } from '#mock-backend/partner-interface/webhooks.ts'

const NOON = Date.UTC(2026, 10, 30, 12)
const MINUTE_MS = 60_000
const CUSTOMER = 'D0100001'

/** Servers that share a store with one webhook, and the requests that its receiver gets. */
async function servers(count = 1) {
  const db = createDb()
  let now = NOON
  const requests: WebhookRequest[] = []
  let outcome: WebhookOutcome = { status: 200 }
  const webhookClient = {
    isExempt: () => false,
    send: async (request: WebhookRequest) => {
      requests.push(request)
      return outcome
    },
  }
  const partnerInterfaces = new PartnerInterfaces({ db })
  const account = db.account.findFirst({ where: { customerId: { equals: CUSTOMER } } })!
  await partnerInterfaces.of(account, now)
  const webhook: StoredWebhook = {
    webhookId: 'wh_1',
    url: 'https://hooks.example.com/',
    events: ['order.shipped'],
    deliveries: [],
    secret: 'whsec_1',
    since: NOON,
  }
  partnerInterfaces.update({ customerId: CUSTOMER }, () => ({ webhooks: [webhook] }))
  const callLog = new CallLog()
  const all = Array.from({ length: count }, () => {
    const scheduler = new JobScheduler(() => now)
    const ledger = new Ledger({ db, scheduler })
    const webhooks = new Webhooks({ scheduler, ledger, partnerInterfaces, callLog, webhookClient })
    return { scheduler, ledger, webhooks }
  })
  const [{ webhooks, scheduler }] = all as [(typeof all)[number]]
  const deliveries = () => partnerInterfaces.read(CUSTOMER)?.webhooks[0]?.deliveries ?? []
  return {
    webhooks,
    requests,
    deliveries,
    calls: () => callLog.of(CUSTOMER),
    tell: (event: Partial<LedgerEvent>) => {
      for (const { ledger } of all)
        ledger.append({
          customerId: CUSTOMER,
          at: now,
          kind: 'SHIPPED',
          orderNo: '1',
          documentNo: '2',
          ...event,
        })
    },
    answer: (next: WebhookOutcome) => (outcome = next),
    /** Waits for the expected number of delivery attempts. */
    attempts: (expected: number) => vi.waitFor(() => expect(deliveries()).toHaveLength(expected)),
    remove: () => partnerInterfaces.update({ customerId: CUSTOMER }, () => ({ webhooks: [] })),
    pass: (ms: number) => {
      now += ms
      scheduler.run()
    },
  }
}

test('An event of a subscribed type is sent once, with the signature of the contract', async () => {
  const { tell, requests, attempts, deliveries, calls } = await servers()
  tell({})
  await attempts(1)
  const [{ url, body, headers }] = requests as [WebhookRequest]
  const signed = createHmac('sha256', 'whsec_1')
    .update(`${NOON / 1000}.${body}`)
    .digest('hex')
  expect(url).toBe('https://hooks.example.com/')
  expect(headers['drawbar-signature']).toBe(`t=${NOON / 1000},v1=${signed}`)
  expect(JSON.parse(body)).toEqual({
    id: `evt_order.shipped_1_2_${NOON}`,
    event: 'order.shipped',
    at: new Date(NOON).toISOString(),
    data: { orderNo: '1', documentNo: '2' },
  })
  expect(deliveries()).toMatchObject([{ event: 'order.shipped', status: 200, attempt: 1, payload: body }])
  expect(calls()).toMatchObject([{ direction: 'OUT', subject: 'order.shipped', status: 200 }])
})

test('Events of other types or companies, and earlier events, are not sent', async () => {
  const { tell, requests, attempts } = await servers()
  tell({ kind: 'INVOICED' })
  tell({ customerId: 'D0100002' })
  tell({ at: NOON - 1 })
  tell({ orderNo: 'last' })
  await attempts(1)
  expect(requests.map(({ body }) => JSON.parse(body).data.orderNo)).toEqual(['last'])
})

test.each<WebhookOutcome>([{ status: 503 }, { failure: 'timeout' }, { status: 302, failure: 'redirect' }])(
  'A delivery that gets %j is sent six times in total, with increasing pauses',
  async (outcome) => {
    const { tell, answer: respond, attempts, deliveries, pass } = await servers()
    respond(outcome)
    tell({})
    await attempts(1)
    for (const [made, minutes] of [1, 5, 30, 120, 720].entries()) {
      pass(minutes * MINUTE_MS - 1)
      expect(deliveries()).toHaveLength(made + 1)
      pass(1)
      await attempts(made + 2)
    }
    pass(10_000 * MINUTE_MS)
    expect(deliveries().map(({ attempt }) => attempt)).toEqual([6, 5, 4, 3, 2, 1])
    expect(deliveries().filter(({ nextAttemptAt }) => nextAttemptAt !== undefined)).toEqual([])
    expect(deliveries()[0]).toMatchObject(outcome)
  },
)

test('A delivery that the user has retried is not retried automatically', async () => {
  const { tell, answer: respond, attempts, deliveries, webhooks, requests, pass } = await servers()
  respond({ status: 500 })
  tell({})
  await attempts(1)
  respond({ status: 204 })
  const [failed] = deliveries()
  const again = await webhooks.sendAgain({ customerId: CUSTOMER, webhookId: 'wh_1' }, failed!)
  expect(again).toMatchObject({ attempt: 2, status: 204, payload: failed!.payload })
  pass(MINUTE_MS)
  expect(requests).toHaveLength(2)
})

test('Two servers with a shared store send an event once', async () => {
  const { tell, attempts, requests } = await servers(2)
  tell({})
  await attempts(1)
  expect(requests).toHaveLength(1)
})

test('A backend without network records that nothing was sent, without retries', async () => {
  const { tell, answer: respond, attempts, deliveries, calls } = await servers()
  respond({ failure: 'not-sent' })
  tell({})
  await attempts(1)
  expect(deliveries()[0]).toMatchObject({ failure: 'not-sent', attempt: 1 })
  expect(deliveries()[0]).not.toHaveProperty('nextAttemptAt')
  expect(calls()).toEqual([])
})

test('A deleted webhook gets no further events', async () => {
  const { tell, answer: respond, attempts, remove, pass, requests } = await servers()
  respond({ status: 500 })
  tell({})
  await attempts(1)
  remove()
  pass(MINUTE_MS)
  tell({})
  expect(requests).toHaveLength(1)
})
