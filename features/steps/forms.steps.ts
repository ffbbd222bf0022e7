import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiAnswer } from '../support/customer-api.ts'
import { deliveredInvoice, documentsOf } from '../support/papers.ts'
import { Then, When } from '../support/steps.ts'
import { includes } from '../support/texts.ts'
import { mainElement, httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const invoices = new WeakMap<ShopWorld, ApiAnswer>()

When(
  /^they open the form "(.+)" for (?:their last invoice|the last invoice of "(.+)")$/,
  async function (form: string, username: string | null) {
    const invoice = await deliveredInvoice(await documentsOf(this, 'INVOICE', username ?? 'full@demo.test'))
    invoices.set(this, invoice)
    const query = new URLSearchParams({ form, documentNo: invoice['header'].documentNo })
    await this.visitor.open(`${this.to('forms')}?${query}`)
  },
)

Then('they see the parts of that invoice', async function () {
  const visibleText = await this.visitor.seen()
  for (const { product } of invoices.get(this)!['lines']) includes(visibleText, product.sku)
})

Then('every printable form is a PDF of its stated size', async function () {
  const html = await this.visitor.received()
  const paths = [...html.matchAll(/href="(\/media\/forms\/[^"]+\.pdf)"/g)].map(([, path]) => path ?? '')
  assert.equal(paths.length, 6)
  const { forms } = (await (
    await this.backend.respond(new Request('http://api.test/api/forms?languageID=en-GB'))
  ).json()) as any
  for (const path of paths) {
    const response = await httpVisitorOf(this).client.fetch(
      new Request(new URL(path, httpVisitorOf(this).client.origin)),
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    assert.equal(new TextDecoder().decode(bytes.slice(0, 5)), '%PDF-')
    assert.equal(bytes.length, forms.find((form: any) => form.file?.path === path).file.bytes)
  }
})

When('they choose the first line of the document', function () {
  return mainElement(this)
    .getByRole('group', { name: 'Which lines are affected?' })
    .getByRole('checkbox')
    .first()
    .check()
})

When('they fill in {string} with {string}', async function (label: string, text: string) {
  const exactly = mainElement(this).getByLabel(label, { exact: true })
  const field = (await exactly.count()) === 1 ? exactly : mainElement(this).getByLabel(label)
  return field.fill(text)
})

Then('the field {string} still contains {string}', function (label: string, text: string) {
  return this.visitor.eventually(async () =>
    assert.equal(await mainElement(this).getByLabel(label).inputValue(), text),
  )
})

const attach = (world: ShopWorld, name: string, buffer: Buffer) =>
  mainElement(world).getByLabel('Attachments').setInputFiles({ name, mimeType: 'application/pdf', buffer })

When(
  /^they attach "(.+)" (?:that is a (program|PDF)|of (\d+) MB)$/,
  async function (name: string, kind: string | null, megabytes: string | null) {
    if (megabytes !== null) {
      // a file on disk, because Playwright would send a buffer over its connection to the browser
      const file = join(mkdtempSync(join(tmpdir(), 'attached-')), name)
      writeFileSync(file, Buffer.alloc(Number(megabytes) * 1_000_000, '%PDF-'))
      return mainElement(this).getByLabel('Attachments').setInputFiles(file)
    }
    if (kind === 'program') return attach(this, name, Buffer.from('MZ\u0000\u0001 a program'))
    await attach(this, name, Buffer.from('%PDF-1.7 a note'))
    await mainElement(this)
      .getByRole('button', { name: `Remove ${name}` })
      .waitFor()
  },
)
