import assert from 'node:assert/strict'
import { Then, When } from '../support/steps.ts'
import { includes, plain } from '../support/texts.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

type Raw = { raw(): string[][] }
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const main = (world: ShopWorld) => httpVisitorOf(world).page.document.querySelector('main')!

function field(world: ShopWorld, name: string): Field {
  const foundField = main(world).querySelector<Field>(`form[method=post] [name="${name}"]:not([type=hidden])`)
  assert.ok(foundField, `no field ${name}`)
  return foundField
}

/** Steps for forms without scripts: they fill in the form of the received page and encode it like a browser. */
When('they fill in:', function (fields: Raw) {
  for (const [name = '', value = ''] of fields.raw()) field(this, name).value = value
})

When('they fill in {string} with {int} characters', function (name: string, count: number) {
  field(this, name).value = 'x'.repeat(count)
})

const CHOICES = { 'delivery note': 'notes', slot: 'slot' } as const

When(/^they choose the first (delivery note|slot)$/, function (kind: keyof typeof CHOICES) {
  const name = CHOICES[kind]
  const choice = main(this).querySelector<HTMLInputElement>(
    `input[name="${name}"]:enabled:not([type=hidden])`,
  )
  assert.ok(choice, `nothing to choose for ${name}`)
  choice.checked = true
})

When('they send {string}', function (name: string) {
  return send(this, (label) => label === name)
})

When('they book the first offered slot', function () {
  return send(this, (label) => /\d\d:\d\d–\d\d:\d\d$/.test(label))
})

async function send(world: ShopWorld, matchesLabel: (label: string) => boolean): Promise<void> {
  const visitor = httpVisitorOf(world)
  const buttons = [...main(world).querySelectorAll<HTMLButtonElement>('form button[type=submit]')]
  const labelOf = (button: Element) => plain(button.getAttribute('aria-label') ?? button.textContent ?? '')
  const button = buttons.find((one) => matchesLabel(labelOf(one)))
  const form = button?.form
  assert.ok(form, `no such button among ${buttons.map(labelOf).join(', ')}`)
  const fields = visitor.page.fieldsOf(form)
  if (button?.name) fields.set(button.name, button.value)
  const path = form.getAttribute('action') ?? visitor.response?.path ?? '/'
  if (form.method === 'get') return visitor.open(`${path.split('?')[0]}?${fields}`)

  const { status, location } = await visitor.send(path, fields)
  if (status === 303 && location !== null) await visitor.open(location)
}

Then('the field {string} contains {string}', function (name: string, value: string) {
  assert.equal(field(this, name).value, value)
})

Then('the field {string} contains {int} characters', function (name: string, count: number) {
  assert.equal(field(this, name).value.length, count)
})

Then('the field {string} shows the message {string}', function (name: string, text: string) {
  const input = field(this, name)
  assert.equal(input.getAttribute('aria-invalid'), 'true')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const message = described.map((id) => input.ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
  assert.ok(message.includes(text), message)
})

/** Checks the status of the response, and that its page contains the sentence. */
function refusedWith(status: number) {
  return function (this: ShopWorld, sentence: string): void {
    const { response, page } = httpVisitorOf(this)
    assert.equal(response?.status, status)
    includes(page.text, sentence)
  }
}

Then('the change is not saved: {string}', refusedWith(422))
Then('the booking is refused: {string}', refusedWith(409))
