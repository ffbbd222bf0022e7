import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { securityHeaders, type DocumentScripts } from '#adapters/server/security-headers.ts'

const app = new Hono<DocumentScripts>()
app.use(securityHeaders({ withPolicy: true }))
app.get('/worker.js', (context) =>
  context.body('', 200, { 'content-type': 'text/javascript; charset=utf-8' }),
)
app.get('/picture.svg', (context) => context.body('', 200, { 'content-type': 'image/svg+xml' }))

it.each([
  ['/worker.js', "default-src 'none'; script-src 'self'; frame-ancestors 'none'"],
  ['/picture.svg', "default-src 'none'; frame-ancestors 'none'"],
])('lets only a worker load further scripts: %s', async (path, policy) => {
  const { headers } = await app.request(path)
  expect(headers.get('content-security-policy')).toBe(policy)
})
