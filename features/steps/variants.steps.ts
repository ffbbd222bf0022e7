import type { DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configuredShop, shopProcess } from '../support/drivers/configured-shop.ts'
import { HttpVisitor } from '../support/drivers/http-visitor.ts'
import { WebClient } from '../support/drivers/web-client.ts'
import type { PageName } from '../support/page-names.ts'
import { Given, Then, When } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

const OTHER_WORDS = { en: { 'home.byNumber': 'Find it by its number' } }

Given('a shop with the configuration:', async function (table: DataTable) {
  const shop = await configuredShop(table.rowsHash(), this.respond)
  this.enter(new HttpVisitor(new WebClient(shop.url), this.clock), shop.stop)
})

Given('a shop with its own configuration and texts:', async function (table: DataTable) {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  const file = join(folder, 'texts.json')
  await writeFile(file, JSON.stringify(OTHER_WORDS))
  const shop = await shopProcess({ ...table.rowsHash(), TEXT_OVERRIDES: file })
  this.enter(new HttpVisitor(new WebClient(shop.origin), this.clock), async () => {
    shop.stop()
    await rm(folder, { recursive: true })
  })
})

/** A separate process, because languages apply to the whole process. */
Given('a shop in the languages {string}', async function (locales: string) {
  const shop = await shopProcess({ ROUTING_LOCALES: locales, CATALOGUE_SIZE: '1000' })
  this.enter(new HttpVisitor(new WebClient(shop.origin), this.clock), async () => shop.stop())
})

When('they open the shop', function () {
  return httpVisitorOf(this).ask('/')
})

Then('the shop redirects them to {page}', function (page: PageName) {
  const { status, location } = httpVisitorOf(this).response!
  assert.deepEqual([status, location], [302, page.pathIn(this.to)])
})

When('they log in by the form without scripts', function () {
  return httpVisitorOf(this).comeAs('full@demo.test')
})

Then(
  'the login stores the customer {string} and the entity {string}',
  function (customer: string, entity: string) {
    const user = httpVisitorOf(this).keptUser()
    assert.deepEqual([user?.customerId, user?.entityId], [customer, entity])
  },
)
