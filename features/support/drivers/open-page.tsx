import '../../../tests/fixtures/all-modules.fixture.ts'
import { text } from 'node:stream/consumers'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { enableStaticRendering } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { RawIntlProvider } from 'react-intl'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  Outlet,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
  useRouteError,
  type ActionFunction,
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import type { Key } from '#application/kernel/token.ts'
import { findPage, pathPattern } from '#domain/pages/localised-path.ts'
import { prefixOf } from '#domain/routing/routing.ts'
import { redirectMovedPaths } from '#ui/composition/redirect-moved.ts'
import { ErrorPage } from '#ui/errors/error-page.tsx'
import { ContainerProvider, containerContext, type Container } from '#ui/kernel/container.tsx'
import { routing } from '#ui/routing/configured-routing.ts'
import { PAGE_ID_PREFIX } from '#ui/routing/localised-routes.ts'
import { localeOfPath } from '#ui/routing/paths.ts'
import { loader as layoutLoader } from '#ui/root.tsx'
import routes from '#ui/routes.ts'
import { SearchPopup } from '#ui/search/header/search-popup.tsx'
import type { SearchViewModel } from '#ui/search/header/search.view-model.ts'
import { textsIn } from '../texts.ts'

export type ModelClass<Model> = abstract new (...args: never[]) => Model

type Models = { readonly shop: Container; readonly search: SearchViewModel }

type RouteModule = {
  readonly loader?: LoaderFunction
  readonly action?: ActionFunction
  readonly clientMiddleware?: MiddlewareFunction<unknown>[]
  readonly default: ComponentType<{ loaderData: unknown }>
}

enableStaticRendering(true)

/**
 * Opens the page of a URL; returns the page, or the redirect of its route. `last` contains existing view models to
 * reuse.
 */
export async function openPage(
  models: Models,
  request: Request,
  last?: OpenPage,
): Promise<OpenPage | string> {
  const requestContext = new RouterContextProvider()
  requestContext.set(containerContext, models.shop)
  const handler = createStaticHandler([await frameOf(new URL(request.url).pathname, models.search)])
  let loaded: StaticHandlerContext | undefined
  const response = (await handler.query(request, {
    requestContext,
    generateMiddlewareResponse: async (query) => {
      const result = await query(request)
      if (result instanceof Response) return result
      loaded = result
      return new Response()
    },
  })) as Response
  const location = response.headers.get('location')
  if (location !== null) return location
  if (!loaded) throw new Error(`${request.url} is no page: ${response.status}`)
  const unexpected = Object.values(loaded.errors ?? {}).find((error) => !isRouteErrorResponse(error))
  if (unexpected) throw unexpected
  const keptModels = last?.kept ?? new KeptModels(models.shop)
  return new OpenPage(keptModels, loaded, createStaticRouter(handler.dataRoutes, loaded))
}

/** An open page. Renders like the server, but always with the view models of the first rendering. */
export class OpenPage {
  readonly kept: KeptModels
  readonly #context: StaticHandlerContext
  readonly #router: ReturnType<typeof createStaticRouter>

  constructor(
    keptModels: KeptModels,
    context: StaticHandlerContext,
    router: ReturnType<typeof createStaticRouter>,
  ) {
    this.kept = keptModels
    this.#context = context
    this.#router = router
  }

  async html(): Promise<string> {
    this.kept.begin()
    const { prelude } = await prerenderToNodeStream(
      <ContainerProvider container={this.kept}>
        <RawIntlProvider value={textsIn(localeOfPath(this.#context.location.pathname))}>
          <StaticRouterProvider router={this.#router} context={this.#context} hydrate={false} />
        </RawIntlProvider>
      </ContainerProvider>,
    )
    return text(prelude)
  }

  /** The view model of this class that the page uses. */
  async model<Model>(type: ModelClass<Model>): Promise<Model> {
    if (!this.kept.first(type)) await this.html()
    const model = this.kept.first(type)
    if (!model) throw new Error(`${this.#context.location.pathname} shows no ${type.name}`)
    return model
  }
}

/** Returns for the nth request of a rendering the same view model as in the first rendering. */
class KeptModels implements Container {
  readonly #shop: Container
  readonly #made = new Map<Key<unknown>, unknown[]>()
  #asked = new Map<Key<unknown>, number>()

  constructor(shop: Container) {
    this.#shop = shop
  }

  begin(): void {
    this.#asked = new Map()
  }

  get<T>(key: Key<T>): T {
    const nth = this.#asked.get(key) ?? 0
    this.#asked.set(key, nth + 1)
    const instances = this.#made.get(key) ?? []
    this.#made.set(key, instances)
    return (instances[nth] ??= this.#shop.get(key)) as T
  }

  first<T>(key: Key<T>): T | undefined {
    return this.#made.get(key)?.[0] as T | undefined
  }
}

/** Runs only the middleware of the layout route, because its components are not needed. */
async function frameOf(pathname: string, search: SearchViewModel): Promise<RouteObject> {
  const page = findPage(pathname, routing)
  const way = wayTo(`${PAGE_ID_PREFIX}${page?.routeId ?? 'not-found'}`, routes)
  const modules = await Promise.all(
    way.map(({ file }) => import(`../../../src/ui/${file}`) as Promise<RouteModule>),
  )
  const { loader, action, default: Page } = modules.pop()!
  const path = page && `${prefixOf(page.locale, routing)}/${pathPattern(page.routeId, page.locale)}`
  const shownRoute: RouteObject = {
    path: path ?? '*',
    ...(loader && { loader }),
    ...(action && { action }),
    Component: () => <Page loaderData={useLoaderData()} />,
  }
  return {
    id: 'root',
    middleware: redirectMovedPaths,
    loader: layoutLoader,
    element: <Frame search={search} />,
    ErrorBoundary: Failed,
    children: [
      modules.reduceRight<RouteObject>(
        (inner, { clientMiddleware: middleware = [] }) => ({ middleware, children: [inner] }),
        shownRoute,
      ),
    ],
  }
}

/** Routes from the outermost layout to the page. */
function wayTo(id: string, entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  for (const entry of entries) {
    if (entry.id === id) return [entry]
    const inside = wayTo(id, entry.children ?? [])
    if (inside.length > 0) return [entry, ...inside]
  }
  return []
}

function Frame({ search }: { readonly search: SearchViewModel }) {
  return (
    <>
      <main>
        <Outlet />
      </main>
      {search.isOpen && <SearchPopup model={search} id="search" />}
    </>
  )
}

const Failed = () => (
  <main>
    <ErrorPage error={useRouteError()} />
  </main>
)
