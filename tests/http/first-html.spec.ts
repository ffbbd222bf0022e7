import { describe, expect, it } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop()
const visitor = () => new HttpVisitor(shop.origin)

async function page(path: string) {
  const response = await visitor().get(path)
  const html = await response.text()
  const heading = /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .trim()
  return { status: response.status, heading, html }
}

async function anySlug(): Promise<string> {
  const { html } = await page('/en/search/results?news=true')
  return /\/en\/products\/([\w-]+)/.exec(html)![1]!
}

describe('the first HTML of each public page contains heading and status', () => {
  it.each([
    ['/', 200, 'Peças para caminhões, reboques, ônibus e utilitários'],
    ['/en', 200, 'Parts for trucks, trailers, buses and vans'],
    ['/en/categories', 200, 'Product groups'],
    ['/categories', 200, ''],
    ['/en/product-divisions', 200, 'Product divisions'],
    ['/divisoes', 200, ''],
    ['/en/product-divisions/truck', 200, 'Trucks'],
    ['/divisoes/truck', 200, 'Caminhões'],
    ['/en/search/results?term=brake', 200, 'brake'],
    ['/en/search/results?categories=U23', 200, ''],
    ['/en/search/results?news=true', 200, ''],
    ['/en/login', 200, 'Log in'],
    ['/login', 200, 'Entrar'],
    ['/en/nope', 404, ''],
    ['/nope', 404, ''],
    ['/en/products', 404, ''],
    ['/en/products/none-of-these', 404, ''],
    ['/en/product-divisions/none', 404, ''],
    ['/en/picture.png', 404, ''],
  ])('%s has the status %i', async (path, status, heading) => {
    const result = await page(path)
    expect(result.status).toBe(status)
    expect(result.heading).toMatch(new RegExp(heading || '\\S'))
    expect(result.html).toContain('<meta name="format-detection" content="telephone=no"/>')
    // React renders a deferred part as a hidden element at the end, which only a script moves to its position
    expect(result.html).not.toContain('<div hidden id="S:')
  })

  it.each([
    ['categories=B11', 'Disc brake · Drawbar', 'Product groups'],
    ['categories=B11&page=2', 'Disc brake, page 2 · Drawbar', 'Product groups'],
    ['divisions=truck', 'Trucks · Drawbar', 'Product divisions'],
    ['categories=B11&divisions=truck', 'Disc brake, Trucks · Drawbar', 'Product groups'],
    ['categories=B11&divisions=trailer', 'Disc brake, Trailers · Drawbar', 'Product groups'],
    ['brands=NW', 'Northwain · Drawbar', 'Home'],
    ['brands=NW&page=2', 'Northwain, page 2 · Drawbar', 'Home'],
    ['brands=NW&news=true', 'Northwain, Promotions · Drawbar', 'Home'],
    ['news=true', 'Promotions · Drawbar', 'Home'],
    ['', 'All parts · Drawbar', 'Home'],
  ])('search results for %s have the title %s', async (query, title, crumb) => {
    const { html } = await page(`/en/search/results?${query}`)
    expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(title)
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toContain(`"name":"${crumb}"`)
  })

  it('the home page describes the operator and the URL of the search in its JSON-LD', async () => {
    const { html } = await page('/en')
    const json = /<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
    const { '@graph': graph } = JSON.parse(json) as { readonly '@graph': readonly object[] }
    expect(graph).toMatchObject([
      {
        '@type': 'Organization',
        name: expect.stringContaining('Drawbar'),
        telephone: expect.stringMatching(/^\+/),
      },
      {
        '@type': 'WebSite',
        inLanguage: 'en',
        potentialAction: {
          target: {
            urlTemplate: expect.stringMatching(/^http.*\/en\/search\/results\?term=\{search_term_string\}$/),
          },
        },
      },
    ])
  })

  it('the product page contains its number and attributes, but no price', async () => {
    const slug = await anySlug()
    const { status, heading, html } = await page(`/en/products/${slug}`)
    expect(status).toBe(200)
    expect(heading?.replaceAll(/\D/g, '')).toBe(slug.split('-').slice(1, 3).join('').replaceAll(/\D/g, ''))
    expect(html).toContain('application/ld+json')
    expect(html).not.toMatch(/pricePackage|"net"|€/)
  })
})

it('the list of a brand has the brand as heading', async () => {
  expect((await page('/en/search/results?brands=NW')).heading).toMatch(/^Northwain/)
})

it('each company page has its own description', async () => {
  const names = ['about', 'tutorials', 'newsletter', 'contact', 'help-desk', 'imprint', 'data-protection']
  const descriptions = await Promise.all(
    names.map(async (name) => {
      const { html } = await page(`/en/company/${name}`)
      return /<meta name="description" content="([^"]{30,})"/.exec(html)?.[1]
    }),
  )
  expect(descriptions).not.toContain(undefined)
  expect(new Set(descriptions).size).toBe(names.length)
})

it.each(['/en', '/en/login'])(
  'the first HTML of %s requests no script before its first paint',
  async (path) => {
    const { html } = await page(path)
    expect(html).toContain('PerformanceObserver')
    expect(html).not.toMatch(/<script[^>]* src=|<link rel="modulepreload"|^import /m)
  },
)

it('the imprint contains the representative of the company, and an e-mail address', async () => {
  const { html } = await page('/en/company/imprint')
  expect(html).toContain('Martina Deichsel')
  expect(html).toContain('info@drawbar.example')
})

it('the form of the help desk is prefilled with the question of the user', async () => {
  const { html } = await page('/en/company/help-desk?term=Door%20handle%20%3Cb%3E')
  expect(html).toMatch(/<textarea[^>]*name="message"[^>]*>Door handle &lt;b&gt;<\/textarea>/)
})

describe('a form that is submitted without scripts', () => {
  it('is shown again with the error and the typed name', async () => {
    const response = await visitor().logIn('full@demo.test', 'wrong')
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('do not match')
    expect(html).toContain('value="full@demo.test"')
  })
})
