import {
  createContext,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
} from 'react-router'
import type { RequestEnvironment } from '#adapters/server/request-environment.ts'
import type { ServerBuild } from '#adapters/server/server-build.ts'

const requestEnvironment = createContext<RequestEnvironment>()

type Loader = (args: LoaderFunctionArgs) => unknown
type Action = (args: ActionFunctionArgs) => unknown

const Page = () => null

const tellRoute: MiddlewareFunction<Response> = ({ context, pattern }, next) => {
  context.get(requestEnvironment).routeSeen(pattern)
  return next()
}

const pages: Record<string, { path: string; loader: Loader; action?: Action }> = {
  environment: {
    path: 'environment',
    loader: ({ context }) => {
      const { nonce, origin } = context.get(requestEnvironment)
      return { nonce, origin }
    },
  },
  cart: {
    path: 'cart',
    loader: async ({ context, request }) => {
      const { fetch } = context.get(requestEnvironment)
      const token = new URL(request.url).searchParams.get('with')
      return (await fetch(jsonRequest('/api/checkout/cart/getQuote', { token }))).json()
    },
  },
  login: {
    path: 'login',
    loader: () => ({ title: 'login' }),
    action: async ({ context }) => {
      const { fetch } = context.get(requestEnvironment)
      const response = await fetch(
        jsonRequest('/api/login', { username: 'full@demo.test', password: 'demo' }),
      )
      const { accessToken } = (await response.json()) as { accessToken: string }
      const visibleText = await (await fetch(jsonRequest('/api/getfeatures', { token: accessToken }))).text()
      return redirect('/', { headers: { 'set-cookie': 'session=readable; Path=/', 'x-seen': visibleText } })
    },
  },
  form: {
    path: 'form',
    loader: () => ({}),
    action: async ({ request }) => ({ fields: [...(await request.formData())].length }),
  },
  infocenter: {
    path: 'infocenter',
    loader: () => redirect('/login?alert=addresses.pleaseLogin'),
  },
  product: { path: 'products/:slug', loader: ({ params }) => ({ slug: params['slug'] }) },
  long: { path: 'long', loader: () => ({ text: 'long '.repeat(4000) }) },
  broken: {
    path: 'broken',
    loader: () => {
      throw new Error('a defect')
    },
  },
  missing: {
    path: '*',
    loader: () => {
      throw new Response('Page Not Found', { status: 404 })
    },
  },
}

const resources: Record<string, { path: string; loader: Loader }> = {
  siteMap: {
    path: 'sitemap.xml',
    loader: ({ request: { url } }) =>
      new Response(`${new URL(url).origin}/en made ${crypto.randomUUID()}`, {
        headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' },
      }),
  },
  noSiteMap: { path: 'sitemaps/:file', loader: () => new Response('missing', { status: 404 }) },
  robots: {
    path: 'robots.txt',
    loader: () => new Response('User-agent: *', { headers: { 'cache-control': 'public, max-age=60' } }),
  },
}

const jsonRequest = (path: string, body: unknown) =>
  new Request(`http://anywhere.invalid${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Build without React: each page is the JSON of its loader data in HTML. */
export function fakeBuild(): ServerBuild {
  const routeOf = (id: string, path: string, module: object) => [id, { id, path, parentId: 'root', module }]
  return {
    entry: {
      module: {
        requestEnvironment,
        handleError: () => undefined,
        configureRouting: () => {},
        localisedBuilds: (build: ServerBuild) => () => build,
        prerenderedPaths: () => ['/', '/long', '/broken'],
        queriesOf: () => [{ key: ['content'], value: 1 }],
        allCallsSucceeded: () => true,
        isGuestPage: ({ pathname, search }: URL) => !/^\/(?:cart$|sitemap)/.test(pathname) && search === '',
        isRedirected: () => false,
        default: (_request: Request, status: number, headers: Headers, entry: EntryContext) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          const data = JSON.stringify(entry.staticHandlerContext.loaderData)
          return new Response(`<!doctype html><title>shop</title><pre>${data}</pre>`, { status, headers })
        },
      },
    },
    routes: Object.fromEntries([
      ['root', { id: 'root', path: '', module: { default: Page, middleware: [tellRoute] } }],
      ['home', { id: 'home', index: true, parentId: 'root', module: { default: Page } }],
      ...Object.entries(pages).map(([id, { path, ...module }]) =>
        routeOf(id, path, { default: Page, ...module }),
      ),
      ...Object.entries(resources).map(([id, { path, loader }]) => routeOf(id, path, { loader })),
    ]),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

type EntryContext = { readonly staticHandlerContext: { readonly loaderData: unknown } }
