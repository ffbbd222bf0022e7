import { After } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { serve, type RunningServer } from '#adapters/server/running-server.ts'
import { Given, Then, When } from '../support/steps.ts'

let api: RunningServer | undefined
let printed: { readonly exitCode: number; readonly text: string }

/** The calls that `verify-api` reported as broken, each with its message. */
const broken = () => [...printed.text.matchAll(/^BROKEN +(\w+) +(\S+).*\n((?: {10}.*\n)*)/gm)]

Given('the mock backend as a separate API', async function () {
  const respond: typeof this.respond = (request) => {
    // the document queue depends on the scenario's clock
    this.clock.pass(100)
    return this.respond(request)
  }
  api = await serve(respond, { host: '127.0.0.1', port: 0 })
})

Given('the response of its live search lacks {string}', function (field: string) {
  this.changeAnswer('/api/search/partSearch', ({ [field]: _, ...rest }) => rest)
})

When('the search of that API is verified', async function () {
  printed = await verify(api?.url ?? '', 'search')
})

Then('the report lists only one violation: the live search omits {string}', function (field: string) {
  assert.equal(printed.exitCode, 1)
  assert.match(printed.text, /\d+ calls: \d+ answered, \d+ refused within the contract, 1 breaks? it/)
  const [[, method, path, says = ''] = [], ...others] = broken()
  assert.equal(`${method} ${path}`, 'POST /api/search/partSearch')
  assert.ok(says.includes(`200 /${field}`), printed.text)
  assert.deepEqual(others, [])
})

After(async function () {
  await api?.stop()
  api = undefined
})

/** Command for the developer of an API, in a separate process. */
function verify(url: string, capability: string): Promise<typeof printed> {
  const args = ['scripts/api/verify-api.ts', '--base-url', url, '--only', capability]
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, text) => {
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, text })
    })
  })
}
