import assert from 'node:assert/strict'
import { customerApi } from '../support/customer-api.ts'
import { Then, When } from '../support/steps.ts'

When('the administrator of the company grants it', async function () {
  const ask = await customerApi(this, 'full@demo.test')
  const { requests } = (await ask('/api/people/requests', {})) as { requests: { requestId: string }[] }
  await ask('/api/people/requests/grant', { requestId: requests[0]?.requestId })
})

Then('{string} cannot log in any more', async function (userName: string) {
  const ask = await customerApi(this, userName)
  assert.ok((await ask('/api/getfeatures'))['code'])
})
