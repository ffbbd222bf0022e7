import { expect, test } from 'vitest'
import { anInvoice, resultOf, xmlOf } from '../../fixtures/e-invoice.fixture.ts'

const valid = xmlOf(anInvoice)

test('An invoice that violates no rule is valid', async () => {
  expect(await resultOf(valid)).toEqual({ kind: 'valid' })
})

test('A violated rule is reported with its field', async () => {
  const rules = [{ rule: 'BR-02', subject: 'number' }]
  expect(await resultOf(valid.replace('<cbc:ID>9001</cbc:ID>', ''))).toEqual({
    kind: 'broken',
    rules,
    count: 1,
  })
})

test('The first hundred violated rules are listed, and all are counted', async () => {
  const lines = Array.from(
    { length: 300 },
    (_, index) => `<cac:InvoiceLine><cbc:ID>${index}</cbc:ID></cac:InvoiceLine>`,
  )
  const result = await resultOf(valid.replace('</Invoice>', `${lines.join('')}</Invoice>`))
  if (result.kind !== 'broken') throw new Error(result.kind)
  expect(result.rules).toHaveLength(100)
  expect(result.count).toBeGreaterThan(300)
})

const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><l>&b;</l>`
const EXTERNAL = `<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>${valid}`

test.each([
  ['a DTD with entities', BILLION_LAUGHS, 'doctype'],
  ['an external entity', EXTERNAL, 'doctype'],
  ['HTML', '<!doctype html><html><body>Not found<br></body></html>', 'malformed'],
  ['HTML without a doctype', '<html><body><p>Not found</p></body></html>', 'no-invoice'],
  ['text', 'Internal server error', 'malformed'],
  ['nothing', '', 'malformed'],
  ['a truncated document', valid.slice(0, valid.length / 2), 'malformed'],
  ['two root elements', `${valid}<more/>`, 'malformed'],
  ['incorrectly nested elements', '<a><b></a></b>', 'malformed'],
  ['an order', valid.replaceAll('Invoice-2"', 'Order-2"'), 'no-invoice'],
  ['an invoice without a namespace', '<Invoice><ID>1</ID></Invoice>', 'no-invoice'],
  ['a PDF', '%PDF-1.4 %âãÏÓ', 'malformed'],
  ['30 MB', 'x'.repeat(30_000_000), 'too-large'],
  ['deeply nested elements', '<a>'.repeat(1_000_000), 'no-invoice'],
  ['a tag of a million attributes', `<a ${'b="" '.repeat(1_000_000)}/>`, 'no-invoice'],
  [
    'an invoice in another encoding than declared',
    Buffer.from(valid.replace('Weg', 'Wég'), 'latin1'),
    'malformed',
  ],
  ['an unterminated comment', `<a><!--${'-'.repeat(5_000_000)}`, 'malformed'],
])('%s is rejected', async (_, content, reason) => {
  expect(await resultOf(content)).toEqual({ kind: 'refused', reason })
})
