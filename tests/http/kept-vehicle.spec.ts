import { describe, expect, it } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop()
const SLUG = 'man-tgx-18-440'
const NAME = 'MAN TGX 18.440'
const PAGE = `/en/vin/truck/${SLUG}`

/** Text in a browser without scripts: tags and comments are removed. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const shown = async (visitor: HttpVisitor, path: string) => textOf(await (await visitor.get(path)).text())

async function partner() {
  const visitor = new HttpVisitor(shop.origin)
  await visitor.logIn('full@demo.test')
  return visitor
}

async function keeping() {
  const visitor = await partner()
  await visitor.post(PAGE, {})
  return visitor
}

/** Slugs of a part that does not fit, and of a part whose fit depends on an unknown fact. */
async function partsByFit(visitor: HttpVisitor) {
  const list = await (await visitor.get('/en/search/results?size=100')).text()
  const match = { nonFitting: '', open: '' }
  for (const [, slug = ''] of list.matchAll(/\/en\/products\/([\w-]+)/g)) {
    const page = await shown(visitor, `/en/products/${slug}`)
    if (page.includes(`Does not fit ${NAME}`)) match.nonFitting ||= slug
    if (page.includes(`Does it fit ${NAME}?`)) match.open ||= slug
    if (match.nonFitting && match.open) break
  }
  return match
}

const numberOf = (slug: string) => slug.replace(/^nw-(\d)-(\d{5}).*/, '$1.$2')

// must run first: another page makes the server load the code for fit conditions, which this test expects to be missing
it.each([
  '/en/infocenter/quickorder',
  '/en/infocenter/availability',
  '/en/search/results?vehicle=man-tgx-18-440',
  '/en/checkout/step1',
])('a stored vehicle does not defer any part of the first HTML of %s', async (path) => {
  const html = await (await (await keeping()).get(path)).text()
  expect(html).not.toContain('<div hidden id="S:')
})

it('the header of a list names its vehicle before the browser has stored it', async () => {
  const text = await shown(new HttpVisitor(shop.origin), `/en/search/results?vehicle=${SLUG}`)
  expect(text).toContain(`Only parts for ${NAME}`)
})

describe('without scripts, the stored vehicle', () => {
  it('is set and removed only by forms', async () => {
    const visitor = new HttpVisitor(shop.origin)
    const before = await visitor.get(PAGE)
    const html = await before.text()
    expect(before.headers.getSetCookie()).toEqual([])
    expect(html).toMatch(/<noscript><form[^>]* method="post"[^>]*>.*Keep this vehicle/)
    expect(html).not.toContain('value="drop"')

    const response = await visitor.post(PAGE, {})
    expect([response.status, response.headers.get('location'), visitor.cookieNames]).toEqual([
      303,
      PAGE,
      ['__Host-vehicle'],
    ])
    for (const path of [PAGE, '/en', '/en/categories']) {
      const html = await (await visitor.get(path)).text()
      expect(html).toMatch(new RegExp(`<form action="/en/vin" method="post">.*name="back" value="${path}"`))
      expect(html).not.toContain('Keep this vehicle')
    }
    expect(
      (
        await visitor.get('/en/search/results?vehicle=man-tgx-18-440&vehicle=man-tgx-18-440')
      ).headers.getSetCookie(),
    ).toEqual([])

    await visitor.post('/en/vin', { choice: 'drop', back: '/en' })
    expect(visitor.cookieNames).toEqual([])
    expect(await shown(visitor, '/en')).not.toContain(NAME)
  })

  it.each([PAGE, '/en/vin'])('is not changed by a cross-site form that is sent to %s', async (path) => {
    const response = await fetch(shop.origin + path, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'drop' }),
      headers: { origin: 'https://evil.example', cookie: `__Host-vehicle=${SLUG}%20MAN` },
      redirect: 'manual',
    })
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })

  it('is used by results, cart and quick order to show if a part fits', async () => {
    const visitor = await keeping()
    const { nonFitting, open } = await partsByFit(visitor)
    expect([nonFitting, open]).not.toContain('')

    const report = textOf(
      await (
        await visitor.post('/en/infocenter/quickorder', {
          list: `${numberOf(nonFitting)};1\n${numberOf(open)};1`,
        })
      ).text(),
    )
    expect(report).toContain(`is in the cart Does not fit ${NAME}`)
    expect(report).toContain('is in the cart Vehicle details needed')
    expect(report).toContain('Go to cart')

    const results = '/en/search/results?size=100'
    expect(await shown(visitor, `${results}&vehicle=${SLUG}`)).toMatch(/needs?: .*Vehicle details needed/)
    expect(await shown(visitor, results)).not.toMatch(/Does not fit|does not fit|Vehicle details needed/)
    expect(await shown(visitor, `${results}&vehicle=man-tgx-18-470`)).not.toContain(NAME)

    const cart = await shown(visitor, '/en/checkout/step1')
    expect(cart).toContain(`1 of 2 parts does not fit ${NAME}`)
    expect(cart).toContain(`Does not fit ${NAME}`)
    expect(cart).toContain('Vehicle details needed')
    expect(cart).not.toContain(`Only parts for ${NAME}`)
  })

  it.each([
    ['/en', true],
    ['/en/product-divisions', true],
    ['/en/company/imprint', false],
    ['/en/infocenter/salesinvoice', false],
    ['/en/compare', false],
  ])('appears on the page %s: %s', async (path, isNamed) => {
    const visitor = await keeping()
    const text = await shown(visitor, path)
    expect(text.includes(`Only parts for ${NAME}`)).toBe(isNamed)
  })

  it('gets an additional fact, such as its axle, by a form on a product page, which then shows the fit', async () => {
    const visitor = await keeping()
    const { open } = await partsByFit(visitor)
    const page = `/en/products/${open}`
    const question = await (await visitor.get(page)).text()
    const [, field = '', value = ''] =
      /<select[^>]* name="(axle|engine|brakeSize)".*?<option value="([^"]+)"/s.exec(question) ?? []
    const input = /<input[^>]* name="(year|chassis)"/.exec(question)?.[1] ?? ''
    const response = await visitor.post('/en/vin', {
      choice: 'tell',
      [field || input]: value || '2015',
      back: page,
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(await shown(visitor, page)).toMatch(new RegExp(`(Fits|Does not fit) ${NAME}`))
  })
})
