import type { Capability } from '#contracts/capabilities/capability-calls.ts'
import type { MockBackend } from '#mock-backend/create-mock-backend.ts'

type Answer = { status: number; body: any }

/** Data of a mutant beside the request: values stored between calls, and access to the backend. */
type Scene = {
  readonly memo: Record<string, any>
  /** Sends a call to the backend without the mutation. */
  readonly ask: (path: string, body: object) => Promise<any>
}

/** A change of the mock backend that violates one clause of a requirement. */
export type Mutant = {
  readonly name: string
  readonly capability: Capability
  /** The requirement that the report must contain. */
  readonly requirement: string
  /** Path of the call, without /api/. */
  readonly path: string
  /** Changes the body of a request. */
  readonly sent?: (body: any, scene: Scene, headers: Headers) => unknown
  /** Returns a response in place of the backend’s; undefined to call the backend. */
  readonly instead?: (body: any, scene: Scene) => Promise<Answer | undefined> | Answer | undefined
  /** Changes a JSON response. */
  readonly came?: (answer: Answer, body: any, scene: Scene) => void | Promise<void>
}

export const OWN_ACCOUNT = 'full@demo.test'

/** The mock backend with this mutation. */
export function broken({ path, sent, instead, came }: Omit<Mutant, 'name'>, backend: MockBackend) {
  const post = (url: string, body: object, headers: HeadersInit = {}) =>
    new Request(`https://api.test/api/${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const scene: Scene = {
    memo: {},
    ask: async (url, body) => (await backend.respond(post(url, body))).json(),
  }
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const called = url.pathname.slice('/api/'.length)
    const text = await request.clone().text()
    const body = text === '' ? Object.fromEntries(url.searchParams) : JSON.parse(text)
    if (called === 'login' && body?.username === OWN_ACCOUNT && scene.memo.token === undefined) {
      const response = await backend.respond(request.clone())
      if (response.ok) scene.memo.token = (await response.json()).accessToken
    }
    if (called !== path || body === null || Array.isArray(body)) return backend.respond(request)
    const other = await instead?.(body, scene)
    if (other) return Response.json(other.body, { status: other.status })
    const headers = new Headers(request.headers)
    const requested = structuredClone(body)
    await sent?.(requested, scene, headers)
    const isGet = request.method === 'GET'
    if (isGet)
      for (const [name, value] of Object.entries(requested)) url.searchParams.set(name, String(value))
    const changed = new Request(url, {
      method: request.method,
      headers,
      ...(!isGet && { body: JSON.stringify(requested) }),
    })
    const response = await backend.respond(changed)
    if (came === undefined || !(response.headers.get('content-type') ?? '').includes('json')) return response
    const reply: Answer = { status: response.status, body: await response.json() }
    await came(reply, body, scene)
    const retainedHeaders = new Headers(response.headers)
    retainedHeaders.delete('content-length')
    return new Response(JSON.stringify(reply.body), { status: reply.status, headers: retainedHeaders })
  }
}

type Parts = Pick<Mutant, 'sent' | 'instead' | 'came'> & {
  /** Changes the body of a successful response. */
  readonly body?: (body: any, sent: any, scene: Scene) => unknown
  /** Replaces these search terms by one without results. */
  readonly retyped?: (term: string) => boolean
}

const of =
  (capability: Capability, path: string) =>
  (requirement: string, name: string, { body, retyped, ...parts }: Parts): Mutant => ({
    name: `${path}: ${name}`,
    capability,
    requirement,
    path,
    ...(body && { came: whenOk(body) }),
    ...(retyped && { sent: replacesTerms(retyped) }),
    ...parts,
  })

const replacesTerms =
  (isReplaced: (term: string) => boolean): NonNullable<Mutant['sent']> =>
  (body) => {
    const name = 'term' in body ? 'term' : 'searchTerm'
    if (typeof body[name] === 'string' && isReplaced(body[name])) body[name] = NONSENSE
  }
const ok = (response: Answer) => response.status < 300
const whenOk =
  (change: NonNullable<Parts['body']>): NonNullable<Mutant['came']> =>
  async (response, sent, scene) => {
    if (ok(response)) await change(response.body, sent, scene)
  }
const sent = (change: NonNullable<Mutant['sent']>): Parts => ({ sent: change })
const came = (change: Parameters<typeof whenOk>[0]): Parts => ({ came: whenOk(change) })
/** Replaces the response status `from` by another status and code. */
const rejection = (from: number, status: number, code?: number): Parts => ({
  came: (response) => {
    if (response.status !== from) return
    response.status = status
    response.body.status = status
    response.body.code = code ?? status * 1000
  },
})
/** Replaces the rejection with status `from` by a successful response. */
const accepts = (from: number, body: object | ((sent: any) => object)): Parts => ({
  came: (response, requested) => {
    if (response.status !== from) return
    response.status = 200
    response.body = typeof body === 'function' ? body(requested) : body
  },
})
/** Replaces a response whose field `name` is null by a 404. */
const refusesWithout = (name: string): Parts => ({
  came: (response) => {
    if (response.body[name] === null)
      Object.assign(response, { status: 404, body: { title: 'Not Found', status: 404, code: 404001 } })
  },
})
/** Replaces the error code `from` by another code. */
const otherCode = (from: number, code: number): Parts => ({
  came: ({ body }) => {
    if (body.code === from) body.code = code
  },
})
const sends = (values: object): Parts => ({ sent: (body) => Object.assign(body, values) })
const sendsNo = (name: string): Parts => ({ sent: (body) => delete body[name] })
const answers = (values: object): Parts => ({ body: (body) => Object.assign(body, values) })

/** The value at a path with dots, if there is one. */
const valueIn = (body: any, path: string): any => path.split('.').reduce((value, name) => value?.[name], body)
/** Changes each entry of a list. */
const eachOf = (path: string, change: (entry: any, index: number) => unknown) => (body: any) =>
  valueIn(body, path)?.forEach?.(change)
/** Adds 1 to a number, if there is one. */
const increments = (path: string): Parts => ({
  body: (body) => {
    const names = path.split('.')
    const owner = valueIn(body, names.slice(0, -1).join('.'))
    if (owner) owner[names.at(-1) ?? ''] += 1
  },
})
const ignoringKey = sent((_, __, headers) => headers.set('idempotency-key', crypto.randomUUID()))
/** Returns a successful response, but does not process the call. */
const doesNothing = (body: object | ((sent: any) => object)): Parts => ({
  instead: (requested) => ({ status: 200, body: typeof body === 'function' ? body(requested) : body }),
})
/** Returns the response of another call, and does not process this call. */
const answersAs = (path: string): Parts => ({
  instead: async (requested, { ask }) => ({ status: 200, body: await ask(path, requested) }),
})
const firstAddress: Mutant['instead'] = async (requested, { ask }) => ({
  status: 200,
  body: {
    address: (await ask('addresses/list', { ...requested, start: 0, length: 1, filter: {} })).items[0],
  },
})
/** Returns data of the first account to everyone. */
const asOwner = sent((body, { memo }) => (body.token = memo.token))

const PRICE = { value: 12.5, currency: { code: 'EUR' } }
const PACKAGE = { price: PRICE, scale: [] }
const NONSENSE = 'qzqzqzqz'

const results = of('search', 'search/filteredSearch')
const live = of('search', 'search/partSearch')
const content = of('catalogue', 'content-data')
const country = of('catalogue', 'country')
const product = of('product', 'products/product/')
const slugs = of('product', 'products/slugs')
const compare = of('comparison', 'products/compare')
const login = of('login', 'login')
const features = of('login', 'getfeatures')
const inLogin = (path: string) => of('login', path)
const cart = (name: string) => of('cart', `checkout/cart/${name}`)
const checkout = (name: string) => of('order', `checkout/${name}`)
const orders = (name: string) => of('orders', `orders/${name}`)
const backorder = (name: string) => of('orders', `backorder/${name}`)
const deliveries = (name: string) => of('deliveries', `documents/${name}`)
const invoices = (name: string) => of('invoices', `documents/${name}`)
const accounts = (name: string) => of('invoices', `invoices/${name}`)
const favourites = (name: string) => of('favourites', `favourites/${name}`)
const carts = (name: string) => of('savedCarts', `carts/${name}`)
const appointments = (name: string) => of('appointments', `appointment/${name}`)
const addresses = (name: string) => of('addresses', `addresses/${name}`)
const forms = of('forms', 'forms/submit')
const claims = (name: string) => of('claims', name)
const partner = (name: string) => of('partnerInterface', `partnerinterface/${name}`)
const punchOut = (name: string) => of('punchOut', `punchout/${name}`)
const vehicles = (path: string) => of('vehicles', path)

const isNumber = (term: string) => /\d/.test(term)

/** Mutants of one list call, one for each common rule of lists. */
const listMutants = (make: ReturnType<typeof of>, sortedBy: string): readonly Mutant[] => [
  make('INFO-20', 'ignores start', sends({ start: 0 })),
  make('INFO-20', 'ignores length', { sent: (body) => (body.length = Math.min(1000, body.length + 1)) }),
  make('INFO-20', 'overlapping pages', { sent: (body) => (body.start = Math.max(0, body.start - 1)) }),
  make('INFO-20', `ignores sort_by ${sortedBy}`, sendsNo('sort_by')),
  make('INFO-20', 'ignores desc', sendsNo('desc')),
  make('INFO-20', 'ignores the term', sendsNo('term')),
]

const without = (...fields: readonly string[]) =>
  sent((body) => {
    for (const field of fields) delete body.filter[field]
  })

/** Leaks a price to visitors without a session. */
const anonymousLeak = (path: string): Parts =>
  came((body, requested) => {
    if (requested.token === null) Object.assign(valueIn(body, path) ?? {}, { pricePackage: PACKAGE })
  })

/** Leaks prices in a response that declares them hidden. */
const hiddenLeak = (name: string, path: string): Parts =>
  came((body) => {
    const leaking = valueIn(body, path)
    if (leaking && leaking.priceVisible !== true && body.priceVisible !== true) leaking[name] ??= PRICE
  })

export const MUTANTS: readonly Mutant[] = [
  ...['categories', 'brands', 'news', 'divisions', 'makers', 'attributes', 'stock'].map((field) =>
    results('PAGE-05', `ignores the filter ${field}`, without(field)),
  ),
  results('PAGE-05', 'ignores start', sends({ start: 0 })),
  results('PAGE-05', 'ignores length', sends({ length: 60 })),
  results('PAGE-05', 'overlapping pages', { sent: (body) => (body.start = Math.max(0, body.start - 1)) }),
  results('PAGE-05', 'ignores sort_by', sendsNo('sort_by')),
  results('PAGE-05', 'ignores desc', sendsNo('desc')),
  results('PAGE-05', 'sorts by price as text', {
    sent: (body) => body.sort_by === 'price' && (body.sort_by = 'sku'),
  }),
  results('PAGE-05', 'returns another start', increments('pagination.start')),
  results('PAGE-05', 'a total that depends on the page', {
    body: (body, requested) => (body.pagination.total += requested.start),
  }),
  results('PAGE-05', 'counts are 1 too high', {
    body: (body) => body.facets?.[1]?.values.forEach((value: any) => value.count++),
  }),
  results('PAGE-05', 'omits the chosen value of a facet', {
    body: (body, requested) =>
      body.facets?.forEach(
        (facet: any) =>
          (facet.values = facet.values.filter(
            ({ id }: any) => !requested.filter[facet.name]?.includes?.(id),
          )),
      ),
  }),
  results('PAGE-05', 'counts a facet with its own filter', {
    body: (body, requested) =>
      body.facets?.forEach((facet: any) => {
        const own = requested.filter[facet.name]
        if (Array.isArray(own)) facet.values = facet.values.filter(({ id }: any) => own.includes(id))
      }),
  }),
  results('PAGE-05', 'returns facets that were not requested', sends({ facets: true })),
  results('PAGE-05', 'uses only the first value of a filter', {
    sent: (body) => (body.filter.categories = body.filter.categories?.slice(0, 1)),
  }),
  results('PAGE-05', 'returns no items for an unknown id', {
    body: (body, requested) =>
      requested.filter.categories?.includes('no-such-group') &&
      Object.assign(body, { items: [], pagination: { ...body.pagination, total: 0 } }),
  }),
  results('PAGE-05', 'filters stock for anonymous visitors', {
    body: (body, requested) =>
      requested.token === null &&
      requested.filter.stock &&
      Object.assign(body, { items: [], pagination: { ...body.pagination, total: 0 } }),
  }),
  results('PAGE-05', 'reverses the items for an unknown sort column', {
    body: (body, requested) => requested.sort_by === 'no-such-column' && body.items.reverse(),
  }),
  results('PAGE-05', 'attribute counts are 1 too high', {
    body: eachOf('attributes', (one) => {
      if (one.count !== undefined) one.count++
      one.values?.forEach((value: any) => value.count++)
    }),
  }),
  results('SRCH-12', 'requires the dots of a number', {
    retyped: (term) => isNumber(term) && !term.includes('.'),
  }),
  results('SRCH-12', 'finds no number with blanks', {
    retyped: (term) => isNumber(term) && /^(?:\S ){3,}/.test(term),
  }),
  results('SRCH-12', 'finds no number with dashes', {
    retyped: (term) => isNumber(term) && term.includes('-'),
  }),
  results('SRCH-12', 'finds no OE numbers', {
    body: (body) => {
      body.items = body.items.filter((item: any) => item.foundVia?.matchType !== 'OE')
    },
  }),
  results('SRCH-03', 'finds everything for a nonsense term', {
    sent: (body) => body.term?.startsWith('qzxqzx-0') && delete body.term,
  }),
  results('SRCH-09', 'returns another matching number', {
    body: eachOf('items', (item) => item.foundVia && (item.foundVia.number = '0')),
  }),
  results('SRCH-09', 'returns another kind of matching number', {
    body: eachOf(
      'items',
      (item) => item.foundVia?.matchType === 'ARTICLE' && (item.foundVia.matchType = 'GTIN'),
    ),
  }),
  results('AUD-02', 'no names in Russian', {
    body: (body, requested) =>
      requested.languageID === 'ru-RU' && body.items.forEach((item: any) => (item.name = '')),
  }),
  results('AUD-02', 'finds nothing in French', {
    sent: (body) => body.languageID === 'fr-FR' && (body.term = NONSENSE),
  }),
  live('SRCH-12', 'requires the dots of a number', {
    retyped: (term) => isNumber(term) && !term.includes('.'),
  }),
  live('SRCH-12', 'is case-sensitive', {
    retyped: (term) =>
      /[a-z]/i.test(term) && isNumber(term) && term === term.toUpperCase() && !term.includes(' '),
  }),
  live('SRCH-12', 'finds no names', { retyped: (term) => !isNumber(term) }),
  live('SRCH-03', 'responds with 404 if nothing is found', {
    came: (response) => {
      if (response.body.products?.length === 0)
        Object.assign(response, { status: 404, body: { title: 'Not Found', status: 404, code: 404001 } })
    },
  }),
  live('SRCH-02', 'returns unknown groups', { body: eachOf('categories', (one) => (one.id += 'X')) }),
  live('SRCH-02', 'group counts are too high', {
    body: eachOf('categories', (one) => (one.count += 1_000_000)),
  }),
  live('SRCH-01', 'another total than the results page', increments('pagination.total')),

  content('PAGE-02', 'an unknown parent', {
    body: eachOf('categories', (one) => one.parentId && (one.parentId += 'X')),
  }),
  content('PAGE-02', 'returns an id twice', { body: (body) => body.categories.push(body.categories[0]) }),
  content('PAGE-02', 'group counts are 1 too high', {
    body: eachOf('categories', (one) => one.productCount++),
  }),
  content('PAGE-03', 'division counts are 1 too high', {
    body: eachOf('productDivisons', (one) => one.productCount++),
  }),
  content('PAGE-03', 'divisions contain unknown groups', {
    body: (body) => body.productDivisons[0].categoryIds.push('no-such-group'),
  }),
  content('AUD-02', 'a group is missing in Russian', {
    body: (body, requested) => requested.languageID === 'ru-RU' && body.categories.pop(),
  }),
  content('AUD-02', 'groups without a name in Dutch', {
    body: (body, requested) => requested.languageID === 'nl-NL' && (body.categories[0].name = ''),
  }),
  content('AUD-02', 'accepts an unknown language', {
    sent: (body) => body.languageID === 'xx-XX' && (body.languageID = 'en-GB'),
  }),
  content('GEO-06', 'returns English texts in any language', {
    sent: (body) =>
      /^[a-z]{2}-[A-Z]{2}$/.test(body.languageID) &&
      body.languageID !== 'xx-XX' &&
      (body.languageID = 'en-GB'),
  }),
  country('GEO-03', 'no company', { body: (body) => (body.entity.company.companyName = '') }),
  country('GEO-03', 'no name', answers({ countryName: ' ' })),
  country('GEO-03', 'no entity', { body: (body) => (body.entity.entityCode = '') }),
  country('FOOT-02', 'a link that is a script', {
    body: (body) => (body.entity.links.imprint = 'javascript:alert(1)'),
  }),
  country('FOOT-02', 'a social link without a protocol', {
    body: (body) => body.entity.social.push({ type: 'youtube', linkTranslation: 'www.youtube.example' }),
  }),

  product('PAGE-04', 'returns no part for any slug', { body: (body) => (body.product = null) }),
  product('PAGE-04', 'responds with 404 for an unknown slug', refusesWithout('product')),
  product('PAGE-04', 'returns another part for the slug', {
    body: (body) => body.product && (body.product.sku += '9'),
  }),
  product('PAGE-04', 'another price than in the search', increments('product.pricePackage.price.value')),
  product('PAGE-04', 'another packaging quantity than in the search', increments('product.packagingAmount')),
  product('PAGE-04', 'a key attribute of another part', {
    body: (body) => body.product?.keyAttributes.push({ id: 'no-such', name: 'X', value: 1 }),
  }),
  product('PAGE-04', 'no pictures', { body: (body) => body.product && (body.product.images = []) }),
  product('PAGE-04', 'a part in an unknown group', {
    body: (body) => body.product?.categories.push({ id: 'no-such', name: 'X' }),
  }),
  product('PAGE-04', 'a part is an alternative to itself', {
    body: (body) => body.product?.alternatives.push({ ...body.product }),
  }),
  product('PAGE-04', 'another GTIN in each language', {
    body: (body, requested) => body.product && (body.product.gtin += requested.languageID),
  }),
  product('PAGE-04', 'returns stock to anonymous visitors', {
    body: (body) => body.product && (body.product.availability ??= { status: 'AVAILABLE' }),
  }),
  product('PAGE-04', 'no stock for customers', {
    body: (body) => body.product && delete body.product.availability,
  }),
  slugs('ROUTE-19', 'ignores start', sends({ start: 0 })),
  slugs('ROUTE-19', 'slugs without a page', {
    body: (body) => (body.slugs = body.slugs.map((slug: string) => `${slug}-x`)),
  }),
  slugs('ROUTE-19', 'returns a slug twice', {
    body: (body) => (body.slugs = body.slugs.map(() => body.slugs[0])),
  }),
  compare('PAGE-06', 'sorts by slug instead of the requested sequence', {
    body: (body) => body.products.sort((a: any, b: any) => (a.slug < b.slug ? -1 : 1)),
  }),
  compare('PAGE-06', 'omits repeated parts', {
    body: (body) =>
      (body.products = body.products
        .filter(
          (one: any, index: number) =>
            body.products.findIndex(({ slug }: any) => slug === one.slug) === index,
        )
        .reverse()),
  }),
  compare('PAGE-06', 'no attributes', { body: eachOf('products', (one) => (one.attributes = [])) }),
  compare('PAGE-06', 'another price than on the product page', {
    body: eachOf('products', (one) => one.pricePackage && (one.pricePackage.price.value += 1)),
  }),

  login('SESS-02', 'expiresIn is twice the lifetime of the token', { body: (body) => (body.expiresIn *= 2) }),
  login('SESS-02', 'a user without a name', {
    body: (body) => Object.assign(body.userInfo, { given_name: '', family_name: '' }),
  }),
  login('SESS-02', 'a token that is not a JWT', answers({ accessToken: 'opaque' })),
  login('PAGE-08', 'accepts any password', sends({ password: 'demo' })),
  login('PAGE-08', 'reveals that a user name is unknown', {
    came: (response, requested) => {
      if (response.status === 401 && requested.username.startsWith('nobody-')) response.body.code = 401009
    },
  }),
  login('PAGE-08', 'a wrong password has the code of an ended session', rejection(401, 401, 401000)),
  inLogin('password/reset/nobody%40example.com')('PAGE-08', 'reveals that a user name is unknown', {
    instead: () => ({ status: 404, body: { title: 'Not Found', status: 404, code: 404001 } }),
  }),
  features('SESS-01', 'accepts a changed signature', {
    sent: (body, { memo }) =>
      typeof body.token === 'string' && body.token.split('.').length === 3 && (body.token = memo.token),
  }),
  features('SESS-01', 'accepts any text as a token', {
    sent: (body, { memo }) => body.token === 'nonsense' && (body.token = memo.token),
  }),
  features('SESS-01', 'another code for an ended session', rejection(401, 401, 401002)),
  features('SESS-06', 'other rights than the login', { body: (body) => (body.order = !body.order) }),
  features('SESS-06', 'no right to see prices', { body: (body) => (body.showPrice = !body.showPrice) }),
  inLogin('logout')('SESS-03', 'does nothing', doesNothing({})),
  features('SESS-03', 'a logout ends all sessions', {
    instead: async (body, { ask, memo }) => {
      const response = await ask('getfeatures', body)
      if (response.status === 401 && body.token?.length > 100 && body.token !== memo.token) memo.over = true
      return memo.over
        ? { status: 401, body: { title: 'Unauthorized', status: 401, code: 401000 } }
        : undefined
    },
  }),
  inLogin('products/product/')('PRICE-01', 'a price for anonymous visitors', anonymousLeak('product')),
  inLogin('search/partSearch')('PRICE-01', 'a price for anonymous visitors', anonymousLeak('products.0')),
  inLogin('search/filteredSearch')('PRICE-01', 'a price for anonymous visitors', anonymousLeak('items.0')),
  inLogin('products/compare')('PRICE-01', 'a price for anonymous visitors', anonymousLeak('products.0')),
  inLogin('products/product/')('PRICE-01', 'an alternative with a price', {
    body: (body, requested) =>
      requested.token === null &&
      body.product?.alternatives.forEach((one: any) => (one.pricePackage = PACKAGE)),
  }),
  inLogin('products/product/')('PRICE-01', 'reports hidden prices as visible', {
    body: (body) => body.product && (body.product.priceVisible = true),
  }),
  inLogin('orders/list')('PRICE-01', 'totals for a user without prices', hiddenLeak('total', 'items.0')),
  inLogin('checkout/cart/getQuote')(
    'PRICE-01',
    'a sum for a user without prices',
    hiddenLeak('total', 'quote'),
  ),
  inLogin('search/resolve')('PRICE-01', 'quick order prices for a user without prices', {
    body: eachOf('lines', ({ product }) => product && (product.pricePackage ??= PACKAGE)),
  }),
  inLogin('availability/check')('PRICE-01', 'prices in availability for a user without prices', {
    body: eachOf('lines', ({ product }) => product && (product.pricePackage ??= PACKAGE)),
  }),
  inLogin('backorder/list')('PRICE-01', 'values for a user without prices', hiddenLeak('value', 'totals')),
  inLogin('documents/list')('PRICE-01', 'amounts for a user without prices', hiddenLeak('net', 'items.0')),
  inLogin('carts/list')('PRICE-01', 'sums for a user without prices', {
    body: eachOf('carts', (one) => (one.total ??= PRICE)),
  }),
  inLogin('infocenter/overview')('PRICE-01', 'values for a user without prices', {
    body: eachOf('ordersPerMonth', (one) => (one.value ??= PRICE)),
  }),
  inLogin('search/filteredSearch')('PRICE-01', 'sorting reveals prices to a user without prices', {
    body: (body, requested) => requested.sort_by === 'price' && body.items.reverse(),
  }),
  inLogin('search/filteredSearch')('PRICE-01', 'no prices for a user who may see them', {
    body: eachOf('items', (one) => delete one.pricePackage),
  }),
  inLogin('search/filteredSearch')('PRICE-01', 'a price of 0', {
    body: eachOf('items', (one) => one.pricePackage && (one.pricePackage.price.value = 0)),
  }),
  inLogin('search/filteredSearch')('PRICE-01', 'another currency', {
    body: eachOf('items', (one) => one.pricePackage && (one.pricePackage.price.currency.code = 'USD')),
  }),
  inLogin('search/filteredSearch')('PRICE-01', 'a price above the list price', {
    body: eachOf(
      'items',
      ({ pricePackage: one }) => one?.listPrice && (one.listPrice.value = one.price.value / 2),
    ),
  }),
  inLogin('search/filteredSearch')('PRICE-01', 'a price scale in the wrong sequence', {
    body: eachOf(
      'items',
      ({ pricePackage: one }) =>
        one &&
        (one.scale = [
          { from: 9, price: one.price },
          { from: 1, price: one.price },
        ]),
    ),
  }),
  inLogin('checkout/cart/add')('PERM-02', 'adds parts without the right to fill the cart', {
    body: eachOf(
      'lines',
      (line) =>
        line.status === 'NOT_PURCHASABLE' && Object.assign(line, { status: 'OK', acceptedQuantity: 1 }),
    ),
  }),
  inLogin('orders/list')(
    'PERM-01',
    'lists orders without the right',
    accepts(403, { items: [], pagination: { start: 0, length: 1, total: 0 }, asOf: '2026-01-01' }),
  ),
  inLogin('documents/list')(
    'PERM-01',
    'lists documents without the right',
    accepts(403, { items: [], pagination: { start: 0, length: 1, total: 0 }, asOf: '2026-01-01' }),
  ),

  cart('add')('CART-01', 'finds no part by vendorId and sku', {
    sent: (body) => {
      if (Array.isArray(body.items)) for (const item of body.items) item.sku = `no ${item.sku}`
    },
  }),
  cart('add')('CART-01', 'adds twice as much', { sent: eachOf('items', (item) => (item.qty *= 2)) }),
  cart('add')('CART-01', 'adds only the first line', {
    sent: (body) => (body.items = body.items.slice(0, 1)),
  }),
  cart('add')('CART-01', 'loses the note', { sent: eachOf('items', (item) => delete item.note) }),
  cart('add')('CART-01', 'loses the requested number', {
    sent: eachOf('items', (item) => delete item.requestedNumber),
  }),
  cart('add')('CART-01', 'ignores the second addition of a part', {
    instead: (body, { memo }) => {
      const key = JSON.stringify(body.items)
      if (body.items.length > 1 || body.items[0]?.qty === undefined) return undefined
      const again = memo.last === key
      memo.last = again ? '' : key
      return again ? { status: 200, body: { code: 200000 } } : undefined
    },
  }),
  cart('add')('CART-05', 'reports an unknown part as OK', {
    body: eachOf('lines', (line) => line.status === 'UNKNOWN_NUMBER' && (line.status = 'OK')),
  }),
  cart('add')('CART-05', 'rejects the call because of one unknown part', {
    came: (response) => {
      if (response.body.lines?.some(({ status }: any) => status === 'UNKNOWN_NUMBER'))
        Object.assign(response, { status: 422, body: { title: 'No', status: 422, code: 422001 } })
    },
  }),
  cart('add')('CART-05', 'does not report that a quantity was rounded', {
    body: eachOf('lines', (line) => line.status === 'QTY_ROUNDED' && (line.status = 'OK')),
  }),
  cart('add')('CART-05', 'reports another quantity than it has accepted', {
    body: eachOf('lines', (line) => line.status === 'QTY_ROUNDED' && (line.acceptedQuantity *= 2)),
  }),
  cart('add')('CART-06', 'accepts any quantity', accepts(400, { code: 200000, lines: [] })),
  cart('add')('CART-06', 'accepts the quantity 0 as 1', {
    sent: eachOf('items', (item) => item.qty === 0 && (item.qty = 1)),
  }),
  cart('add')('CART-06', 'limits a quantity that is too high instead of rejecting it', {
    sent: eachOf('items', (item) => item.qty > 99_999 && (item.qty = 99_999)),
  }),
  cart('add')('CART-08', 'ignores the idempotency key', ignoringKey),
  cart('add')('CART-08', 'accepts the idempotency key of another body', accepts(409, { code: 200000 })),
  cart('add')('CART-08', 'another code for a reused key', rejection(409, 409, 409001)),
  cart('add')('CART-04', 'adds lines with an ended session', {
    body: (body) => body.code === 401000 && (body.code = 200000),
  }),
  cart('update/')(
    'CART-01',
    'does not store the quantity',
    doesNothing((body) => ({
      code: 200000,
      line: { sku: body.sku, status: 'OK', requestedQuantity: body.qty, acceptedQuantity: body.qty },
    })),
  ),
  cart('update/')('CART-01', 'sets another quantity', { sent: (body) => (body.qty *= 2) }),
  cart('update/')('CART-05', 'overwrites changes of another session', sendsNo('version')),
  cart('update/')('CART-05', 'another code for a conflict', rejection(409, 409, 409002)),
  cart('update/')('CART-05', 'returns an outdated cart with a conflict', {
    came: (response) => {
      if (response.status === 409) response.body.quote.items = []
    },
  }),
  cart('updateItems')('CART-01', 'sets other quantities', {
    sent: eachOf('items', (item) => (item.qty *= 2)),
  }),
  cart('updateItems')('CART-01', 'returns only the changed lines', {
    body: (body) => (body.lines = body.lines.slice(0, 1)),
  }),
  cart('updateItems')('CART-01', 'returns an outdated cart', {
    body: eachOf('quote.items', (item) => (item.qty += 1)),
  }),
  cart('updateItems')('CART-05', 'overwrites changes of another session', {
    sent: async (body, { ask }) => {
      const { quote } = await ask('checkout/cart/getQuote', {
        token: body.token,
        languageID: body.languageID,
        countryID: body.countryID,
      })
      if (quote && body.version !== quote.version) body.version = quote.version
    },
  }),
  cart('updateItems')('CART-05', 'another code for a conflict', rejection(409, 409, 409000)),
  cart('delete')('CART-03', 'does nothing', {
    instead: (body, { memo }) => {
      memo.n = (memo.n ?? 0) + 1
      return body.item_ids?.length === 1 && memo.n > 3 ? { status: 200, body: { code: 200000 } } : undefined
    },
  }),
  cart('delete')('CART-03', 'deletes everything', {
    sent: async (body, { ask }) => {
      const { quote } = await ask('checkout/cart/getQuote', {
        token: body.token,
        languageID: body.languageID,
        countryID: body.countryID,
      })
      body.item_ids = quote?.items.map((item: any) => item.item_id ?? item.itemId) ?? body.item_ids
      if (body.item_ids.length === 0) body.item_ids = [1]
    },
  }),
  cart('create')('CART-01', 'empties the cart', {
    sent: async (body, { ask }) => {
      const caller = { token: body.token, languageID: 'en-GB', countryID: 'DE' }
      const { quote } = await ask('checkout/cart/getQuote', caller)
      const ids = quote?.items.map((item: any) => item.item_id ?? item.itemId) ?? []
      if (ids.length > 0) await ask('checkout/cart/delete', { ...caller, item_ids: ids })
    },
  }),
  cart('getQuote')('CART-01', 'always the same version', { body: (body) => (body.quote.version = 1) }),
  cart('getQuote')('CART-01', 'another version of the cart with each read', {
    body: (body, _, { memo }) => (body.quote.version += memo.n = (memo.n ?? 0) + 1),
  }),
  cart('getQuote')('CART-01', 'returns another part in a line', {
    body: eachOf('quote.items', (item) => (item.slug += '-x')),
  }),
  cart('getQuote')('PRICE-01', 'row totals that are not quantity times price', {
    body: eachOf('quote.items', (item) => item.rowTotal && (item.rowTotal.value += 0.01)),
  }),
  cart('getQuote')('PRICE-01', 'a total that is not the sum of the rows', increments('quote.total.value')),
  cart('getQuote')('PRICE-01', 'row totals at the unit price', {
    body: eachOf(
      'quote.items',
      (item) => item.rowTotal && (item.rowTotal.value = item.pricePackage.price.value),
    ),
  }),
  cart('getQuote')('CART-07', 'a separate cart for each session', {
    body: (body, requested, { memo }) => {
      memo.first ??= requested.token
      if (requested.token !== memo.first) body.quote.items = []
    },
  }),
  cart('getQuote')('PERM-02', 'one cart for all accounts', asOwner),
  cart('delete')('PERM-02', 'deletes lines of other accounts', asOwner),

  checkout('validate')('CHK-02', 'returns no lines', answers({ lines: [] })),
  checkout('validate')('CHK-02', 'another hash of an unchanged cart', {
    body: (body) => (body.basHash = crypto.randomUUID()),
  }),
  checkout('validate')('CHK-02', 'the same hash for each cart', {
    body: (body) => (body.basHash = 'a'.repeat(32)),
  }),
  ...['net', 'gross', 'tax', 'goods'].map((name) =>
    checkout('validate')('CHK-02', `${name} is 1 more`, increments(`totals.${name}.value`)),
  ),
  checkout('addresses/get')('CHK-02', 'does not store the chosen address', {
    body: (body) => delete body.shippingAddressId,
  }),
  checkout('addresses/set')('CHK-02', 'returns another address', answers({ shippingAddressId: 'another' })),
  checkout('addresses/set')('CHK-05', 'accepts an unknown address', {
    sent: (body) =>
      body.shippingAddressId === 'no-such-thing' && (body.shippingAddressId = body.billingAddressId),
  }),
  checkout('transports/set')('CHK-05', 'accepts an unknown transport', accepts(400, { code: 200000 })),
  checkout('payments/set')('CHK-05', 'accepts an unknown payment method', accepts(400, { code: 200000 })),
  checkout('transports/get')('CHK-02', 'an arrival in the past', {
    body: eachOf('transports', (one) => (one.arrival = '2020-01-01')),
  }),
  checkout('transports/get')('CHK-02', 'a cut-off in the past', {
    body: eachOf('transports', (one) => (one.cutoff = '2020-01-01T10:00:00Z')),
  }),
  checkout('transports/get')('CHK-02', 'another transport price than in the totals', {
    body: eachOf('transports', (one) => one.price && (one.price.value += 1)),
  }),
  checkout('split')('CHK-07', 'loses a line', { body: eachOf('orders', (one) => one.lines.pop()) }),
  checkout('split')('CHK-07', 'a line in both split orders', {
    body: (body) => body.orders.push({ ...body.orders[0], index: 'second' }),
  }),
  checkout('split')('CHK-07', 'a quantity that is 1 too high', {
    body: eachOf('orders', (one) => one.lines.forEach((line: any) => line.quantity++)),
  }),
  checkout('order/place')('CHK-05', 'orders without the policy', sends({ acceptPolicy: true })),
  checkout('order/place')('CHK-06', 'orders a cart that has changed', {
    sent: async (body, { ask }) => {
      const now = await ask('checkout/validate', {
        token: body.token,
        languageID: body.languageID,
        countryID: body.countryID,
        version: 0,
      })
      if (now.quote?.items.length > 0)
        Object.assign(body, { basHash: now.basHash, version: now.quote.version })
    },
  }),
  checkout('order/place')('CHK-06', 'accepts an order without an idempotency key', {
    sent: (_, __, headers) =>
      headers.has('idempotency-key') || headers.set('idempotency-key', crypto.randomUUID()),
  }),
  checkout('order/place')('CHK-06', 'another order for the retry', {
    body: (body, _, { memo }) => {
      if (memo.placed && body.orderNumbers) body.orderNumbers.first += 'X'
      memo.placed = true
    },
  }),
  checkout('order/place')('CHK-06', 'accepts the idempotency key of another body', {
    came: (response, _, { memo }) => {
      if (response.status === 201) memo.order = response.body
      else if (response.body.code === 409002 && memo.order)
        Object.assign(response, { status: 201, body: memo.order })
    },
  }),
  checkout('order/place')('CHK-06', 'another code for a reused key', otherCode(409002, 409001)),
  checkout('order/place')('CHK-06', 'another code for a changed cart', otherCode(409001, 409002)),
  checkout('order/place')('CHK-06', 'loses the reference', answers({ customerOrderReference: '' })),
  checkout('order/place')('CHK-06', 'orders a quantity that is 1 too high', {
    body: eachOf('items', (item) => item.qty++),
  }),
  checkout('order/place')('CHK-06', 'a placed order without a number', {
    body: (body) => body.status === 'PLACED' && delete body.orderNumbers,
  }),
  checkout('order/place')('CHK-07', 'splits the order differently than announced', {
    body: eachOf('orders', (one) => one.lines.forEach((line: any) => line.quantity++)),
  }),
  checkout('order/status')('CHK-06', 'responds with 410 for an unknown order', rejection(404, 410)),
  checkout('order/status')('CHK-06', 'finds no order by its key', {
    sent: (body) => body.key && (body.key = 'no-such-key'),
  }),
  checkout('order/status')('CHK-06', 'finds orders of other accounts', asOwner),
  checkout('order/status')('CHK-06', 'another order number than in the first response', {
    body: (body) => body.orderNumbers && (body.orderNumbers.first += 'X'),
  }),
  checkout('order/place')('CHK-06', 'the cart retains its lines after the order', {
    body: async (body, { token }, { ask }) => {
      const items = body.items.map(({ sku, qty }: any) => ({ sku, qty }))
      await ask('checkout/cart/add', { token, items })
    },
  }),
  checkout('payment/return')('CHK-08', 'authorises each payment', {
    instead: () => ({ status: 200, body: { status: 'AUTHORISED', next: 'step6' } }),
  }),

  ...listMutants(orders('list'), 'date'),
  orders('list')('INFO-13', 'ignores the status', without('status')),
  orders('list')('INFO-13', 'ignores the dates', without('dateFrom', 'dateTo')),
  orders('list')('INFO-13', 'ends before the last day', {
    sent: (body) => body.filter.dateTo && (body.filter.dateTo = '2001-01-01'),
  }),
  orders('list')('CHK-06', 'ignores the reference', without('customerOrderReference')),
  orders('get')('INFO-14', 'another status than in the list', {
    body: (body) => (body.header.status = body.header.status === 'received' ? 'cancelled' : 'received'),
  }),
  orders('get')('INFO-14', 'loses a line', { body: (body) => body.lines.pop() }),
  orders('get')('INFO-14', 'another rejection of an unknown order', rejection(404, 403)),
  orders('get')('INFO-14', 'orders of other accounts', asOwner),
  orders('get')('INFO-14', 'a delivered quantity above the confirmed one', {
    body: eachOf('lines', (line) => line.delivered++),
  }),
  orders('get')('INFO-14', 'an ordered quantity above confirmed plus cancelled', {
    body: eachOf('lines', (line) => line.ordered++),
  }),
  orders('get')('INFO-14', 'a net amount that is not the sum of the rows', increments('totals.net.value')),
  orders('get')(
    'INFO-14',
    'a gross amount that is not the sum of net and tax',
    increments('totals.gross.value'),
  ),
  orders('get')('INFO-14', 'the newest event first', { body: (body) => body.timeline.reverse() }),
  orders('reorder/preview')('INFO-14', 'previews all lines', sendsNo('lineNos')),
  orders('reorder/preview')('INFO-14', 'loses a line', { body: (body) => body.lines.pop() }),
  orders('reorder/preview')('INFO-14', 'puts the lines into the cart', {
    body: async (body, requested, { ask }) => {
      await ask('checkout/cart/create', { token: requested.token })
      await ask('checkout/cart/add', {
        token: requested.token,
        items: body.lines.map(({ sku }: any) => ({ sku, qty: 1 })),
      })
    },
  }),
  orders('cancelLines')('INFO-14', 'ignores the idempotency key', ignoringKey),
  orders('cancelLines')('INFO-14', 'cancels unknown lines', {
    body: eachOf('lines', (line) => line.status === 'UNKNOWN_LINE' && (line.status = 'CANCELLED')),
  }),
  orders('cancelLines')('INFO-14', 'cancels more than requested', {
    sent: (body) => (body.lines = body.lines.map((line: any) => ({ ...line, quantity: line.quantity + 1 }))),
  }),
  ...listMutants(backorder('list'), 'orderDate').filter(({ name }) => !/start|overlapping|length/.test(name)),
  backorder('list')('INFO-06', 'totals that are not the sums of the lines', increments('totals.quantity')),
  backorder('list')('INFO-06', 'counts too few lines', { body: (body) => (body.totals.lines -= 1) }),
  backorder('list')('INFO-06', 'ignores overdue', without('overdue')),
  backorder('list')('INFO-06', 'inverts the field overdue', {
    body: eachOf('items', (line) => (line.overdue = !line.overdue)),
  }),
  backorder('subscribe')(
    'INFO-06',
    'stores no subscription',
    doesNothing((body) => ({ subscribed: body.on ? body.lineIds : [] })),
  ),
  backorder('subscribe')('INFO-06', 'never unsubscribes', sends({ on: true })),

  ...listMutants(deliveries('list'), 'date'),
  ...listMutants(invoices('list'), 'documentNo'),
  deliveries('list')('INFO-09', 'ignores the dates', without('dateFrom', 'dateTo')),
  deliveries('list')('INFO-09', 'other documents', sends({ documentType: 'INVOICE' })),
  deliveries('get')('INFO-09', 'another status than in the list', {
    body: (body) => (body.header.status = 'open'),
  }),
  deliveries('get')('INFO-09', 'documents of other accounts', asOwner),
  deliveries('get')('INFO-15', 'packages contain 1 unit too many', {
    body: (body) => body.packages[0] && body.packages[0].lines[0].quantity++,
  }),
  deliveries('getMany')('INFO-09', 'another sequence of the documents', {
    body: (body) => body.documents.reverse(),
  }),
  deliveries('trace')('INFO-09', 'omits the requested document', {
    body: (body, requested) =>
      (body.nodes = body.nodes.filter((node: any) => node.documentNo !== requested.term)),
  }),
  deliveries('trace')('INFO-09', 'an edge to a missing document', {
    body: (body) => body.edges.push({ from: 'nothing', to: 'nothing' }),
  }),
  deliveries('status')('DOWN-01', 'never generates a file', {
    body: eachOf('entries', (one) => Object.assign(one, { ready: false, disabled: true })),
  }),
  deliveries('queue')('DOWN-01', 'ignores the idempotency key', ignoringKey),
  deliveries('queue')('DOWN-01', 'generates another format', {
    sent: eachOf('items', (item) => (item.format = 'XML')),
  }),
  invoices('list')('INFO-18', 'ignores the status', without('status')),
  invoices('list')('INFO-18', 'ignores the dates', without('dateFrom', 'dateTo')),
  invoices('list')('INFO-18', 'returns a paid invoice for the filter "open"', {
    body: (body, requested) =>
      requested.filter.status === 'open' && body.items[0] && (body.items[0].status = 'paid'),
  }),
  ...['net', 'total', 'openAmount', 'tax'].map((name) =>
    invoices('get')('INFO-18', `${name} is 1 more`, increments(`header.${name}.value`)),
  ),
  invoices('get')('INFO-07', 'row totals of a credit note do not add up', {
    body: (body) =>
      body.header.documentType === 'CREDIT_NOTE' &&
      body.lines.forEach((line: any) => line.rowTotal && (line.rowTotal.value += 1)),
  }),
  invoices('get')('INFO-18', 'row totals of an invoice do not add up', {
    body: (body) =>
      body.header.documentType === 'INVOICE' &&
      body.lines.forEach((line: any) => line.rowTotal && (line.rowTotal.value += 1)),
  }),
  invoices('getMany')('INFO-18', 'omits the last document', { body: (body) => body.documents.pop() }),
  accounts('ageing')(
    'INFO-18',
    'amounts by due date that do not add up',
    increments('buckets.0.amount.value'),
  ),
  accounts('statement')('INFO-18', 'the newest entry first', { body: (body) => body.entries.reverse() }),
  accounts('statement')(
    'INFO-18',
    'a balance that is not the sum of the entries',
    increments('closingBalance.value'),
  ),
  accounts('statement')('INFO-18', 'loses an entry', { body: (body) => body.entries.pop() }),

  favourites('list')('INFO-12', 'omits the last list', { body: (body) => body.lists.pop() }),
  favourites('items/add')('INFO-12', 'another quantity', {
    sent: eachOf('items', (item) => (item.quantity += 1)),
  }),
  favourites('items/add')('INFO-12', 'loses the note', { sent: eachOf('items', (item) => (item.note = '')) }),
  favourites('items/add')('INFO-12', 'loses the minimum', {
    sent: eachOf('items', (item) => delete item.min),
  }),
  favourites('create')('INFO-12', 'another code for a name in use', rejection(409, 409, 409001)),
  favourites('rename')('INFO-12', 'does nothing', {
    instead: async (body, { ask }) => ({
      status: 200,
      body: { list: { ...(await ask('favourites/list', body)).lists[0], name: body.name } },
    }),
  }),
  favourites('items/update')('INFO-12', 'does nothing', doesNothing({ lines: [] })),
  favourites('items/update')('INFO-12', 'overwrites changes of another session', {
    sent: eachOf('items', (item) => delete item.seen),
  }),
  favourites('marks')('INFO-12', 'marks nothing', answers({ marks: [] })),
  favourites('items/delete')('INFO-12', 'does nothing', doesNothing({ lines: [] })),
  favourites('items/copy')('INFO-12', 'does nothing', doesNothing({ lines: [] })),
  favourites('items/move')('INFO-12', 'does nothing', doesNothing({ lines: [] })),
  favourites('delete')('INFO-12', 'does nothing', answersAs('favourites/list')),
  favourites('shared/get')('INFO-19', 'prices for anonymous visitors', {
    body: eachOf('items', (item) => (item.price = PRICE)),
  }),
  favourites('unshare')('INFO-19', 'does nothing', {
    instead: async (body, { ask }) => ({
      status: 200,
      body: { list: (await ask('favourites/list', body)).lists[0] },
    }),
  }),
  favourites('share')(
    'INFO-19',
    'accepts a day in the past',
    accepts(400, { shareId: 'x', url: '/x', expiresAt: '2020-01-01' }),
  ),
  favourites('shared/get')('INFO-19', 'another rejection of a withdrawn link', rejection(410, 404)),
  favourites('get')('INFO-12', 'lists of other accounts', asOwner),

  carts('create')('INFO-11', 'copies nothing', sends({ copyActive: false })),
  carts('create')('INFO-11', 'another code for a name in use', rejection(422, 422, 422009)),
  carts('list')('INFO-11', 'two active carts', { body: eachOf('carts', (one) => (one.active = true)) }),
  carts('rename')('INFO-11', 'does nothing', answersAs('carts/list')),
  carts('activate')('INFO-11', 'always merges', sends({ mode: 'MERGE' })),
  carts('activate')('INFO-11', 'always replaces', sends({ mode: 'REPLACE' })),
  carts('delete')('INFO-11', 'does nothing', answersAs('carts/list')),
  carts('restore')('INFO-11', 'does nothing', answersAs('carts/list')),
  carts('import')('INFO-11', 'ignores the idempotency key', ignoringKey),
  carts('get')('INFO-11', 'a wrong total quantity', increments('cart.pieces')),
  carts('get')('INFO-11', 'carts of other accounts', asOwner),

  appointments('slots')('INFO-04', 'free places do not decrease after a booking', {
    body: eachOf('slots', (slot) => (slot.free = slot.capacity)),
  }),
  appointments('slots')('INFO-04', 'more free places than capacity', {
    body: eachOf('slots', (slot) => (slot.free = slot.capacity + 1)),
  }),
  appointments('slots')('INFO-04', 'ignores the days', sends({ dateTo: '2099-01-01' })),
  appointments('create')('INFO-04', 'ignores the idempotency key', ignoringKey),
  appointments('create')('INFO-03', 'another code for missing goods', otherCode(422007, 422001)),
  appointments('create')('INFO-03', 'another code for a past slot', otherCode(422006, 422001)),
  appointments('get')('INFO-03', 'another rejection of an unknown appointment', rejection(404, 403)),
  appointments('get')('INFO-04', 'does not store the goods', {
    body: (body) => (body.appointment.goods = []),
  }),
  appointments('ready')('INFO-04', 'lists booked goods as ready', {
    body: (body, _, { memo }) => {
      memo.goods ??= body.goods
      body.goods = memo.goods
    },
  }),
  appointments('cancel')('INFO-04', 'does nothing', {
    instead: async (body, { ask }) =>
      body.version > 5 ? undefined : { status: 200, body: await ask('appointment/get', body) },
  }),

  addresses('create')('INFO-02', 'loses the street', {
    sent: (body) => body.address?.street && (body.address.street = '-'),
  }),
  addresses('update')('INFO-02', 'overwrites changes of another session', sendsNo('version')),
  addresses('update')('INFO-02', 'does nothing', {
    instead: async (body, { ask }) =>
      body.version?.endsWith('-stale')
        ? undefined
        : {
            status: 200,
            body: {
              address: (await ask('addresses/list', { ...body, start: 0, length: 1, filter: {} })).items[0],
            },
          },
  }),
  addresses('update')('INFO-02', 'another code for a conflict', rejection(409, 409, 409002)),
  addresses('update')('INFO-02', 'changes addresses of other accounts', asOwner),
  addresses('list')('INFO-02', 'each address is the default', {
    body: eachOf('items', (one) => (one.isDefault = true)),
  }),
  addresses('list')('INFO-02', 'ignores the kind', without('kind')),
  addresses('delete')(
    'INFO-02',
    'does nothing',
    doesNothing(({ id }) => ({ id })),
  ),
  addresses('restore')('INFO-02', 'does nothing', { instead: firstAddress }),
  addresses('setDefault')('INFO-02', 'does nothing', { instead: firstAddress }),

  forms('INFO-10', 'accepts any file', {
    sent: eachOf('files', (file) => (file.content = btoa('%PDF-1.7'))),
  }),
  forms('INFO-10', 'accepts an unknown form', {
    sent: (body) => body.formId === 'no-such-form' && (body.formId = 'master-data-online'),
  }),
  of('forms', 'forms')('INFO-10', 'no titles in Russian', {
    body: (body, requested) =>
      requested.languageID === 'ru-RU' && body.forms.forEach((one: any) => (one.title = '')),
  }),
  claims('forms/submit')('INFO-10', 'ignores the idempotency key', ignoringKey),
  claims('forms/submit')(
    'INFO-10',
    'accepts a quantity above the delivered one',
    accepts(422, { ticketNo: 'T1', receivedAt: '2026-01-01' }),
  ),
  claims('claims/get')('INFO-10', 'loses the message', answers({ message: '' })),
  claims('claims/get')('INFO-10', 'claims of other accounts', asOwner),
  claims('claims/reply')('INFO-10', 'ignores the idempotency key', ignoringKey),
  claims('claims/reply')('INFO-10', 'stores no reply', answersAs('claims/get')),
  ...listMutants(claims('claims/list'), 'receivedAt').filter(({ name }) => /start|term/.test(name)),

  partner('keys/create')('INFO-16', 'returns the secret again', {
    body: (body, { name }) => (body.secret = name),
  }),
  partner('keys/revoke')('INFO-16', 'does nothing', doesNothing({})),
  partner('keys/create')('INFO-16', 'accepts a day in the past', accepts(400, { id: 'k', secret: 's' })),
  partner('keys/create')('INFO-16', 'another code for a wrong day', rejection(400, 400, 400009)),
  partner('webhooks/save')('INFO-16', 'accepts http', {
    sent: (body) =>
      typeof body.url === 'string' &&
      body.url.startsWith('http:') &&
      (body.url = 'https://hooks.example.com/'),
  }),
  partner('webhooks/save')('INFO-16', 'accepts private addresses', {
    sent: (body) =>
      typeof body.url === 'string' &&
      /127|10\.|localhost/.test(body.url) &&
      (body.url = 'https://hooks.example.com/'),
  }),
  partner('webhooks/test')('INFO-16', 'a signature in another format', {
    body: (body) => (body.delivery.signature = 'sha1=1'),
  }),
  partner('webhooks/delete')('INFO-16', 'does nothing', doesNothing({})),

  punchOut('enter')('INFO-16', 'a ticket is valid twice', {
    came: (response, _, { memo }) => {
      if (ok(response)) memo.visit = response.body
      else if (response.status === 410 && memo.visit)
        Object.assign(response, { status: 200, body: memo.visit })
    },
  }),
  punchOut('enter')('INFO-16', 'does not store the job', answers({ job: {} })),
  punchOut('start')('INFO-16', 'accepts any secret', accepts(401, { ticket: 't' })),
  punchOut('start')('INFO-16', 'accepts any host as return URL', accepts(422, { ticket: 't' })),
  punchOut('start')('INFO-16', 'another code for a wrong secret', rejection(401, 401, 401001)),
  punchOut('return')('INFO-16', 'loses a line', { body: (body) => body.lines.pop() }),
  punchOut('return')('INFO-16', 'another cart for the retry', {
    body: (body) => (body.basketId = crypto.randomUUID()),
  }),
  punchOut('lookup')('INFO-16', 'another quantity', {
    body: eachOf('lines', (line) => (line.quantity += 1)),
  }),
  punchOut('order')('CHK-06', 'orders again for the retry', {
    sent: (body) => (body.orderNo = crypto.randomUUID()),
  }),
  punchOut('order')('CHK-06', 'omits unknown articles', {
    sent: (body) =>
      (body.lines = body.lines?.filter?.(({ articleNo }: any) => articleNo !== 'no-such-part') ?? body.lines),
  }),
  punchOut('order')('CHK-06', 'an order without a number', answers({ orderNumbers: [] })),
  of('punchOut', 'checkout/order/place')(
    'INFO-16',
    'a punch-out session can place an order',
    rejection(403, 409, 409001),
  ),
  of('punchOut', 'checkout/cart/add')('INFO-16', 'a punch-out session fills the cart of its user', asOwner),

  of('quickOrder', 'search/resolve')('INFO-17', 'omits unknown numbers', {
    body: (body) => (body.lines = body.lines.filter((line: any) => line.status !== 'UNKNOWN_NUMBER')),
  }),
  of('quickOrder', 'search/resolve')('INFO-17', 'renumbers the lines', {
    body: eachOf('lines', (line, index) => (line.lineNo = index + 1)),
  }),
  of('quickOrder', 'search/resolve')('INFO-17', 'does not report that a quantity was rounded', {
    body: eachOf('lines', (line) => line.status === 'QTY_ROUNDED' && (line.status = 'OK')),
  }),
  of('quickOrder', 'search/resolve')('INFO-17', 'puts the parts into the cart', {
    body: async (body, requested, { ask }) => {
      await ask('checkout/cart/add', {
        token: requested.token,
        items: body.lines.flatMap(({ product }: any) =>
          product ? [{ sku: `${product.vendorId}-${product.sku}`, qty: 1 }] : [],
        ),
      })
    },
  }),
  of('availability', 'availability/check')('INFO-05', 'reports stock of unknown parts', {
    body: eachOf('lines', (line) => line.locations.push({ id: 'X', name: 'X', quantityClass: 'MANY' })),
  }),
  of('availability', 'availability/check')(
    'INFO-05',
    'responds without a session',
    accepts(401, { lines: [], asOf: '2026-01-01' }),
  ),
  of('availability', 'availability/check')('INFO-05', 'returns no warehouses', {
    body: eachOf('lines', (line) => (line.locations = [])),
  }),
  of('ownNumbers', 'own-numbers/remove')('SRCH-12', 'does nothing', doesNothing({ removed: 1 })),
  of('ownNumbers', 'own-numbers/save')('SRCH-12', 'saves unknown parts', {
    body: (body) => (body.statuses = body.statuses.map(() => 'SAVED')),
  }),
  of('ownNumbers', 'search/filteredSearch')('SRCH-12', 'finds own numbers of another company', asOwner),
  of('ownNumbers', 'own-numbers/list')('INFO-20', 'ignores the term', {
    sent: (body) => {
      delete body.term
      body.sort_by = 'articleNo'
    },
  }),
  of('ownNumbers', 'own-numbers/save')(
    'INFO-20',
    'stores nothing',
    doesNothing((body) => ({ statuses: body.numbers.map(() => 'SAVED') })),
  ),
  of('currencies', 'currencies/set')('INFO-08', 'does nothing', {
    instead: (body) =>
      body.alternativeCurrency === 'XXX'
        ? undefined
        : { status: 200, body: { alternativeCurrency: body.alternativeCurrency } },
  }),
  of('currencies', 'currencies/set')(
    'INFO-08',
    'accepts any currency',
    accepts(400, (body) => ({ alternativeCurrency: body.alternativeCurrency })),
  ),
  of('redirects', 'redirects')('ROUTE-15', 'returns a redirect for each path', {
    body: (body) => (body.redirect ??= { location: '/en', status: 301 }),
  }),
  of('redirects', 'redirects')('ROUTE-15', 'rejects unknown paths', refusesWithout('redirect')),
  of('overview', 'infocenter/overview')('INFO-01', 'counts are 1 too high', {
    body: (body) => body.backorderLines && body.backorderLines.count++,
  }),
  of('overview', 'infocenter/overview')('INFO-01', 'counts paid invoices', {
    body: (body) => body.invoices && (body.invoices.open += 5),
  }),
  of('overview', 'infocenter/overview')('INFO-01', 'the newest month first', {
    body: (body) => body.ordersPerMonth?.reverse(),
  }),
  of('overview', 'infocenter/overview')(
    'INFO-01',
    'responds without a session',
    accepts(401, { priceVisible: false, asOf: '2026-01-01' }),
  ),
  of('administration', 'admin/error-log')(
    'PAGE-11',
    'accepts the token of the shop',
    accepts(401, { reports: [] }),
  ),

  vehicles('vin/findVehicle')('VIN-05', 'finds a vehicle for each VIN', {
    body: (body) =>
      (body.vehicle ??= {
        vin: null,
        slug: 'x',
        type: 'truck',
        manufacturer: 'X',
        series: 'X',
        model: 'X',
        yearFrom: 2000,
        yearTo: null,
      }),
  }),
  vehicles('vin/findVehicle')('VIN-05', 'rejects unknown VINs', refusesWithout('vehicle')),
  vehicles('vin/vehicle')('PAGE-10', 'another vehicle', {
    body: (body) => body.vehicle && (body.vehicle.model += ' X'),
  }),
  vehicles('vin/vehicle')('PAGE-10', 'counts are 1 too high', {
    body: eachOf('groups', (group) => group.count++),
  }),
  vehicles('vin/vehicle')('PAGE-10', 'rejects unknown vehicles', refusesWithout('vehicle')),
  vehicles('search/filteredSearch')('PAGE-10', 'ignores the vehicle', without('vehicle')),
  vehicles('search/filteredSearch')('PAGE-10', 'finds nothing for a vehicle', {
    body: (body, requested) => requested.filter.vehicle && (body.items = []),
  }),
  vehicles('vehicles/fits')('PAGE-10', 'returns a fit for unknown parts', {
    body: (body) => body.parts.push({ sku: 'no-such-part', universal: true, conditions: [] }),
  }),
  vehicles('vehicles/fits')('PAGE-10', 'returns no conditions', {
    body: eachOf('parts', (one) => (one.conditions = [])),
  }),
  vehicles('search/addVinSuggestion')('VIN-03', 'ignores the limit', sends({ limit: 100 })),
  vehicles('search/addVinSuggestion')('VIN-03', 'the oldest first', { body: (body) => body.reverse() }),
  vehicles('search/getVinSuggestions')('VIN-03', 'stores no VIN', answers({ length: 0 })),
  vehicles('search/getVinSuggestions')('VIN-04', 'one VIN history for all accounts', {
    instead: (_, { memo }) => ({ status: 200, body: (memo.vins ??= ['ZZZ00000000000004']) }),
  }),
  vehicles('settings/search-mode')(
    'HEAD-04',
    'offers the VIN search to each account',
    answers({ mode: 'VIN_AND_OE' }),
  ),
]
