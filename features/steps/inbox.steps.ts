import assert from 'node:assert/strict'
import { INBOX_KINDS } from '#domain/inbox/inbox.ts'
import { adminCall, customerApi } from '../support/customer-api.ts'
import { Given, Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'

Given(
  'the administrator has answered a request of {string} with {string}',
  async function (username: string, answer: string) {
    const post = await customerApi(this, username)
    const { ticketNo } = await post('/api/forms/submit', {
      formId: 'master-data-online',
      email: username,
      message: 'We have another bank.',
      files: [],
    })
    await adminCall(this, '/api/admin/cases/update', { caseNo: ticketNo, decision: 'ANSWER', text: answer })
  },
)

Then('the header counts {int} unread entry/entries', async function (count: number) {
  includes(await this.visitor.received(), `aria-label="${this.text('header.inbox', { count })}"`)
})

When('they mark all entries of the inbox as read', async function () {
  const path = this.to('inbox')
  await this.visitor.open(path)
  const { location } = await this.visitor.send(path, {
    intent: 'read',
    until: '2100-01-01T00:00:00.000Z',
  })
  await this.visitor.open(location ?? assert.fail('The form was refused'))
})

When('they choose no channel for the events {string}', async function (kind: string) {
  assert.ok(INBOX_KINDS.includes(kind as (typeof INBOX_KINDS)[number]))
  const { location } = await this.visitor.send(this.to('inbox'), { kind })
  await this.visitor.open(location ?? assert.fail('The form was refused'))
})
