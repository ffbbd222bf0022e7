import type { RouterContext, RouterContextProvider, ServerBuild as RouterBuild } from 'react-router'
import type { RequestEnvironment } from './request-environment.ts'
import type { TextOverrides } from './text-overrides.ts'

/** The built pages. Their entry names the context in which it looks for the request's environment. */
export type ServerBuild = RouterBuild & {
  readonly entry: {
    readonly module: {
      readonly requestEnvironment: RouterContext<RequestEnvironment>
      readonly overrideTexts: (texts: TextOverrides) => void
      /** Which of the API's answers a page was made of. */
      readonly answersIn: (context: Readonly<RouterContextProvider>) => readonly unknown[]
      readonly prerenderedPaths: readonly string[]
    }
  }
}

/** A development server makes the build anew whenever a source changes. */
export type LoadBuild = () => Promise<ServerBuild>
