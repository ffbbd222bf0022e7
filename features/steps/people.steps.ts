import assert from 'node:assert/strict'
import { customerApi, type ApiAnswer } from '../support/customer-api.ts'
import { Given, Then, When } from '../support/steps.ts'

Given('{string} has requested the right {string}', async function (userName: string, right: string) {
  await (
    await customerApi(this, userName)
  )('/api/people/requests/ask', { right })
})

Given(
  '{string} has invited {string} {int} time(s)',
  async function (by: string, email: string, times: number) {
    const ask = await customerApi(this, by)
    for (let time = 0; time < times; time += 1) {
      const { items } = await ask('/api/people/list', { start: 0, length: 100, filter: {} })
      const invited = (items as ApiAnswer[]).find((person) => person['email'] === email)
      if (invited) await ask('/api/people/resend', { personId: invited['personId'] })
      else await ask('/api/people/invite', { email, role: 'BUYER' })
    }
  },
)

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
