import { expect, test } from 'vitest'
import { ageingRows } from '#ui/documents/ageing.mapping.ts'
import { anyClerk, type Clerk } from './documents-fixture.ts'

const get = async (clerk: Clerk, documentType: string, documentNo: string) =>
  (await clerk.call('/api/documents/get', { documentType, documentNo })).body
const cents = (prices: readonly { readonly value: number }[]) =>
  prices.reduce((sum, { value }) => sum + Math.round(value * 100), 0)

test('The payments of an invoice add up to the paid amount, and its VAT rates to its tax', async () => {
  const clerk = await anyClerk()
  const { items } = await clerk.documents('INVOICE', { length: 200 })
  const paid = items.filter((item: any) => item.paid.value > 0).slice(0, 20)
  expect(paid).toHaveLength(20)
  for (const { documentNo } of paid) {
    const { header, payments, taxes } = await get(clerk, 'INVOICE', documentNo)
    expect(cents(payments.map(({ amount }: any) => amount))).toBe(cents([header.paid]))
    expect(cents(taxes.map(({ base }: any) => base))).toBe(cents([header.net]))
    expect(cents(taxes.map(({ tax }: any) => tax))).toBe(cents([header.tax]))
    for (const { date, by } of payments) expect(by !== undefined || date >= header.date).toBe(true)
  }
})

test('A credit note, its invoice and its delivery note link to each other and to the order', async () => {
  const clerk = await anyClerk()
  const [{ documentNo, invoiceNo, deliveryNoteNos, orderNos }] = (await clerk.documents('CREDIT_NOTE')).items
  const types = async (type: string, no: string) =>
    (await get(clerk, type, no)).related.map((one: any) => [one.documentType, one.documentNo])
  const fromCredit = await types('CREDIT_NOTE', documentNo)
  expect(fromCredit).toEqual(
    expect.arrayContaining([
      ['INVOICE', invoiceNo],
      ['DESPATCH_ADVICE', deliveryNoteNos[0]],
      ['PACKING_LIST', deliveryNoteNos[0]],
    ]),
  )
  expect(await types('INVOICE', invoiceNo)).toContainEqual(['CREDIT_NOTE', documentNo])
  expect(await types('DESPATCH_ADVICE', deliveryNoteNos[0])).toContainEqual(['INVOICE', invoiceNo])
  expect(fromCredit.find(([type]: string[]) => type === 'ORDER_RESPONSE')[1].slice(1)).toBe(
    orderNos[0].slice(1),
  )
})

test('Related documents are returned only if the caller may see them', async () => {
  const clerk = await anyClerk('accounts@demo.test')
  const [{ documentNo }] = (await clerk.documents('INVOICE')).items
  const { related } = await get(clerk, 'INVOICE', documentNo)
  expect(related.every(({ documentType }: any) => documentType === 'CREDIT_NOTE')).toBe(true)
})

test('A document of another account is unknown', async () => {
  const otherUser = await anyClerk('export@demo.test')
  const clerk = await anyClerk()
  for (const type of ['INVOICE', 'CREDIT_NOTE', 'DESPATCH_ADVICE']) {
    const [{ documentNo }] = (await otherUser.documents(type)).items
    expect((await get(clerk, type, documentNo)).code).toBe(404001)
  }
})

test('Each due-date range of open amounts links to invoices whose open amounts add up to its amount', async () => {
  const clerk = await anyClerk()
  const ageing = (await clerk.call('/api/invoices/ageing')).body
  const buckets = ageingRows({ ...ageing, openBalance: undefined, creditLimit: undefined })
  expect(buckets.length).toBeGreaterThan(3)
  for (const [index, { search, count }] of buckets.entries()) {
    const { status, ...due } = Object.fromEntries(new URLSearchParams(search))
    const { items } = await clerk.documents('INVOICE', { length: 200, filter: { status, ...due } })
    expect(items).toHaveLength(count)
    expect(cents(items.map(({ openAmount }: any) => openAmount))).toBe(cents([ageing.buckets[index].amount]))
  }
})
