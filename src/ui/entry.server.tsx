import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { enableStaticRendering } from 'mobx-react-lite'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { NonceContext } from './kernel/nonce.ts'
import { requestEnvironment } from './composition/request-environment.ts'
import { RequestTraceContext } from './errors/request-trace.ts'
import { ContainerProvider, containerContext } from './kernel/container.tsx'
import { loadScriptsAfterFirstPaint } from './delivery/first-scripts.ts'
import { renderShared } from './delivery/shared-markup.server.tsx'
import { SharedMarkupContext } from './delivery/shared-markup.tsx'
import { loadIntl } from './intl/intl.ts'
import { routing } from './routing/configured-routing.ts'

export { requestEnvironment } from './composition/request-environment.ts'
export { queriesOf, allCallsSucceeded } from './composition/failed-calls.ts'
export { isRedirected } from './composition/request-container.server.ts'
export { isGuestPage } from './routing/guest-pages.ts'
export { configureRouting } from './routing/configured-routing.ts'
export { localisedBuilds } from './routing/localised-routes.ts'
export { prerenderedPaths } from './routing/prerendered-paths.ts'
export { punchOut } from './composition/punch-out.ts'
export { overrideTexts } from './intl/message-files.ts'

enableStaticRendering(true)

export const streamTimeout = 5_000

/**
 * Logs errors of the server. A request that the router rejects is not logged, such as a post to a page without an
 * action.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error)
}

/** Sends a complete page with its final status: the loaders have finished before. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  if (entry.isSpaMode) return new Response(await demoShell(request, entry), { status, headers })
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, trace } = context.get(requestEnvironment)
  const html = await render(
    <ContainerProvider container={context.get(containerContext)}>
      <NonceContext value={nonce}>
        <RequestTraceContext value={trace?.traceId}>
          <SharedMarkupContext value={renderShared}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </SharedMarkupContext>
        </RequestTraceContext>
      </NonceContext>
    </ContainerProvider>,
    nonce,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(import.meta.env.DEV ? html : loadScriptsAfterFirstPaint(html), { status, headers })
}

function render(page: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(), streamTimeout)
    const stream = renderToPipeableStream(page, {
      nonce,
      // disables streaming: React would send later parts of a long page separately
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        resolve(text(stream.pipe(new PassThrough())))
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    })
  })
}

/** HTML of the static demo, rendered once at build time: a document without content, which the browser fills. */
async function demoShell(request: Request, entry: EntryContext): Promise<string> {
  await loadIntl(routing.defaultLocale)
  return render(<ServerRouter context={entry} url={request.url} />, '')
}
