import { Hono } from 'hono'
import { newNonce, type DocumentScripts } from './security-headers.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { problemResponse } from './problem.ts'

/** Serves the contract as OpenAPI 3.1, as JSON and as an HTML page. */
export function apiDescription(): Hono<DocumentScripts> {
  const app = new Hono<DocumentScripts>()
  let cachedDescription: ReturnType<typeof describe> | undefined
  const description = () => (cachedDescription ??= describe())
  app.use('/developers/*', async (context, next) => {
    await next()
    context.header('x-robots-tag', 'noindex')
    context.header('cache-control', 'no-cache')
  })
  app.get('/developers/api', async (context) => {
    // enables the document policy, which allows the style sheet
    context.set('nonce', newNonce())
    return context.html((await description()).page)
  })
  app.get('/developers/openapi.json', async (context) => context.json((await description()).document))
  app.get('/developers/api.css', async (context) =>
    context.body((await description()).style, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.all('/developers/*', () => problemResponse(404))
  return app
}

/** Creates the description on demand, because most servers never serve it. */
async function describe() {
  const [{ openApiOf }, { shopContract }, names, { descriptionPage }, { DESCRIPTION_STYLE }] =
    await Promise.all([
      import('#contracts/open-api.ts'),
      import('#contracts/shop.contract.ts'),
      import('./api-description/named-schemas.ts').then(({ namedSchemas }) => namedSchemas()),
      import('./api-description/page.ts'),
      import('./api-description/style.ts'),
    ])
  const document = openApiOf(shopContract, manifest.version, names)
  return { document, page: descriptionPage(document), style: DESCRIPTION_STYLE }
}
