import type { RouterContext, RouterContextProvider, ServerBuild as RouterBuild } from 'react-router'
import type { XmlReader } from '#application/documents/xml-reader.port.ts'
import type { Routing } from '#domain/routing/routing.ts'
import type { RequestEnvironment } from './request-environment.ts'
import type { TextOverrides } from './text-overrides.ts'

/** The built pages. Their entry exports the context key of the request environment. */
export type ServerBuild = RouterBuild & {
  readonly entry: {
    readonly module: {
      readonly requestEnvironment: RouterContext<RequestEnvironment>
      /** Sets the languages and their paths; call before the first page. */
      readonly configureRouting: (routing: Routing) => void
      /** Returns a build that contains only the routes for the language of a URL; cached per language. */
      readonly localisedBuilds: (build: RouterBuild) => (url: URL) => RouterBuild
      readonly overrideTexts: (texts: TextOverrides) => void
      /** API responses that were used for a page. */
      readonly queriesOf: (context: Readonly<RouterContextProvider>) => readonly unknown[]
      /** True if the page was rendered without a failed API call: it is complete. */
      readonly allCallsSucceeded: (context: Readonly<RouterContextProvider>) => boolean
      readonly isGuestPage: (url: Pick<URL, 'pathname' | 'search'>) => boolean
      /** True if the API is known to redirect this path. */
      readonly isRedirected: (pathname: string) => boolean
      readonly prerenderedPaths: () => readonly string[]
      /**
       * Routing and XML reader for punch-out; a function, because the routing is configured after the build is loaded.
       */
      readonly punchOut: () => { readonly routing: Routing; readonly xmlReader: XmlReader }
    }
  }
}

/** Loads the build; the development server rebuilds after every change. */
export type LoadBuild = () => Promise<ServerBuild>
