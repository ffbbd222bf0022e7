import { expect, it } from 'vitest'
import { apiDescription } from '#adapters/server/api-description.ts'

const ask = (path: string) => apiDescription().request(path)

it('the server serves the API contract as OpenAPI 3.1 in JSON', async () => {
  const response = await ask('/developers/openapi.json')
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/checkout/cart/add': { post: { operationId: 'cart.add' } } },
  })
})

it('the server serves the API contract as an HTML page with noindex', async () => {
  const response = await ask('/developers/api')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const page = await response.text()
  expect(page).toContain('<meta name="format-detection" content="telephone=no" />')
  expect(page).toContain('<h3><b>POST</b> <code>/api/checkout/cart/add</code></h3>')
  expect(page).toMatch(
    /<code>items<\/code>\s*<span>list of <a href="#schema-SentItem">SentItem<\/a> \(1…1000\)<\/span>/,
  )
  expect(page).toContain('<article id="schema-SentItem">')
})

it('the page of the API contract contains the anchor of each of its links', async () => {
  const page = await (await ask('/developers/api')).text()
  const places = new Set([...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !places.has(id))).toEqual([])
  expect(page).not.toContain('<article id="schema-CartAddRequest">')
})

it('the server serves the style sheet of the API contract as text/css', async () => {
  expect((await ask('/developers/api.css')).headers.get('content-type')).toContain('text/css')
})

it('the server responds with 404 to an unknown path below /developers', async () => {
  expect((await ask('/developers/other')).status).toBe(404)
})
