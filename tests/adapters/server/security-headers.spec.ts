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
])(
  'the content security policy of %s allows script files of the shop only for workers',
  async (path, policy) => {
    const { headers } = await app.request(path)
    expect(headers.get('content-security-policy')).toBe(policy)
  },
)

app.get('*', (context) => {
  context.set('nonce', 'abc')
  return context.html('')
})

it('the camera and WebAssembly are allowed only on pages that scan codes', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await app.request(path)
    return [headers.get('permissions-policy'), headers.get('content-security-policy')]
  }
  const [camera, policy] = await headersOf('/en/infocenter/quickorder')
  expect(camera).toContain('camera=(self)')
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic' 'wasm-unsafe-eval'; ")
  const [none, closed] = await headersOf('/en/infocenter/orderhistory')
  expect(none).toContain('camera=()')
  expect(closed).toContain("script-src 'nonce-abc' 'strict-dynamic'; ")
})
