import assert from 'node:assert/strict'
import type { CaseDecision } from '#application/admin/administration.port.ts'
import { AdminViewModel } from '#ui/admin/admin.view-model.ts'
import { customerApi } from '../support/customer-api.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { models } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

/** A form that is sent without scripts, and the page to which it leads. */
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
  assert.equal(this.backend.mails.length, Number(count))
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

Given('{string} has asked for another billing address', async function (username: string) {
  await (
    await customerApi(this, username)
  )('/api/addresses/requestChange', { message: 'We have moved.' })
})

Given('a visitor has asked {string} as {string}', async function (message: string, email: string) {
  const path = this.to('companyPage', { page: 'contact' })
  const { text } = await this.visitor.send(path, { name: 'Jana Kühn', email, message })
  includes(text, email)
})

/** The page of the administrator, who is logged in to both services. */
async function administration(world: ShopWorld): Promise<AdminViewModel> {
  const person = models(world)
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

Then('nothing waits for the administrator', async function () {
  assert.deepEqual((await administration(this)).cases, [])
})

Then(/^"(.+)" has the mail "(.+)" with "(.+)"$/, function (to: string, subject: string, text: string) {
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
