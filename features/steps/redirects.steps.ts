import type { DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { Fault } from '#mock-backend/faults/fault.ts'
import { Given, Then } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

const CALL = '/api/redirects'

const FAULTS: Readonly<Record<string, Fault>> = {
  'are down': { path: CALL, kind: 'status', status: 503 },
  'answer with garbage': { path: CALL, kind: 'garbage' },
  'answer something else': { path: CALL, kind: 'off-contract' },
  'never answer': { path: CALL, kind: 'hang' },
}

let askedBefore = 0

/** After a failure of the redirect service, the server does not call it for some seconds: waits until it does. */
Given('the redirects can be asked for', async function () {
  while (this.callsTo(CALL).length === 0) {
    askedBefore += 1
    await httpVisitorOf(this).ask(`/en/any-page-${askedBefore}`)
  }
})

Given('every page is said to have moved to {string}', function (location: string) {
  this.changeAnswer(CALL, () => ({ redirect: { location, status: 301 } }))
})

Given('these pages are said to have moved:', function (table: DataTable) {
  const moves = table.rowsHash()
  this.changeAnswer(CALL, (answer, search) => {
    const location = moves[new URLSearchParams(search).get('path') ?? '']
    return location === undefined ? answer : { redirect: { location, status: 301 } }
  })
})

Given('the page {string} is said to have moved to {string}', function (path: string, location: string) {
  this.changeAnswer(CALL, (answer, search) =>
    new URLSearchParams(search).get('path') === path ? { redirect: { location, status: 301 } } : answer,
  )
})

Given(new RegExp(`^the redirects (${Object.keys(FAULTS).join('|')})$`), function (how: string) {
  this.backend.setFaults([FAULTS[how]!])
})

Then('it leads to {string} with {int}', function (path: string, status: number) {
  const { answer } = httpVisitorOf(this)
  const { origin, pathname, search } = new URL(
    answer?.headers.get('location') ?? '',
    httpVisitorOf(this).client.origin,
  )
  assert.equal(origin, httpVisitorOf(this).client.origin)
  assert.deepEqual([answer?.status, pathname + search], [status, path])
})

Then('the redirects of {string} were asked for once', function (path: string) {
  assert.equal(
    this.callsTo(CALL).filter(({ search }) => new URLSearchParams(search).get('path') === path).length,
    1,
  )
})

Then('it is {string} that may be kept', function (type: string) {
  const { status, headers } = httpVisitorOf(this).answer!
  assert.deepEqual([status, headers.get('content-type')], [200, type])
  assert.match(headers.get('cache-control') ?? '', /^public, max-age=\d+$/)
})

Then('it is {string} for this visitor alone', function (type: string) {
  const { status, headers } = httpVisitorOf(this).answer!
  assert.deepEqual(
    [status, headers.get('content-type'), headers.get('cache-control')],
    [200, type, 'no-store'],
  )
})

Then('its text holds {string}', function (text: string) {
  assert.ok(
    httpVisitorOf(this).answer?.text.includes(text),
    `${text} is not among ${httpVisitorOf(this).answer?.text.slice(0, 500)}`,
  )
})
