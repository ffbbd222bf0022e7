import assert from 'node:assert/strict'
import { customerApi } from '../support/customer-api.ts'
import { Given, Then, When } from '../support/steps.ts'

Given('{string} has requested the right {string}', async function (userName: string, right: string) {
  await (
    await customerApi(this, userName)
  )('/api/people/requests/ask', { right })
})

When('the administrator of the company grants the right', async function () {
  const ask = await customerApi(this, 'full@demo.test')
  const { requests } = (await ask('/api/people/requests', {})) as { requests: { requestId: string }[] }
  await ask('/api/people/requests/grant', { requestId: requests[0]?.requestId })
})

Then('{string} can no longer log in', async function (userName: string) {
  const request = new Request('https://api.test/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: userName, password: 'demo' }),
  })
  assert.equal((await this.backend.respond(request)).status, 401)
})
