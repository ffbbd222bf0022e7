import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'
import type { PageName } from '../support/page-names.ts'
import { Then, When } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'
import type { ShopWorld } from '../support/world.ts'

const elements = (world: ShopWorld, selector: string) => [
  ...httpVisitorOf(world).page.document.querySelectorAll(selector),
]

const fetched = (world: ShopWorld, path: string) => fetch(new URL(path, httpVisitorOf(world).client.origin))

Then(
  'the breadcrumbs link from {page} through groups to {string}',
  function (home: PageName, number: string) {
    const trail = elements(this, 'nav[aria-label="You are here"] li')
    const hrefs = trail.map((step) => step.querySelector('a')?.getAttribute('href'))
    assert.equal(hrefs[0], home.pathIn(this.to))
    assert.ok(hrefs.length >= 3)
    for (const href of hrefs.slice(1, -1))
      assert.match(href ?? '', /^\/en\/search\/results\?categories=[A-Z]\d\d$/)
    assert.equal(trail.at(-1)?.textContent?.trim(), number)
  },
)

Then('every document is a file of its stated size', async function () {
  const links = elements(this, 'main a[href^="/"][href$=".pdf"], main a[href*="data-sheet"]')
  assert.ok(links.length > 0)
  for (const link of links) {
    const answer = await fetched(this, link.getAttribute('href') ?? '')
    const { byteLength } = await answer.arrayBuffer()
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
    assert.match(link.textContent ?? '', new RegExp(`PDF, ${Math.ceil(byteLength / 1000)} kB`))
  }
})

const sheets = new WeakMap<ShopWorld, string>()

When('the data sheet of {string} is requested in {string}', async function (part: string, language: string) {
  const answer = await fetched(this, `/media/documents/${part}/data-sheet-${language}.pdf`)
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf'])
  sheets.set(this, Buffer.from(await answer.arrayBuffer()).toString('latin1'))
})

Then('the file shows the attributes of the part in Latin letters', function () {
  const sheet = sheets.get(this) ?? ''
  assert.ok(sheet.includes('(Gewinde) Tj'), 'the sheet names no thread')
  assert.ok(!sheet.includes('/FontFile2'), 'its letters are those of every reader')
})

/** Checks that the file contains the font of the letters, and that their text can be searched and copied. */
Then('the file shows the attributes of the part in Cyrillic letters', function () {
  const sheet = sheets.get(this) ?? ''
  assert.ok(sheet.includes('/FontFile2'), 'the sheet brings no font')
  const maps = [...sheet.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, content = '']) => unpacked(content))
  const codes = maps.filter((map) => map.includes('beginbfrange')).join('\n')
  for (const letter of 'Резьба') {
    const code = letter.codePointAt(0)!.toString(16).padStart(4, '0')
    assert.ok(codes.toLowerCase().includes(`<${code}>`), `there is no ${letter}`)
  }
})

function unpacked(content: string): string {
  try {
    return inflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  } catch {
    return content
  }
}

type ProductData = Readonly<Record<string, unknown>> & { readonly image: readonly string[] }

const dataOf = (world: ShopWorld): ProductData => {
  const scripts = elements(world, 'script[type="application/ld+json"]')
  const data = scripts.map(({ textContent }) => JSON.parse(textContent ?? '') as ProductData)
  const product = data.find((each) => each['@type'] === 'Product')
  assert.ok(product, 'no data of a product')
  return product
}

Then(
  'the structured data of the page contain number, GTIN, brand and pictures of {string}',
  async function (number: string) {
    const { sku, gtin, brand, image, ...data } = dataOf(this)
    assert.deepEqual([data['@context'], data['@type'], sku], ['https://schema.org', 'Product', number])
    assert.match(String(gtin), /^\d{13}$/)
    assert.deepEqual(brand, { '@type': 'Brand', name: 'Northwain' })
    assert.ok(image.length > 0)
    for (const address of image) {
      const answer = await fetched(this, new URL(address).pathname)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
    }
  },
)

Then('the structured data of the page contain no offer', function () {
  assert.doesNotMatch(JSON.stringify(dataOf(this)), /offers|price|EUR/i)
})

Then('every drawing exists as WebP in the widths {string}', async function (widths: string) {
  const wanted = widths.split(', ')
  const drawings = elements(this, 'main img')
  assert.ok(drawings.length > 0)
  for (const drawing of drawings) {
    const sources = (drawing.getAttribute('srcset') ?? '').split(', ').map((source) => source.split(' '))
    assert.deepEqual(
      sources.map(([, width]) => width),
      wanted.map((width) => `${width}w`),
    )
    const answer = await fetched(this, sources[0]?.[0] ?? '')
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'])
  }
})

Then('every thumbnail has a size of {int} by {int} pixels', function (width: number, height: number) {
  const thumbnails = elements(this, 'main li img')
  assert.ok(thumbnails.length > 0)
  for (const image of thumbnails) {
    assert.deepEqual(
      [image.getAttribute('width'), image.getAttribute('height')],
      [String(width), String(height)],
    )
  }
})
