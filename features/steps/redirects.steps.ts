import type { DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { Fault } from '#mock-backend/faults/fault.ts'
import { Given, Then } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

const CALL = '/api/redirects'

const FAULTS: Readonly<Record<string, Fault>> = {
  'are down': { path: CALL, kind: 'status', status: 503 },
  'respond with unreadable data': { path: CALL, kind: 'garbage' },
  'violate the contract': { path: CALL, kind: 'off-contract' },
  'do not respond': { path: CALL, kind: 'hang' },
}

let askedBefore = 0

/** Requests new pages until the server calls the API: an earlier scenario may have made the calls fail. */
Given(
  'the shop calls the API for redirects, which it skips for some seconds after a failure',
  async function () {
    while (this.callsTo(CALL).length === 0) {
      askedBefore += 1
      await httpVisitorOf(this).ask(`/en/any-page-${askedBefore}`)
    }
  },
)

Given('the API redirects every page to {string}', function (location: string) {
  this.changeAnswer(CALL, () => ({ redirect: { location, status: 301 } }))
})

Given('the API redirects these pages:', function (table: DataTable) {
  const moves = table.rowsHash()
  this.changeAnswer(CALL, (answer, search) => {
    const location = moves[new URLSearchParams(search).get('path') ?? '']
    return location === undefined ? answer : { redirect: { location, status: 301 } }
  })
})

Given('the API redirects the page {string} to {string}', function (path: string, location: string) {
  this.changeAnswer(CALL, (answer, search) =>
    new URLSearchParams(search).get('path') === path ? { redirect: { location, status: 301 } } : answer,
  )
})

Given(new RegExp(`^the redirect calls (${Object.keys(FAULTS).join('|')})$`), function (how: string) {
  this.backend.setFaults([FAULTS[how]!])
})

Then('the response redirects to {string} with status {int}', function (path: string, status: number) {
  const { response } = httpVisitorOf(this)
  const { origin, pathname, search } = new URL(
    response?.headers.get('location') ?? '',
    httpVisitorOf(this).client.origin,
  )
  assert.equal(origin, httpVisitorOf(this).client.origin)
  assert.deepEqual([response?.status, pathname + search], [status, path])
})

Then('the shop requested the redirects of {string} once', function (path: string) {
  assert.equal(
    this.callsTo(CALL).filter(({ search }) => new URLSearchParams(search).get('path') === path).length,
    1,
  )
})

Then('the response has the type {string} and is cacheable', function (type: string) {
  const { status, headers } = httpVisitorOf(this).response!
  assert.deepEqual([status, headers.get('content-type')], [200, type])
  assert.match(headers.get('cache-control') ?? '', /^public, max-age=\d+$/)
})

Then('the response has the type {string} and is not cacheable', function (type: string) {
  const { status, headers } = httpVisitorOf(this).response!
  assert.deepEqual(
    [status, headers.get('content-type'), headers.get('cache-control')],
    [200, type, 'no-store'],
  )
})

Then('the text of the response contains {string}', function (text: string) {
  assert.ok(
    httpVisitorOf(this).response?.text.includes(text),
    `${text} is not among ${httpVisitorOf(this).response?.text.slice(0, 500)}`,
  )
})
