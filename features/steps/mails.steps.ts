import assert from 'node:assert/strict'
import type { CaseDecision } from '#application/admin/administration.port.ts'
import { AdminViewModel } from '#ui/admin/admin.view-model.ts'
import { customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { ON_ORDER } from '../support/demo-parts.ts'
import { skuOf } from '../support/backend.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { modelVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

/** Sends the form without scripts, and opens the page to which it redirects. */
async function setPassword(world: ShopWorld, path: string, password: string): Promise<void> {
  await world.visitor.open(path)
  const { location, text } = await world.visitor.send(path, { password })
  if (location !== null) await world.visitor.open(location)
  else assert.match(text, /<form/)
}

When(
  /^they set the password "(.+)" by the link of their (first )?mail$/,
  function (password: string, first: string | null) {
    const links = this.backend.mails.map(({ link }) => link ?? '')
    return setPassword(this, links.at(first === null ? 0 : -1) ?? '', password)
  },
)

When('they set the password {string} by the link {string}', function (password: string, link: string) {
  return setPassword(this, `${this.to('setPassword')}?link=${link}`, password)
})

Then(/^(\d+) mails? (?:has|have) been written$/, function (count: string) {
  this.backend.runScheduledJobs()
  assert.equal(this.backend.mails.length, Number(count))
})

Then('the only mail is to {string}', function (to: string) {
  this.backend.runScheduledJobs()
  assert.deepEqual(
    this.backend.mails.map((mail) => mail.to),
    [to],
  )
})

Given(
  '{string} has applied for a credit limit of {int}',
  async function (username: string, creditLimit: number) {
    const post = await customerApi(this, username)
    const form = {
      formId: 'credit-online',
      email: 'anna@becker.test',
      message: 'For the new branch',
      files: [],
    }
    await post('/api/forms/submit', { ...form, creditLimit })
  },
)

Given(
  '{string} has requested a billing address in {string}',
  async function (username: string, city: string) {
    const post = await customerApi(this, username)
    const address = {
      company: 'Becker SE',
      street: 'Hafenstraße 1',
      postCode: '20095',
      city,
      countryID: 'DE',
    }
    await post('/api/addresses/requestChange', { address })
  },
)

Then('the billing address of {string} is in {string}', async function (username: string, city: string) {
  const post = await customerApi(this, username)
  const filter = { kind: 'BILLING' }
  const { items } = await post('/api/addresses/list', { start: 0, length: 10, filter })
  assert.deepEqual(
    (items as readonly ApiAnswer[]).map((address) => address['city']),
    [city],
  )
})

Given('{string} has sent the master data form', async function (username: string) {
  const post = await customerApi(this, username)
  const form = { formId: 'master-data-online', email: username, message: 'We have another bank.', files: [] }
  await post('/api/forms/submit', form)
})

Then('the inbox of {string} has the entry {string}', async function (username: string, text: string) {
  const post = await customerApi(this, username)
  const { entries } = await post('/api/inbox/list', { start: 0, length: 10 })
  includes(JSON.stringify(entries), text)
})

Given(
  'a visitor has sent the question {string} as {string}',
  async function (message: string, email: string) {
    const path = this.to('companyPage', { page: 'contact' })
    const { text } = await this.visitor.send(path, { name: 'Jana Kühn', email, message })
    includes(text, email)
  },
)

/** The admin page of an administrator with both logins. */
async function administration(world: ShopWorld): Promise<AdminViewModel> {
  const person = modelVisitorOf(world)
  await person.comeAs('admin@demo.test')
  await person.open(world.to('admin'))
  const model = await person.shown(AdminViewModel)
  model.typeUsername('admin@demo.test')
  model.typePassword('demo')
  assert.ok(await model.logIn())
  return model
}

const DECISIONS: Readonly<Record<string, CaseDecision>> = {
  accepts: 'ACCEPT',
  refuses: 'REFUSE',
  answers: 'ANSWER',
}

When(
  /^the administrator (accepts|refuses|answers) the request with "(.*)"$/,
  async function (verb: string, text: string) {
    const model = await administration(this)
    const asked = model.cases[0] ?? assert.fail('There is no request')
    model.typeAnswer(asked, text)
    await model.decide(asked, DECISIONS[verb] ?? assert.fail(verb))
  },
)

Then('no request waits for the administrator', async function () {
  assert.deepEqual((await administration(this)).cases, [])
})

Then(/^"(.+)" has the mail "(.+)" with "(.+)"$/, function (to: string, subject: string, text: string) {
  this.backend.runScheduledJobs()
  const mail = this.backend.mails.find((one) => one.to === to) ?? assert.fail(`No mail to ${to}`)
  includes(mail.subject, subject)
  includes(mail.body, text)
})

Then('the mail to {string} has bounced', function (to: string) {
  assert.deepEqual(
    this.backend.mails.map((mail) => [mail.to, mail.isBounced]),
    [[to, true]],
  )
})

Then('the credit limit of {string} is {int}', async function (username: string, limit: number) {
  const { creditLimit } = await (await customerApi(this, username))('/api/invoices/ageing')
  assert.equal(creditLimit?.value, limit)
})

Given('{string} has subscribed to the part on back order', async function (username: string) {
  const post = await customerApi(this, username)
  await post('/api/notifications/subscribe', { sku: skuOf(ON_ORDER.number), on: 'STOCK' })
})

When('they follow the link of their mail', function () {
  this.backend.runScheduledJobs()
  return this.visitor.open(this.backend.mails[0]?.link ?? assert.fail('There is no mail with a link'))
})

async function backOrders(world: ShopWorld): Promise<readonly ApiAnswer[]> {
  const post = await customerApi(world)
  return (await post('/api/backorder/list', { start: 0, length: 1000, filter: {} }))['items']
}

Given('{string} has subscribed to the dates of their back orders', async function (username: string) {
  const lineIds = (await backOrders(this)).map(({ lineId }) => lineId)
  assert.ok(lineIds.length > 0)
  await (
    await customerApi(this, username)
  )('/api/backorder/subscribe', { lineIds, on: true })
})

When('the days pass until a date changes', function () {
  for (let day = 0; day < 60 && this.backend.mails.length === 0; day += 1) {
    this.clock.pass(DAY_MS)
    this.backend.runScheduledJobs()
  }
})

const DAY_MS = 86_400_000

const writtenDay = (isoDate: string) => isoDate.slice(0, 10).split('-').toReversed().join('/')

Then('the mail contains both dates that the list of back orders shows', async function () {
  const lines = await backOrders(this)
  const told = this.backend.mails.map(({ body }) => body)
  assert.ok(told.length > 0)
  for (const body of told) {
    const line = lines.find(
      ({ previousDate, promisedDate }) =>
        previousDate !== undefined &&
        body.includes(`new date ${writtenDay(promisedDate)}, previously ${writtenDay(previousDate)}`),
    )
    assert.ok(line && body.includes(`(${line['product'].sku})`), body)
  }
})

Then('no second mail is sent', function () {
  const told = this.backend.mails.map(({ subject, body }) => `${subject} ${body}`)
  assert.equal(new Set(told).size, told.length)
})
