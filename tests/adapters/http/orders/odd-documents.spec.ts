import { expect, it } from 'vitest'
import { HttpDocuments } from '#adapters/http/documents/http-documents.ts'
import { HttpOrdersApi } from '#adapters/http/orders/http-orders-api.ts'
import { shopApiOver } from '../../../fixtures/shop-api.fixture.ts'

const party = {
  id: 'P1',
  company: 'Becker',
  street: 'Weg 1',
  postCode: '33689',
  city: 'Ulm',
  countryID: 'DE',
}
const price = (value: number, code = 'EUR') => ({ value, currency: { code } })

const order = (orderNo: string, more: object = {}) => ({
  orderNo,
  date: '2026-11-20',
  customerOrderReference: '',
  source: 'EDI',
  placedBy: '',
  shipTo: party,
  lineCount: 0,
  priceVisible: true,
  status: 'delivered',
  openQuantity: 0,
  deliveryNoteNos: [],
  ...more,
})

const invoice = (more: object = {}) => ({
  documentType: 'INVOICE',
  documentNo: '93',
  date: '2026-11-20',
  status: 'open',
  orderNos: [],
  deliveryNoteNos: [],
  customerOrderReference: '',
  priceVisible: true,
  lineCount: 0,
  files: [],
  ...more,
})

const listed = (...items: readonly object[]) =>
  shopApiOver({
    fetch: async () =>
      Response.json({
        items,
        pagination: { start: 0, length: 25, total: items.length },
        asOf: '2026-11-25T08:00:00Z',
      }),
  })

const query = { start: 0, length: 25, sortBy: 'date', desc: true, filters: {} }

it('an order with an unknown state is listed', async () => {
  const { items } = await new HttpOrdersApi(
    listed(order('1', { status: 'AWAITING_CREDIT_CHECK' }), order('2')),
  ).list(query)
  expect(items.map(({ status }) => status)).toEqual(['OTHER', 'delivered'])
})

it('an order with the API state “delivered” is partly delivered while a quantity is outstanding', async () => {
  const { items } = await new HttpOrdersApi(listed(order('1', { openQuantity: 3 }))).list(query)
  expect(items[0]?.status).toBe('partDelivered')
})

it('parcels determine the state of an order, whatever state the API returns', async () => {
  const parcel = { documentType: 'DESPATCH_ADVICE', documentNo: '83', date: '2026-11-21', status: 'shipped' }
  const api = shopApiOver({
    fetch: async () =>
      Response.json({
        header: order('1'),
        billTo: party,
        transport: '',
        payment: '',
        lines: [],
        timeline: [],
        documents: [parcel, { ...parcel, documentType: 'INVOICE', status: 'DUNNED' }],
        asOf: '2026-11-25T08:00:00Z',
      }),
  })
  const foundOrder = await new HttpOrdersApi(api).get('1')
  expect(foundOrder?.header.status).toBe('shipped')
  expect(foundOrder?.documents.map(({ status }) => status)).toEqual(['shipped', 'OTHER'])
})

it('amounts of 0, below 0 and in a currency without decimals are converted to minor units', async () => {
  const { items } = await new HttpDocuments(
    listed(
      invoice({ total: price(0), openAmount: price(0) }),
      invoice({ total: price(-12.5), status: 'WRITTEN_OFF' }),
      invoice({ total: price(1234, 'JPY') }),
    ),
  ).list('INVOICE', query)
  expect(items.map(({ total }) => total)).toEqual([
    { minor: 0, currency: 'EUR' },
    { minor: -1250, currency: 'EUR' },
    { minor: 1234, currency: 'JPY' },
  ])
  expect(items.map(({ status }) => status)).toEqual(['open', 'OTHER', 'open'])
})
