import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import type { WebhookOutcome, WebhookRequest } from '#mock-backend/partner-interface/webhook-client.ts'
import { customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { IN_STOCK } from '../support/demo-parts.ts'
import { eventually } from '../support/eventually.ts'
import { Given, Then, When } from '../support/steps.ts'
import { excludes, includes } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const DAY_MS = 86_400_000
const BODY = { languageID: 'en-GB', countryID: 'DE', start: 0, length: 5, filter: {} }

/** Calls the partner interface as the customer's administrator. */
const change = async (world: ShopWorld, name: string, body: object = {}): Promise<ApiAnswer> =>
  (await customerApi(world))(`/api/partnerinterface/${name}`, body)

type Key = { readonly id: string; readonly secret: string }
const keys = new WeakMap<ShopWorld, Key>()

const callOf = (world: ShopWorld, path: string, origin: string) =>
  new Request(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${keys.get(world)!.secret}` },
    body: JSON.stringify(BODY),
  })

Given('their system has a key with the scope {string}', async function (scope: string) {
  const expiresAt = new Date(this.clock.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  keys.set(this, (await change(this, 'keys/create', { name: 'System', scopes: [scope], expiresAt })) as Key)
})

When('the key is revoked', async function () {
  await change(this, 'keys/revoke', { keyId: keys.get(this)!.id })
})

const PATHS: Readonly<Record<string, string>> = { orders: 'orders/list', 'open invoices': 'invoices/ageing' }
const pathOf = (target: string): string => PATHS[target] ?? assert.fail(`Nothing is called ${target}`)
const subjectOf = (target: string): string => `POST /api/${pathOf(target)}`

const statusFor = async (world: ShopWorld, target: string): Promise<number> =>
  (await world.backend.respond(callOf(world, pathOf(target), 'https://api.test'))).status

Then(/^their system may( not)? read "(.+)"$/, async function (not: string | null, target: string) {
  assert.equal(await statusFor(this, target), not ? 403 : 200)
})

Then('the API no longer accepts the key', async function () {
  assert.equal(await statusFor(this, 'orders'), 401)
})

Then(
  /^the API (allows|does not allow) their system to read "(.+)"$/,
  async function (allows: string, target: string) {
    const response = await fetch(callOf(this, pathOf(target), httpVisitorOf(this).client.origin))
    assert.equal(response.status, allows === 'allows' ? 200 : 403)
  },
)

Then(
  'the call log lists the refused call for {string} after the accepted call for {string}',
  async function (refused: string, accepted: string) {
    const { calls } = await change(this, 'get')
    assert.deepEqual(
      calls.map(({ subject, status }: ApiAnswer) => [subject, status]),
      [
        [subjectOf(refused), 403],
        [subjectOf(accepted), 200],
      ],
    )
  },
)

Then(
  'the call log lists the read of {string}, and not that of {string}',
  async function (visibleText: string, hidden: string) {
    const seen = await this.visitor.seen()
    includes(seen, subjectOf(visibleText))
    excludes(seen, subjectOf(hidden))
  },
)

type Receiver = { readonly webhookId: string; readonly secret: string; readonly requests: WebhookRequest[] }
const HOOK = 'https://hooks.example.com/drawbar'
const receivers = new WeakMap<ShopWorld, Receiver>()

const answering = (world: ShopWorld, outcome: WebhookOutcome) => {
  world.receive = async (request) => {
    // the demo account also has a webhook with another URL
    if (request.url === HOOK) receivers.get(world)?.requests.push(request)
    return outcome
  }
}

Given('a webhook is subscribed to {string}', async function (events: string) {
  const saved = await change(this, 'webhooks/save', { url: HOOK, events: events.split(', ') })
  receivers.set(this, { ...(saved as Omit<Receiver, 'requests'>), requests: [] })
  answering(this, { status: 200 })
})

Given(/^the receiver of the webhook is (up|down)$/, function (state: string) {
  answering(this, { status: state === 'up' ? 200 : 503 })
})

Given('each webhook call fails with {string}', function (failure: string) {
  answering(this, { failure: failure as WebhookOutcome['failure'] })
})

When('the webhook is tested', async function () {
  await change(this, 'webhooks/test', { webhookId: receivers.get(this)!.webhookId })
})

When(/^a (minute|day) passes$/, function (target: string) {
  this.clock.pass(target === 'day' ? DAY_MS : 60_000)
  this.backend.runScheduledJobs()
})

Then('the webhook has received {string} of the order', async function (events: string) {
  const { secret, requests } = receivers.get(this)!
  this.backend.runScheduledJobs()
  const [orderNo] = this.backend.placedOrders[0] ?? []
  await eventually(async () => {
    const got = requests.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.orderNo === orderNo)
    assert.deepEqual(
      got.slice(-events.split(', ').length).map(({ event }) => event),
      events.split(', '),
    )
  })
  for (const { body, headers } of requests) {
    const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(headers['drawbar-signature'] ?? '') ?? []
    assert.equal(signature, createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  }
})

const LOGGED: Readonly<Record<string, readonly number[]>> = {
  'a failure': [503],
  'a success after a failure': [200, 503],
}

Then(/^the delivery log has (.+)$/, async function (outcomes: string) {
  await eventually(async () => {
    const { webhooks } = await change(this, 'get')
    const { deliveries } = webhooks.find(
      ({ webhookId }: ApiAnswer) => webhookId === receivers.get(this)!.webhookId,
    )
    assert.deepEqual(
      deliveries.map(({ status }: ApiAnswer) => status),
      LOGGED[outcomes],
    )
  })
})

Given('the stock is exported daily', async function () {
  await change(this, 'exports/schedule', { kind: 'STOCK', format: 'CSV', schedule: 'DAILY' })
})

Then(
  'the file of the second day has {int} pieces fewer of the part than the file of the first day',
  async function (pieces: number) {
    const { exports } = await change(this, 'get')
    const { runs } = exports.find(({ kind }: ApiAnswer) => kind === 'STOCK')
    const call = await customerApi(this)
    // the download queue depends on the scenario's clock
    this.clock.pass(60_000)
    const stocks: number[] = []
    for (const { queueId } of runs) {
      const { file } = await call('/api/documents/file', { queueId })
      stocks.push(stockIn(file))
    }
    const [second, first] = stocks as [number, number]
    assert.equal(first - second, pieces)
  },
)

/** Pieces of the part in a CSV file. */
function stockIn(file: string): number {
  const row = file.split('\r\n').find((line) => line.startsWith(`${IN_STOCK.number},`))
  return Number(row?.split(',')[1])
}
