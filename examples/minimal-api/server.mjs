/** The smallest API that a shop runs on: search, product, login, cart and order, in memory. `PORT=4000 node server.mjs` */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const SECRET = randomUUID()
const LIFETIME = 7200
const LANGUAGES = 'de-DE en-GB fr-FR it-IT ru-RU nl-NL pt-BR es-ES'.split(' ')
// a group in each language, in their order
const GROUPS = [
  'B10|Bremsscheibe|Brake disc|Disque de frein|Disco freno|Тормозной диск|Remschijf|Disco de freio|Disco de freno',
  'F20|Ölfilter|Oil filter|Filtre à huile|Filtro olio|Масляный фильтр|Oliefilter|Filtro de óleo|Filtro de aceite',
  'M30|Außenspiegel|Mirror|Rétroviseur|Specchio|Зеркало|Spiegel|Espelho|Espejo',
].map((line) => line.split('|'))
const DIVISION = 'truck|Lkw|Truck|Camion|Camion|Грузовик|Vrachtwagen|Caminhão|Camión'.split('|')
const USERS = [
  { username: 'anna@workshop.example', given_name: 'Anna', family_name: 'Becker', showPrice: true },
  { username: 'jan@workshop.example', given_name: 'Jan', family_name: 'Visser', showPrice: false },
]
const PLACE = { street: 'Ring 1', postCode: '34123', city: 'Kassel' }
const ADDRESS = { id: 'A1', company: 'Becker Workshop', ...PLACE, countryID: 'DE' }
const PARTS = Array.from({ length: 18 }, (_, at) => ({
  sku: `1.${String(10_300 + at * 17)}`,
  oe: `81.43${at}02-11${at}7`,
  group: GROUPS[at % 3],
  cents: 1990 + at * 350,
  pack: at % 5 === 4 ? 2 : 1,
}))

const carts = new Map() // by user name: { lines, version, chosen }
const orders = new Map() // by user name: { key, body, basHash, answer } of each order
const added = new Map() // responses by idempotency key
const closed = new Set() // tokens after their logout

// types of fields
const text = (value) => typeof value === 'string'
const whole = (value) => Number.isInteger(value)
const flag = (value) => typeof value === 'boolean'
const object = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const maybe = (is) => (value) => value === undefined || is(value)
const listOf = (is) => (value) => Array.isArray(value) && value.length > 0 && value.every(is)
const quantity = (value) => whole(value) && value > 0 && value <= 99_999
const id = (value) => text(value) || whole(value)
const token = { token: (value) => value === null || text(value) }
const caller = { ...token, languageID: (value) => LANGUAGES.includes(value), countryID: text }
const keeps = (shape, value) => object(value) && Object.entries(shape).every(([name, is]) => is(value[name]))
const page = { start: whole, length: whole, sort_by: maybe(text), desc: maybe(whole) }
const item = { sku: text, qty: quantity, note: maybe(text), requestedNumber: maybe(text) }

class Refused extends Error {
  constructor(code, more) {
    super()
    const status = Math.floor(code / 1000)
    Object.assign(this, { status, body: { title: `Refused: ${code}`, status, code, ...more } })
  }
}

const hash = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
const signed = (content) => createHmac('sha256', SECRET).update(content).digest('base64url')
const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const money = (cents) => ({ value: cents / 100, currency: { code: 'EUR' } })
const squeezed = (term) => term.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString()
const named = (names, languageID = 'en-GB') => names[1 + LANGUAGES.indexOf(languageID)]
const image = (alt) => ({ src: '/media/part.svg', alt })

function userOf({ token }) {
  const [head, payload, signature] = (token ?? '').split('.')
  if (closed.has(token) || signature !== signed(`${head}.${payload}`)) return undefined
  const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url'))
  return exp * 1000 > Date.now() ? USERS.find(({ username }) => username === sub) : undefined
}
function callerOf(body) {
  const user = userOf(body)
  if (!user) throw new Refused(401000)
  return user
}

const cartSku = ({ sku }) => `wk-${sku}`
const partOf = (sku) => PARTS.find((part) => cartSku(part) === sku)
const slugOf = ({ sku, group }) =>
  `wk-${sku.replace('.', '-')}-${named(group).toLowerCase().replace(' ', '-')}`
const rowOf = (part, { languageID }, user) => ({
  vendorId: 'wk',
  sku: part.sku,
  name: named(part.group, languageID),
  slug: slugOf(part),
  image: image(named(part.group, languageID)),
  manufacturer: 'Workshop Parts',
  mainManufacturerId: 'MAN',
  mainOe: { referenceNo: part.oe, manufacturer: 'MAN' },
  replaces: [],
  crossReferences: [{ referenceNo: part.oe, manufacturer: 'MAN', kind: 'OE' }],
  categories: [{ id: part.group[0], name: named(part.group, languageID) }],
  keyAttributes: [],
  packagingAmount: part.pack,
  salesUnit: 'PCS',
  promotion: false,
  priceVisible: user?.showPrice ?? false,
  ...(user?.showPrice && { pricePackage: { price: money(part.cents), scale: [] } }),
  ...(user && { availability: { status: 'AVAILABLE' } }),
})

function found(term, { languageID }) {
  const wanted = squeezed(term ?? '')
  return PARTS.filter(({ sku, oe, group }) =>
    [sku, oe, named(group, languageID), named(group)].some((one) => squeezed(one).includes(wanted)),
  )
}
const viaOf = ({ sku, oe }, term = '') =>
  squeezed(sku) === squeezed(term)
    ? { matchType: 'ARTICLE', number: sku }
    : squeezed(oe) === squeezed(term)
      ? { matchType: 'OE', number: oe }
      : { matchType: 'NAME' }
const hitsOf = (parts, { languageID }) =>
  GROUPS.map((group) => ({
    id: group[0],
    name: named(group, languageID),
    count: parts.filter((part) => part.group === group).length,
  })).filter(({ count }) => count > 0)

const SORTED_BY = {
  sku: (row) => row.sku,
  name: (row) => row.name,
  price: (row) => row.pricePackage?.price.value,
}
function sorted(rows, { sort_by: by, desc }, user) {
  const valueOf = by === 'price' && !user?.showPrice ? undefined : SORTED_BY[by]
  if (!valueOf) return rows
  const sign = desc === 1 ? -1 : 1
  return rows.toSorted(
    (one, other) => sign * (valueOf(one) < valueOf(other) ? -1 : valueOf(one) > valueOf(other) ? 1 : 0),
  )
}

const cartOf = ({ username }) => carts.get(username) ?? { lines: [], version: 0, chosen: {} }
function change(user, lines) {
  carts.set(user.username, { ...cartOf(user), lines, version: cartOf(user).version + 1 })
}
function quoteOf(user, body) {
  const { lines, version } = cartOf(user)
  const items = lines.map(({ itemId, qty, note, requestedNumber, sku }) => {
    const {
      pricePackage,
      name,
      slug,
      image,
      manufacturer,
      packagingAmount,
      salesUnit,
      sku: articleNo,
    } = rowOf(partOf(sku), body, user)
    return {
      itemId,
      sku,
      qty,
      note,
      requestedNumber,
      articleNo,
      name,
      slug,
      manufacturer,
      image,
      packagingAmount,
      salesUnit,
      pricePackage,
      ...(user.showPrice && { rowTotal: money(partOf(sku).cents * qty) }),
    }
  })
  const total = lines.reduce((sum, { sku, qty }) => sum + partOf(sku).cents * qty, 0)
  return { items, version, priceVisible: user.showPrice, ...(user.showPrice && { total: money(total) }) }
}
/** Whole packs of a known part. */
function accepted(sku, qty) {
  const part = partOf(sku)
  if (!part) return { sku, status: 'UNKNOWN_NUMBER', requestedQuantity: qty, acceptedQuantity: 0 }
  const whole = Math.ceil(qty / part.pack) * part.pack
  return {
    sku,
    status: whole === qty ? 'OK' : 'QTY_ROUNDED',
    requestedQuantity: qty,
    acceptedQuantity: whole,
  }
}
function assertVersion(user, body) {
  if (body.version !== undefined && body.version !== cartOf(user).version)
    throw new Refused(409001, { quote: quoteOf(user, body) })
}

const transports = () => [
  {
    id: 'parcel',
    kind: 'PARCEL',
    description: 'Parcel',
    cutoff: inDays(0.5),
    dispatch: inDays(1).slice(0, 10),
    arrival: inDays(2).slice(0, 10),
  },
]
const FREIGHT = 990
function checked(user, body) {
  const { chosen } = cartOf(user)
  const quote = quoteOf(user, body)
  const goods = quote.items.reduce((sum, { sku, qty }) => sum + partOf(sku).cents * qty, 0)
  const net = goods + FREIGHT
  const tax = Math.round(net * 0.19)
  const totals = {
    goods: money(goods),
    transport: money(FREIGHT),
    net: money(net),
    taxPercent: 19,
    tax: money(tax),
    gross: money(net + tax),
  }
  const lines = quote.items.map(({ itemId, sku, qty }) => ({ item_id: itemId, ...accepted(sku, qty) }))
  const part = {
    index: 'first',
    lines: lines.map(({ item_id, sku, acceptedQuantity }) => ({ item_id, sku, quantity: acceptedQuantity })),
    date: transports()[0].dispatch,
    arrival: transports()[0].arrival,
  }
  return {
    quote,
    lines,
    changes: [],
    basHash: hash([quote, chosen]),
    ...(user.showPrice && { totals }),
    orders: lines.length > 0 ? [part] : [],
  }
}
const addresses = (user) => ({
  billing: ADDRESS,
  shipping: [{ ...ADDRESS, isDefault: true }],
  shippingAddressId: cartOf(user).chosen.shippingAddressId,
})
function choose(user, choice) {
  carts.set(user.username, { ...cartOf(user), chosen: { ...cartOf(user).chosen, ...choice } })
  return { code: 200000 }
}
function place(user, body, key) {
  if (key === undefined) throw new Refused(400001)
  const mine = orders.get(user.username) ?? []
  const earlier = mine.find((one) => one.key === key)
  const sent = JSON.stringify([body.basHash, body.acceptPolicy, body.customerOrderReference, body.version])
  if (earlier && earlier.body !== sent) throw new Refused(409002)
  if (earlier) return earlier.answer
  const { quote, basHash, orders: parts, totals } = checked(user, body)
  const { transportId, paymentId } = cartOf(user).chosen
  if (parts.length === 0 || basHash !== body.basHash || quote.version !== body.version)
    throw new Refused(409001, { quote, basHash })
  if (!body.acceptPolicy) throw new Refused(422005)
  if (!transportId || !paymentId) throw new Refused(400001)
  const first = String(100_000 + [...orders.values()].flat().length)
  const { customerOrderReference } = body
  const answer = {
    basHash,
    orderNumbers: { first },
    status: 'PLACED',
    customerOrderReference,
    items: quote.items,
    orders: parts,
    totals,
    shippingAddress: addresses(user).shipping[0],
    transport: 'Parcel',
    payment: 'Invoice',
  }
  orders.set(user.username, [...mine, { key, body: sent, basHash, answer }])
  change(user, [])
  return answer
}

/** By path: fields of the body, and the response. A path with only a function is a GET. */
const CALLS = {
  '/api/capabilities': [() => ({ offered: [] })],
  '/api/content-data': [
    ({ languageID }) => {
      const groups = hitsOf(PARTS, { languageID })
      return {
        productDivisons: [
          {
            name: named(DIVISION, languageID),
            slug: DIVISION[0],
            image: image('Truck'),
            productCount: PARTS.length,
            categoryIds: groups.map(({ id }) => id),
          },
        ],
        categories: groups.map(({ id, name, count }) => ({
          id,
          name,
          image: image(name),
          parentId: null,
          productCount: count,
        })),
      }
    },
  ],
  '/api/country': [
    ({ countryID, languageID }) => ({
      countryName: new Intl.DisplayNames(languageID, { type: 'region' }).of(countryID),
      entity: {
        entityCode: 'WK',
        company: { companyName: 'Workshop Parts', ...PLACE, country: 'DE', phoneNo: '+49 561 0' },
        links: {},
        social: [],
      },
    }),
  ],
  '/api/country/list': [
    ({ languageID }) => ({
      continents: [
        {
          code: 'EU',
          countries: ['DE', 'NL'].map((id) => ({
            id,
            name: new Intl.DisplayNames(languageID, { type: 'region' }).of(id),
            enabled: true,
          })),
        },
      ],
    }),
  ],
  '/api/products/slugs': [
    ({ start, length }) => ({
      slugs: PARTS.map(slugOf).slice(Number(start), Number(start) + Number(length)),
      pagination: { start: Number(start), length: Number(length), total: PARTS.length },
    }),
  ],
  '/api/search/partSearch': [
    { ...caller, searchTerm: text },
    (body) => {
      const parts = body.searchTerm.trim() === '' ? [] : found(body.searchTerm, body)
      const products = parts
        .slice(0, 10)
        .map((part) => ({ ...rowOf(part, body, userOf(body)), foundVia: viaOf(part, body.searchTerm) }))
      return {
        products,
        categories: hitsOf(parts, body),
        linkBase: '/search/results?categories=',
        pagination: { start: 0, length: 10, total: parts.length },
      }
    },
  ],
  '/api/search/filteredSearch': [
    { ...caller, ...page, term: maybe(text), filter: object },
    (body) => {
      const { start, length, term, filter, languageID } = body
      const known = (filter.categories ?? []).filter((one) => GROUPS.some(([id]) => id === one))
      const isOther = (filter.brands?.length > 0 && !filter.brands.includes('wk')) || filter.news === true
      const parts = isOther
        ? []
        : found(term, body).filter(({ group }) => known.length === 0 || known.includes(group[0]))
      const rows = parts.map((part) => ({ ...rowOf(part, body, userOf(body)), foundVia: viaOf(part, term) }))
      return {
        items: sorted(rows, body, userOf(body)).slice(start, start + length),
        categories: hitsOf(parts, { languageID }),
        pagination: { start, length, total: parts.length },
      }
    },
  ],
  '/api/products/product/': [
    { ...caller, slug: text },
    (body) => {
      const part = PARTS.find((one) => slugOf(one) === body.slug)
      if (!part) return { product: null }
      const row = rowOf(part, body, userOf(body))
      return {
        product: {
          ...row,
          images: [row.image],
          gtin: '',
          attributes: [],
          weightKg: 1,
          customsTariffNo: '87083091',
          countryOfOrigin: 'DE',
          vehicles: [],
          documents: [],
          replacedBy: null,
          discontinued: false,
          alternatives: [],
        },
      }
    },
  ],
  '/api/password/set': [
    {
      link: (value) => text(value) && value.length >= 1 && value.length <= 200,
      password: (value) => text(value) && value.length >= 8 && value.length <= 1_000,
    },
    // this API sends no mail, so no link is valid
    () => {
      throw new Refused(422030)
    },
  ],
  '/api/login': [
    { username: text, password: text },
    ({ username, password }) => {
      const user = USERS.find((one) => one.username === username)
      if (!user || password !== 'demo') throw new Refused(401001)
      const content = `${encoded({ alg: 'HS256' })}.${encoded({ sub: username, exp: Math.floor(Date.now() / 1000) + LIFETIME, jti: randomUUID() })}`
      const { given_name, family_name } = user
      return {
        accessToken: `${content}.${signed(content)}`,
        expiresIn: LIFETIME,
        userInfo: {
          given_name,
          family_name,
          billingAddress: { country: 'DE' },
          features: rightsOf(user),
          currency: 'EUR',
        },
      }
    },
  ],
  '/api/logout': [token, ({ token }) => closed.add(token) && {}],
  '/api/getfeatures': [token, (body) => ({ ...rightsOf(callerOf(body)), vinSearch: false })],
  '/api/checkout/cart/create': [token, (body) => callerOf(body) && { code: 200000 }],
  '/api/checkout/cart/getQuote': [caller, (body) => ({ quote: quoteOf(callerOf(body), body) })],
  '/api/checkout/cart/add': [
    { ...token, items: listOf((one) => keeps(item, one)) },
    (body, key) => {
      const user = userOf(body)
      if (!user) return { code: 401000 }
      const [known, sent] = [added.get(`${user.username} ${key}`), JSON.stringify(body.items)]
      if (key !== undefined && known && known.sent !== sent) throw new Refused(409002)
      if (key !== undefined && known) return known.answer
      const lines = body.items.map(({ sku, qty }) => accepted(sku, qty))
      const held = [...cartOf(user).lines]
      lines.forEach(({ sku, acceptedQuantity }, at) => {
        if (acceptedQuantity === 0) return
        const place = held.findIndex((line) => line.sku === sku)
        const { note, requestedNumber } = body.items[at]
        if (place < 0) held.push({ itemId: randomUUID(), sku, qty: acceptedQuantity, note, requestedNumber })
        else held[place] = { ...held[place], qty: held[place].qty + acceptedQuantity }
      })
      change(user, held)
      const answer = { code: 200000, lines }
      if (key !== undefined) added.set(`${user.username} ${key}`, { sent, answer })
      return answer
    },
  ],
  '/api/checkout/cart/update/': [
    { ...caller, item_id: id, sku: text, qty: quantity, version: maybe(whole) },
    (body) => {
      const user = callerOf(body)
      assertVersion(user, body)
      return { code: 200000, line: setLines(user, [body])[0] }
    },
  ],
  '/api/checkout/cart/updateItems': [
    { ...caller, version: whole, items: listOf((one) => keeps({ ...item, item_id: id }, one)) },
    (body) => {
      const user = callerOf(body)
      assertVersion(user, body)
      return { code: 200000, lines: setLines(user, body.items), quote: quoteOf(user, body) }
    },
  ],
  '/api/checkout/cart/delete': [
    { ...caller, item_ids: listOf(id) },
    (body) => {
      const user = callerOf(body)
      change(
        user,
        cartOf(user).lines.filter(({ itemId }) => !body.item_ids.includes(itemId)),
      )
      return { code: 200000 }
    },
  ],
  '/api/checkout/validate': [{ ...caller, version: whole }, (body) => checked(callerOf(body), body)],
  '/api/checkout/addresses/get': [caller, (body) => addresses(callerOf(body))],
  '/api/checkout/addresses/set': [
    {
      ...caller,
      billingAddressId: text,
      shippingAddressId: maybe(text),
      address: maybe(object),
      contact: text,
      remark: text,
    },
    (body) => {
      const user = callerOf(body)
      if (body.shippingAddressId !== ADDRESS.id || body.billingAddressId !== ADDRESS.id)
        throw new Refused(404001)
      choose(user, { shippingAddressId: body.shippingAddressId })
      return addresses(user)
    },
  ],
  '/api/checkout/transports/get': [
    caller,
    (body) => ({
      transports: transports().map((one) => ({
        ...one,
        ...(callerOf(body).showPrice && { price: money(FREIGHT) }),
      })),
    }),
  ],
  '/api/checkout/transports/set': [
    { ...caller, transportId: text, deliverComplete: flag, slotId: maybe(text) },
    (body) => {
      if (body.transportId !== 'parcel') throw new Refused(400001)
      return choose(callerOf(body), { transportId: body.transportId })
    },
  ],
  '/api/checkout/payments/get': [
    caller,
    (body) =>
      callerOf(body) && { methods: [{ id: 'invoice', kind: 'ACCOUNT', name: 'Invoice', allowed: true }] },
  ],
  '/api/checkout/payments/set': [
    { ...caller, paymentId: text, ccFirstName: text, ccLastName: text },
    (body) => {
      if (body.paymentId !== 'invoice') throw new Refused(400001)
      return choose(callerOf(body), { paymentId: body.paymentId })
    },
  ],
  // every order is paid by invoice, without a payment page
  '/api/checkout/payments/start': [
    { ...caller, basHash: text, returnPath: text },
    () => {
      throw new Refused(422001)
    },
  ],
  '/api/checkout/payment/return': [
    { provider: text, params: object, token: maybe(token.token) },
    () => ({ status: 'FAILED', next: 'step4', reason: 'UNKNOWN' }),
  ],
  '/api/checkout/split': [
    { ...caller, deliverComplete: flag },
    (body) => ({ orders: checked(callerOf(body), body).orders }),
  ],
  '/api/checkout/order/place': [
    { ...caller, basHash: text, acceptPolicy: flag, customerOrderReference: text, version: whole },
    (body, key) => place(callerOf(body), body, key),
  ],
  '/api/checkout/order/status': [
    { ...caller, basHash: maybe(text), key: maybe(text) },
    (body) => {
      const order = (orders.get(callerOf(body).username) ?? []).find(({ key, basHash }) =>
        body.key ? key === body.key : basHash === body.basHash,
      )
      if (!order) throw new Refused(404001)
      return order.answer
    },
  ],
}
const CREATED = '/api/checkout/order/place'
const rightsOf = ({ showPrice }) => ({
  order: false,
  invoice: false,
  shipment: false,
  fillBasket: true,
  showPrice,
})

/** Full packs of a known part. */
function setLines(user, wanted) {
  const lines = [...cartOf(user).lines]
  const answers = wanted.map(({ item_id, sku, qty, note }) => {
    const place = lines.findIndex((line) => line.itemId === item_id && line.sku === sku)
    const answer = place < 0 ? { ...accepted('', qty), sku } : accepted(sku, qty)
    if (place >= 0)
      lines[place] = { ...lines[place], qty: answer.acceptedQuantity, note: note ?? lines[place].note }
    return { item_id, ...answer }
  })
  change(user, lines)
  return answers
}

async function readBody(request) {
  let sent = ''
  for await (const chunk of request) if ((sent += chunk).length > 1_000_000) throw new Refused(413000)
  try {
    return JSON.parse(sent)
  } catch {
    throw new Refused(400001)
  }
}

async function answerTo(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const isReset = request.method === 'GET' && pathname.startsWith('/api/password/reset/')
  const [shape, answer] = isReset ? [() => ({})] : (CALLS[pathname] ?? [])
  const isGet = typeof shape === 'function'
  if (!shape || request.method !== (isGet ? 'GET' : 'POST')) throw new Refused(404000)
  if (isGet) {
    const query = Object.fromEntries(searchParams)
    if ('languageID' in query && !LANGUAGES.includes(query.languageID)) throw new Refused(400001)
    return [200, shape(query)]
  }
  const body = await readBody(request)
  if (!keeps(shape, body)) throw new Refused(400001)
  return [pathname === CREATED ? 201 : 200, answer(body, request.headers['idempotency-key'])]
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle cx="2" cy="1.5" r="1"/></svg>'

async function serve(request, response) {
  if (request.url === '/media/part.svg')
    return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE)
  const [status, body] = await answerTo(request).catch((error) => {
    if (!(error instanceof Refused)) console.error(error)
    return error instanceof Refused ? [error.status, error.body] : [500, new Refused(500000).body]
  })
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(JSON.stringify(body))
}

createServer((request, response) => void serve(request, response)).listen(
  Number(process.env.PORT ?? 4000),
  function () {
    console.log(`The minimal API is ready at http://localhost:${this.address().port}`)
  },
)
