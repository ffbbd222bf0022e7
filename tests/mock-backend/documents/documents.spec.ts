import { expect, test } from 'vitest'
import { anyClerk } from './documents-fixture.ts'

const TYPES = ['INVOICE', 'CREDIT_NOTE', 'DESPATCH_ADVICE', 'PACKING_LIST', 'ORDER_RESPONSE']

test.each(TYPES)('Each %s on the first page of the list can be opened', async (documentType) => {
  const { documents, call } = await anyClerk()
  const { items } = await documents(documentType)
  expect(items.length).toBeGreaterThan(0)
  for (const header of items) {
    const { status, body } = await call('/api/documents/get', header)
    expect(status).toBe(200)
    expect(body.header).toEqual(header)
    expect(body.lines).toHaveLength(header.lineCount)
  }
})

test('A delivery note of an invented carrier has a tracking number and no tracking page', async () => {
  const { documents } = await anyClerk()
  const sent = (await documents('DESPATCH_ADVICE')).items.filter(({ carrier }: any) => carrier !== undefined)
  expect(sent.length).toBeGreaterThan(0)
  for (const { trackingNo, trackingUrl } of sent) {
    expect(trackingNo).toMatch(/^DB/)
    expect(trackingUrl).toBeUndefined()
  }
})

test('Invoices are filtered by status, amount and number', async () => {
  const { documents } = await anyClerk()
  const invoices = async (filter: object) => (await documents('INVOICE', { length: 1000, filter })).items
  const all = await invoices({ status: 'all' })
  for (const status of ['paid', 'overdue', 'partPaid']) {
    const some = await invoices({ status })
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all.length)
    expect(new Set(some.map((invoice: any) => invoice.status))).toEqual(new Set([status]))
  }
  const open = await invoices({ status: 'open' })
  expect(open.every(({ openAmount }: any) => openAmount.value > 0)).toBe(true)
  const dear = await invoices({ amountFrom: 500 })
  expect(dear).toEqual(all.filter(({ total }: any) => total.value >= 500))
  const { documentNo } = all[30]
  expect(await invoices({ numberFrom: documentNo, numberTo: documentNo })).toEqual([all[30]])
})

test('A packing list has the packages, units and weight that its header states', async () => {
  const { documents, call } = await anyClerk()
  const { items } = await documents('PACKING_LIST')
  for (const header of items) {
    const { packages, lines, tariffs } = (await call('/api/documents/get', header)).body
    expect(packages).toHaveLength(header.packages)
    const pieces = (rows: any[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(pieces(packages.flatMap((one: any) => one.lines))).toBe(pieces(lines))
    expect(pieces(tariffs)).toBe(pieces(lines))
    const grams = packages.reduce((sum: number, one: any) => sum + Math.round(one.grossWeightKg * 1000), 0)
    expect(grams).toBe(Math.round(header.grossWeightKg * 1000))
  }
})

test('The number of each document of an order finds all of its documents, sorted by date', async () => {
  const { documents, call } = await anyClerk()
  const [credit] = (await documents('CREDIT_NOTE')).items
  const [deliveryNoteNo] = credit.deliveryNoteNos
  const note = (
    await call('/api/documents/get', { documentType: 'PACKING_LIST', documentNo: deliveryNoteNo })
  ).body
  const terms = {
    creditNote: credit.documentNo,
    invoice: credit.invoiceNo,
    deliveryNote: deliveryNoteNo,
    order: credit.orderNos[0],
    reference: credit.customerOrderReference,
    sscc: note.packages[0].sscc,
    ...(note.header.trackingNo && { tracking: note.header.trackingNo }),
  }
  for (const term of Object.values(terms)) {
    const { status, body } = await call('/api/documents/trace', { term: ` ${String(term).toLowerCase()} ` })
    expect(status).toBe(200)
    const ids = body.nodes.map(({ id }: any) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        `CREDIT_NOTE-${credit.documentNo}`,
        `INVOICE-${credit.invoiceNo}`,
        `DESPATCH_ADVICE-${deliveryNoteNo}`,
      ]),
    )
    expect(body.nodes.some(({ matched }: any) => matched)).toBe(true)
    expect(body.edges.every(({ from, to }: any) => ids.includes(from) && ids.includes(to))).toBe(true)
    const dates = body.nodes.map(({ date }: any) => date)
    expect(dates).toEqual(dates.toSorted())
  }
})

test('A trace by part number returns at most ten chains, and the total number of orders with the part', async () => {
  const { list, call } = await anyClerk()
  const [{ orderNo }] = (await list('/api/orders/list')).items
  const { sku } = (await call('/api/orders/get', { orderNo })).body.lines[0].product
  const { nodes, chains } = (await call('/api/documents/trace', { term: sku })).body
  expect(nodes.some(({ documentNo }: any) => documentNo === orderNo)).toBe(true)
  expect(chains.shown).toBeLessThanOrEqual(10)
  expect(chains.total).toBe((await list('/api/orders/list', { filter: { sku } })).pagination.total)
})

test('A trace omits documents that the account may not see', async () => {
  const { documents, call } = await anyClerk('accounts@demo.test')
  const [{ documentNo }] = (await documents('INVOICE')).items
  const { nodes, mismatches } = (await call('/api/documents/trace', { term: documentNo })).body
  expect(new Set(nodes.map(({ type }: any) => type)).size).toBeLessThanOrEqual(2)
  expect(nodes.map(({ type }: any) => type)).not.toContain('ORDER')
  expect(mismatches.every(({ kind }: any) => kind === 'INVOICED_CREDITED')).toBe(true)
})

test('The number of another customer’s document gets the same response as an unknown one', async () => {
  const { documents } = await anyClerk()
  const [{ documentNo }] = (await documents('INVOICE')).items
  const otherUser = await anyClerk('export@demo.test')
  const responses = await Promise.all(
    [documentNo, '4711', ' - '].map((term) => otherUser.call('/api/documents/trace', { term })),
  )
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(responses[0]?.body).toEqual(responses[1]?.body)
  const opened = await otherUser.call('/api/documents/get', { documentType: 'INVOICE', documentNo })
  expect(opened.body).toEqual(responses[0]?.body)
})
