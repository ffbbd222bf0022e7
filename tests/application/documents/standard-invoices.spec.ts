import { expect, it } from 'vitest'
import { rulesBrokenBy, verdictOn } from '../../fixtures/e-invoice.fixture.ts'
import { CII_SAMPLES, INVOICE_SAMPLES } from '../../fixtures/standards/invoices.fixture.ts'

it.each(INVOICE_SAMPLES)(
  'An e-invoice breaks the rules that it breaks, and no other: $covers',
  async (sample) => {
    const found = await rulesBrokenBy(sample.xml)
    expect(found.map(({ rule }) => rule)).toEqual(sample.breaks)
  },
)

it.each(CII_SAMPLES)('An e-invoice that is no UBL is refused as such: %s', async (_, xml) => {
  expect(await verdictOn(xml)).toEqual({ kind: 'refused', reason: 'no-invoice' })
})
