import { Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { HttpVisitor } from '../support/drivers/http-visitor.ts'
import { PageReader } from '../support/drivers/page-reader.ts'
import type { ShopWorld } from '../support/world.ts'

/** By the form as it is sent without scripts. */
When('the visitor chooses the country {string}', async function (this: ShopWorld, country: string) {
  const { visitor } = this
  assert.ok(visitor instanceof HttpVisitor)
  const path = '/en/geoselection'
  const { client } = visitor
  const response = await client.fetch(
    new Request(new URL(path, client.origin), {
      method: 'POST',
      body: new URLSearchParams({ country }),
      headers: { origin: client.origin },
    }),
  )
  const { status, headers } = response
  visitor.answer = { path, status, headers, text: await response.text() }
  visitor.page = new PageReader(visitor.answer.text)
})

Then(
  /^the country "(.+)" (can be chosen|cannot be chosen|is not listed)$/,
  function (this: ShopWorld, country, how) {
    const states = { 'can be chosen': false, 'cannot be chosen': true, 'is not listed': undefined }
    assert.equal(buttonOf(this, country)?.disabled, states[how as keyof typeof states])
  },
)

function buttonOf({ visitor }: ShopWorld, country: string): HTMLButtonElement | null {
  assert.ok(visitor instanceof HttpVisitor)
  return visitor.page.document.querySelector(`button[name=country][value=${country}]`)
}
