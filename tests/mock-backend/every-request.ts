import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import { anonymous, api } from './call-api.ts'
import { deliveredInvoice } from './delivered-invoice.ts'
import { readyToBook } from './appointments/ready-to-book.ts'
import { IN_STOCK, readyToOrder } from './checkout/ready-to-order.ts'

/** The secret of a link for a new password, from the mailbox. */
async function passwordLink(backend: MockBackend): Promise<string> {
  const { get } = api(backend)
  await get('/api/password/reset/readonly%40demo.test')
  const page = new TextDecoder().decode((await get('/demo/mail')).body)
  return /login\/password\?link=(\w+)/.exec(page)?.[1] ?? ''
}

export type AnyRequest = {
  readonly path?: string
  readonly body?: object
  readonly headers?: Record<string, string>
}

/** For each call of the contract a request that succeeds. */
export async function everyRequest(backend: MockBackend): Promise<Record<string, AnyRequest>> {
  const { post, login } = api(backend)
  const token = await login('full@demo.test')
  const catalogue = sharedCatalogue(7, 600)
  const parts = Array.from({ length: 600 }, (_, index) => catalogue.product(index))
  // only a cart that contains a promotion has prices with an expiry
  const { slug, sku, vendorId } = parts.find(
    ({ promotion, stock, packageQuantity }) => promotion && stock.quantity > 20 && packageQuantity === 1,
  )!
  const items = [{ sku: `${vendorId}-${sku}`, qty: 1 }]
  await post('/api/checkout/cart/add', { token, items })
  const [line] = (await post('/api/checkout/cart/getQuote', { ...anonymous, token })).body.quote.items

  const { accessToken: tokenKih } = (
    await post('/api/loginKih', { username: 'admin@demo.test', password: 'demo' })
  ).body

  const { body: orders } = await post('/api/orders/list', {
    ...anonymous,
    token,
    start: 0,
    length: 1,
    filter: {},
  })
  const { orderNo } = orders.items[0]
  const idempotencyKey = { 'idempotency-key': 'every-call-is-made-once' }
  const list = { start: 0, length: 5, filter: {} }

  const caller = { ...anonymous, token }
  const { body: invoices } = await post('/api/documents/list', {
    ...caller,
    ...list,
    documentType: 'INVOICE',
  })
  const oneInvoice = { documentType: 'INVOICE', documentNo: invoices.items[0].documentNo }
  const { body: queued } = await post(
    '/api/documents/queue',
    {
      ...caller,
      table: { title: 'Orders', columns: [{ title: 'Order', kind: 'TEXT' }], rows: [], totals: [null] },
    },
    { 'idempotency-key': 'an empty table is ready at once' },
  )
  const paying = await readyToOrder(backend, { user: 'new@demo.test', paymentId: 'card' })
  await paying.place()
  const payer = paying.caller
  const above = { user: 'buyer@demo.test', items: [{ sku: IN_STOCK, qty: 200 }] }
  const requested = await (await readyToOrder(backend, above)).place()
  const wanting = await readyToOrder(backend, above)
  const dropped = await wanting.place()
  const credentials = { username: 'admin@demo.test', password: 'demo' }

  await post('/api/carts/create', { ...caller, name: 'First', copyActive: true })
  const { carts } = (await post('/api/carts/create', { ...caller, name: 'Second', copyActive: true })).body
  const cartIdOf = (cartName: string) => carts.find(({ name }: { name: string }) => name === cartName).cartId
  const [cartId, otherCartId] = [cartIdOf('First'), cartIdOf('Second')]
  const [{ listId }, { listId: otherListId }] = (await post('/api/favourites/list', caller)).body.lists
  const { shareId } = (
    await post('/api/favourites/share', {
      ...caller,
      listId,
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
  ).body
  const { list: spare } = (await post('/api/favourites/create', { ...caller, name: 'Spare' })).body
  const noted = `${vendorId}-${sku}`
  const notedItems = [{ sku: noted, quantity: 2, note: 'A note' }]

  const draft = { company: 'Becker', street: 'Ring 1', postCode: '34123', city: 'Kassel', countryID: 'DE' }
  const { address: added } = (await post('/api/addresses/create', { ...caller, address: draft })).body
  const { address: gone } = (await post('/api/addresses/create', { ...caller, address: draft })).body
  await post('/api/addresses/delete', { ...caller, id: gone.id })

  const toBook = await readyToBook(backend)
  const booked = await toBook.book()
  const cancelled = await toBook.book()
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const {
    punchOutSystems: [punchOutSystem],
  } = (await post('/api/partnerinterface/get', caller)).body
  const { delivery: partnerDelivery } = (
    await post('/api/partnerinterface/webhooks/test', { ...caller, webhookId: 'wh_erp' })
  ).body
  const { body: spareHook } = await post('/api/partnerinterface/webhooks/save', {
    ...caller,
    url: 'https://spare.example.com/',
    events: ['order.shipped'],
  })

  const clerk = { ...caller, token: await login('bookkeeper@demo.test') }
  const invite = async (email: string) => {
    const invitation = { ...caller, email, role: 'BUYER' }
    const response = await post('/api/people/invite', invitation, { 'idempotency-key': `for ${email}` })
    const [mail] = backend.mails.filter(({ to }) => to === email)
    return { personId: response.body.person.personId, link: mail?.link?.split('link=')[1] }
  }
  const [awaited, unwanted, joining] = [
    await invite('awaited@becker.test'),
    await invite('unwanted@becker.test'),
    await invite('joining@becker.test'),
  ]
  for (const right of ['order', 'shipment']) await post('/api/people/requests/ask', { ...clerk, right })

  const erp = {
    protocol: 'OCI',
    userName: 'demo-oci5-D0100001',
    secret: 'demo',
    languageID: 'de-DE',
    returnUrl: 'https://localhost/return',
  }
  const punchOutStart = { ...erp, operation: 'CREATE', job: {} }
  const orderOfSystem = 'PO-0'
  const firstLine = { articleNo: sku, quantity: 1 }
  await post('/api/punchout/order', {
    ...erp,
    protocol: 'CXML',
    orderNo: orderOfSystem,
    lines: [firstLine],
    job: {},
  })
  const punchOutTicket = async () => (await post('/api/punchout/start', punchOutStart)).body.ticket
  const punchOutVisit = (await post('/api/punchout/enter', { ticket: await punchOutTicket() })).body
  const claimed = await deliveredInvoice(post, caller)
  const { ticketNo: claimNo } = (
    await post(
      '/api/forms/submit',
      {
        ...caller,
        formId: 'return-online',
        documentNo: claimed.header.documentNo,
        lines: [{ lineNo: 1, quantity: claimed.lines[0].quantity }],
        email: 'anna@becker.test',
        message: 'Ordered twice',
        files: [],
      },
      { 'idempotency-key': 'a claim for every call' },
    )
  ).body
  // sends a message, because only a claim with an unanswered message waits for a clerk
  await post('/api/claims/reply', { ...caller, claimNo, text: 'When?' }, { 'idempotency-key': 'a question' })

  const requests: Record<string, AnyRequest> = {
    '/api/login': { body: credentials },
    '/api/loginKih': { body: credentials },
    '/api/logoutKih': { body: { token: null } },
    '/api/logout': { body: { token: null } },
    '/api/admin/error-log': { body: { tokenKih, length: 5 } },
    '/api/admin/mock': { body: { tokenKih } },
    '/api/admin/cases': { body: { tokenKih } },
    '/api/admin/cases/update': {
      body: { tokenKih, customerId: 'D0100001', caseNo: claimNo, decision: 'ANSWER', text: 'Soon.' },
    },
    '/api/admin/redirects': { body: { tokenKih } },
    '/api/password/reset/:passwordReset': { path: '/api/password/reset/anna' },
    '/api/password/set': { body: { link: await passwordLink(backend), password: 'a new password' } },
    '/api/getfeatures': { body: { token } },
    '/api/addresses/list': { body: { ...caller, ...list } },
    '/api/addresses/create': { body: { ...caller, address: draft } },
    '/api/addresses/update': { body: { ...caller, id: added.id, address: draft } },
    '/api/addresses/delete': { body: { ...caller, id: added.id } },
    '/api/addresses/restore': { body: { ...caller, id: gone.id } },
    '/api/addresses/setDefault': { body: { ...caller, id: 'D0100001-1' } },
    '/api/addresses/validate': { body: { ...caller, address: draft } },
    '/api/addresses/requestChange': { body: { ...caller, address: draft } },
    '/api/appointment/list': { body: { ...caller, ...list } },
    '/api/appointment/get': { body: { ...caller, no: booked.no } },
    '/api/appointment/ready': { body: caller },
    '/api/appointment/slots': { body: { ...caller, ...toBook.span, packages: 1, grossWeight: 5 } },
    '/api/appointment/create': {
      body: { ...caller, ...toBook.booking() },
      headers: { 'idempotency-key': 'fetched-once' },
    },
    '/api/appointment/update': {
      body: { ...caller, ...toBook.bookingOf(booked), no: booked.no, version: booked.version },
    },
    '/api/appointment/cancel': { body: { ...caller, no: cancelled.no, version: cancelled.version } },
    '/api/checkout/cart/create': { body: { token } },
    '/api/checkout/cart/getQuote': { body: caller },
    '/api/checkout/cart/add': { body: { token, items } },
    '/api/checkout/cart/update/': {
      body: { ...caller, item_id: line.item_id ?? line.itemId, sku: line.sku, qty: line.packagingAmount },
    },
    '/api/checkout/cart/updateItems': {
      body: {
        ...caller,
        // The cart was changed above, and once more by the call `cart/add`.
        version: 2,
        items: [{ item_id: line.item_id ?? line.itemId, sku: line.sku, qty: line.packagingAmount }],
      },
    },
    '/api/checkout/cart/delete': { body: { ...caller, item_ids: [4711] } },
    '/api/checkout/validate': { body: { ...payer, version: paying.order.version } },
    '/api/checkout/addresses/get': { body: payer },
    '/api/checkout/addresses/set': {
      body: {
        ...payer,
        billingAddressId: 'D0100006-1',
        shippingAddressId: 'D0100006-1',
        contact: '',
        remark: '',
      },
    },
    '/api/checkout/transports/get': { body: payer },
    '/api/checkout/transports/set': { body: { ...payer, transportId: 'parcel', deliverComplete: false } },
    '/api/checkout/payments/get': { body: payer },
    '/api/checkout/payments/set': {
      body: { ...payer, paymentId: 'card', ccFirstName: 'Marco', ccLastName: 'Rinaldi' },
    },
    '/api/checkout/payments/start': {
      body: { ...payer, basHash: paying.order.basHash, returnPath: '/checkout/redirect' },
    },
    '/api/checkout/split': { body: { ...payer, deliverComplete: true } },
    '/api/checkout/order/place': {
      body: { ...payer, ...paying.order },
      headers: { 'idempotency-key': paying.key },
    },
    '/api/checkout/order/status': { body: { ...payer, basHash: paying.order.basHash } },
    '/api/checkout/payment/return': { body: { provider: 'payone', params: { reference: 'none' } } },
    '/api/claims/list': { body: { ...caller, ...list } },
    '/api/cost-centres/list': { body: caller },
    '/api/cost-centres/save': {
      body: {
        ...caller,
        id: '4500',
        name: 'New',
        isOpen: true,
        budget: { value: 10, currency: { code: 'EUR' } },
      },
    },
    '/api/approvals/list': { body: { ...caller, ...list } },
    '/api/approvals/get': { body: { ...caller, requestNo: requested.body.approval.requestNo } },
    '/api/approvals/decide': {
      body: {
        ...caller,
        requestNo: requested.body.approval.requestNo,
        decision: 'REFUSE',
        note: 'Not needed',
        lines: [],
      },
    },
    '/api/approvals/withdraw': {
      body: { ...wanting.caller, requestNo: dropped.body.approval.requestNo },
    },
    '/api/approvals/deputy': { body: caller },
    '/api/approvals/deputy/set': { body: { ...caller, deputy: null } },
    '/api/claims/get': { body: { ...caller, claimNo } },
    '/api/claims/reply': { body: { ...caller, claimNo, text: 'Any news?' }, headers: idempotencyKey },
    '/api/claims/file': { body: { ...caller, claimNo, file: 'REPORT' } },
    '/api/content-data': { path: '/api/content-data?languageID=nl-NL' },
    '/api/capabilities': {},
    '/api/country': { path: '/api/country?languageID=it-IT&countryID=IT' },
    '/api/country/list': { path: '/api/country/list?languageID=fr-FR' },
    '/api/currencies': { path: '/api/currencies?languageID=de-DE' },
    '/api/currencies/set': { body: { token, alternativeCurrency: 'USD' } },
    '/api/error-log': { body: { logLevel: 'warn', message: 'A test', userId: null } },
    '/api/favourites/list': { body: caller },
    '/api/favourites/marks': { body: caller },
    '/api/carts/list': { body: caller },
    '/api/carts/get': { body: { ...caller, cartId } },
    '/api/carts/create': { body: { ...caller, name: 'Another', copyActive: true } },
    '/api/carts/import': {
      body: { ...caller, cartId: otherCartId, items: [{ sku: noted, qty: 2 }] },
      headers: idempotencyKey,
    },
    '/api/carts/rename': { body: { ...caller, cartId, name: 'Renamed' } },
    '/api/carts/duplicate': { body: { ...caller, cartId, name: 'Duplicate' } },
    '/api/carts/activate': { body: { ...caller, cartId, mode: 'KEEP_COPY' } },
    '/api/carts/merge': { body: { ...caller, cartId: otherCartId, intoCartId: cartId } },
    '/api/carts/share': { body: { ...caller, cartId, share: [] } },
    '/api/carts/delete': { body: { ...caller, cartId } },
    '/api/carts/restore': { body: { ...caller, cartId } },
    '/api/favourites/get': { body: { ...caller, listId, start: 0, length: 5, filter: {} } },
    '/api/favourites/create': { body: { ...caller, name: 'Another' } },
    '/api/favourites/rename': { body: { ...caller, listId, name: 'Renamed' } },
    '/api/favourites/delete': { body: { ...caller, listId: spare.listId } },
    '/api/favourites/items/add': { body: { ...caller, listId, items: notedItems } },
    '/api/favourites/items/update': { body: { ...caller, listId, items: notedItems } },
    '/api/favourites/items/move': { body: { ...caller, listId, toListId: listId, skus: [noted] } },
    '/api/favourites/items/copy': { body: { ...caller, listId, toListId: listId, skus: [noted] } },
    '/api/favourites/items/delete': { body: { ...caller, listId, skus: [noted] } },
    '/api/favourites/share': {
      body: { ...caller, listId, expiresAt: new Date(Date.now() + 86_400_000).toISOString() },
    },
    '/api/favourites/unshare': { body: { ...caller, listId: otherListId } },
    '/api/favourites/shared/get': { body: { ...anonymous, shareId } },
    '/api/enquiries/submit': {
      body: { ...anonymous, topic: 'QUESTION', name: 'Jana Kühn', email: 'jana@kuehn.test', message: 'Why?' },
      headers: idempotencyKey,
    },
    '/api/forms': { path: '/api/forms?languageID=de-DE' },
    '/api/forms/submit': {
      body: {
        ...caller,
        formId: 'master-data-online',
        email: 'anna@becker.test',
        message: 'A new address',
        files: [],
      },
      headers: idempotencyKey,
    },
    '/api/partnerinterface/get': { body: caller },
    '/api/partnerinterface/keys/create': {
      body: { ...caller, name: 'A test', scopes: ['stock:read'], expiresAt: inAWeek },
      headers: idempotencyKey,
    },
    '/api/partnerinterface/keys/rotate': { body: { ...caller, keyId: 'key_erp' } },
    '/api/partnerinterface/keys/revoke': { body: { ...caller, keyId: 'key_shelf' } },
    '/api/partnerinterface/webhooks/save': {
      body: { ...caller, url: 'https://hooks.example.com/', events: ['order.shipped'] },
    },
    '/api/partnerinterface/webhooks/delete': { body: { ...caller, webhookId: spareHook.webhookId } },
    '/api/partnerinterface/webhooks/test': { body: { ...caller, webhookId: 'wh_erp' } },
    '/api/partnerinterface/webhooks/replay': {
      body: { ...caller, webhookId: 'wh_erp', deliveryId: partnerDelivery.id },
    },
    '/api/partnerinterface/exports/run': { body: { ...caller, kind: 'STOCK', format: 'CSV', sample: true } },
    '/api/partnerinterface/exports/schedule': {
      body: { ...caller, kind: 'STOCK', format: 'CSV', schedule: 'DAILY' },
    },
    '/api/partnerinterface/punchout/save': { body: { ...caller, ...punchOutSystem } },
    '/api/partnerinterface/punchout/rotate': { body: { ...caller, systemId: punchOutSystem.systemId } },
    '/api/partnerinterface/punchout/delete': { body: { ...caller, systemId: punchOutSystem.systemId } },
    '/api/people/list': { body: { ...caller, ...list } },
    '/api/people/get': { body: { ...caller, personId: 'C100013' } },
    '/api/people/change': {
      body: {
        ...caller,
        personId: 'C100013',
        role: 'WAREHOUSE',
        rights: ['shipment'],
        orderLimit: { value: 100, currency: { code: 'EUR' } },
        seesColleagues: true,
        deliveryAddresses: null,
        costCentres: null,
      },
    },
    '/api/people/setActive': { body: { ...caller, personId: 'C100013', isActive: true } },
    '/api/people/invite': {
      body: { ...caller, email: 'fresh@becker.test', role: 'BUYER' },
      headers: { 'idempotency-key': 'an invitation' },
    },
    '/api/people/resend': { body: { ...caller, personId: awaited.personId } },
    '/api/people/withdraw': { body: { ...caller, personId: unwanted.personId } },
    '/api/people/changes': { body: { ...caller, ...list } },
    '/api/people/requests': { body: caller },
    '/api/people/requests/grant': { body: { ...caller, requestId: 'C100014 order' } },
    '/api/people/requests/decline': { body: { ...caller, requestId: 'C100014 shipment' } },
    '/api/people/requests/ask': { body: { ...clerk, right: 'vinSearch' } },
    '/api/people/invitation': { body: { token: null, link: joining.link } },
    '/api/people/invitation/accept': {
      body: {
        token: null,
        link: joining.link,
        givenName: 'Jo',
        familyName: 'Ning',
        password: 'long enough for anybody',
      },
    },
    '/api/punchout/start': { body: punchOutStart },
    '/api/punchout/enter': { body: { ticket: await punchOutTicket() } },
    '/api/punchout/return': { body: { ...caller, token: punchOutVisit.accessToken, isAborted: false } },
    '/api/punchout/lookup': { body: { ...erp, what: 'VALIDATE', text: sku, quantity: 1 } },
    '/api/punchout/order': {
      body: { ...erp, protocol: 'CXML', orderNo: 'PO-1', lines: [{ articleNo: sku, quantity: 1 }], job: {} },
    },
    '/api/punchout/order/cancel': { body: { ...erp, protocol: 'CXML', orderNo: orderOfSystem } },
    '/api/notifications/subscribe': { body: { ...caller, sku: noted, on: 'STOCK' } },
    '/api/products/product/': { body: { ...caller, slug } },
    '/api/products/compare': { body: { ...caller, slugs: [slug] } },
    '/api/products/slugs': { path: '/api/products/slugs?start=0&length=5' },
    '/api/documents/list': { body: { ...caller, ...list, documentType: 'INVOICE' } },
    '/api/documents/getMany': {
      body: { ...caller, documentType: 'INVOICE', documentNos: [oneInvoice.documentNo, 'none'] },
    },
    '/api/documents/get': { body: { ...caller, ...oneInvoice } },
    '/api/documents/trace': { body: { ...caller, term: orderNo } },
    '/api/documents/queue': {
      body: { ...caller, items: [{ ...oneInvoice, format: 'PDF' }] },
      headers: idempotencyKey,
    },
    '/api/documents/status': { body: { ...caller, queueIds: [queued.queueId] } },
    '/api/documents/file': { body: { token, queueId: queued.queueId } },
    '/api/documents/cancel': { body: { token, queueId: queued.queueId } },
    '/api/orders/list': { body: { ...caller, ...list } },
    '/api/orders/get': { body: { ...caller, orderNo } },
    '/api/orders/reorder/preview': { body: { ...caller, orderNo } },
    '/api/orders/cancelLines': {
      body: { ...caller, orderNo, lines: [{ lineNo: 1, quantity: 1 }] },
      headers: idempotencyKey,
    },
    '/api/backorder/list': { body: { ...caller, ...list } },
    '/api/backorder/subscribe': { body: { token, lineIds: ['4711-1'], on: true } },
    '/api/invoices/ageing': { body: caller },
    '/api/invoices/statement': { body: { ...caller, dateFrom: '2026-11-01', dateTo: '2026-11-30' } },
    '/api/own-numbers/list': { body: { ...caller, ...list } },
    '/api/own-numbers/save': { body: { ...caller, numbers: [{ number: 'E-77', sku }] } },
    '/api/own-numbers/remove': { body: { ...caller, numbers: ['E-77'] } },
    '/api/on-behalf/code/create': { body: caller },
    '/api/on-behalf/start': {
      body: {
        ...anonymous,
        token: await login('helpdesk@demo.test'),
        email: 'buyer@demo.test',
        reason: 'CLAIM',
      },
    },
    '/api/profile/get': { body: caller },
    '/api/profile/save': {
      body: { ...caller, givenName: 'Anna', familyName: 'Becker', language: 'de-DE' },
    },
    '/api/profile/password/set': {
      body: { ...caller, token: await login('kz@demo.test'), current: 'demo', password: 'a longer one' },
    },
    '/api/profile/sessions/revoke': { body: { ...caller, id: 'unknown' } },
    '/api/inbox/list': { body: { ...caller, start: 0, length: 5 } },
    '/api/inbox/setRead': { body: caller },
    '/api/inbox/channels': { body: caller },
    '/api/inbox/channels/save': {
      body: { ...caller, channels: [{ kind: 'LOWER_PRICE', shop: true, mail: false }] },
    },
    '/api/infocenter/overview': { body: caller },
    '/api/redirects': { path: '/api/redirects?path=/en/trucks' },
    '/api/search/resolve': { body: { ...caller, numbers: [{ lineNo: 1, input: sku, quantity: 1 }] } },
    '/api/availability/check': { body: { ...caller, items: [{ lineNo: 1, input: sku, quantity: 1 }] } },
    '/api/vin/vehicle': { body: { ...caller, type: 'truck', slug: 'man-tgx-18-470' } },
    '/api/vehicles/makers': { body: caller },
    '/api/vehicles/of-maker': { body: { ...caller, maker: 'man' } },
    '/api/vehicles/fits': { body: { ...caller, slug: 'man-tgx-18-470', skus: [sku] } },
    '/api/search/partSearch': { body: { ...caller, searchTerm: sku } },
    '/api/search/filteredSearch': { body: { ...caller, start: 0, length: 5, filter: {} } },
    '/api/search/addVinSuggestion': { body: { limit: 5, vinNumber: 'WMA06XZZ8CP034890' } },
    '/api/search/getVinSuggestions': {},
    '/api/settings/search-mode': {},
    '/api/vin/findVehicle': {
      body: {
        formValues: [{ name: 'IdentString', value: 'WMA06XZZ8CP034890' }],
        lang: 'es-ES',
        userToken: token,
      },
    },
  }
  return requests
}
