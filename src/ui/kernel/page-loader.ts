import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { SessionEnd } from '#application/shared/session-end.port.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { findPage } from '#domain/pages/localised-path.ts'
import { sameOriginUrl } from '#domain/routing/same-origin-url.ts'
import { routing } from '../routing/configured-routing.ts'
import { loadOtherLanguageAsDocument } from '../routing/language-redirect.ts'
import { isPathOf, localeOfPath, pathIn } from '../routing/paths.ts'
import { containerContext, type Container } from './container.tsx'
import { storeReturnPage } from './store-return-page.ts'

export type LoaderArgs = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly locale: LanguageCode
  /** Path of the referring page; absent for a visitor from outside. */
  readonly cameFrom: string | undefined
}

const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

/** Default of Retry-After in seconds for a page that cannot be rendered now. */
export const RETRY_AFTER_SECONDS = 30

type Load<Value> = (container: Container, call: LoaderArgs) => Promise<Value> | Value

/**
 * Loader with access to the visitor's container. Failures of the API become responses with the right status, on the
 * server and in the browser.
 */
export const pageLoader = <Value>(load: Load<Value>) =>
  layoutLoader((container, call) => {
    requireOffered(container, call)
    return load(container, call)
  })

/** Creates the loader of the layout around every page. */
export const layoutLoader =
  <Value>(load: Load<Value>) =>
  (args: LoaderFunctionArgs): Promise<Value> =>
    answering(args, load, pageStatus)

/** Returns 404 if the API lacks the page's capability. */
function requireOffered(container: Container, { url: { pathname } }: LoaderArgs): void {
  const page = findPage(pathname, routing)
  if (page && !container.get(CapabilitiesStore).offersPage(page.routeId))
    throw data(null, { status: 404, statusText: '' })
}

/** Like `pageLoader`, for a posted form. */
export function pageAction<Value>(
  act: (container: Container, call: LoaderArgs, form: FormData) => Promise<Value>,
) {
  return async (args: ActionFunctionArgs): Promise<Value> => {
    const form = await formIn(args.request)
    return answering(
      args,
      (container, call) => act(container, call, form),
      (rejectedStatus) => rejectedStatus,
    )
  }
}

/** Parses the posted form. An unreadable form is an error of the client, not of the server. */
async function formIn(request: Request): Promise<FormData> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw unreadable(415)
  return request.formData().catch(() => {
    throw unreadable(400)
  })
}

/**
 * Response for an unreadable form. Its `statusText` is empty, because the page would otherwise show the English reason
 * phrase.
 */
const unreadable = (status: 400 | 415) => data(null, { status, statusText: '' })

/**
 * Runs the task of a page and converts a failure of the API to a response. `url` is without the `.data` and `_routes`
 * of the router's data requests.
 */
async function answering<Value>(
  { request, params, context, url }: LoaderFunctionArgs,
  task: (container: Container, call: LoaderArgs) => Promise<Value> | Value,
  statusOf: (rejectedStatus: number) => number,
): Promise<Value> {
  const locale = localeOfPath(url.pathname)
  const container = context.get(containerContext)
  const call = { params, url, locale, cameFrom: cameFrom(request, url) }
  try {
    return await withoutEndedSession(url, () => inSession(container, url, async () => task(container, call)))
  } catch (error) {
    if (error instanceof Response) throw loadOtherLanguageAsDocument(error, url.pathname)
    if (!(error instanceof ApiFailure)) throw error
    if (error.isLoggedOut) storeReturnPage(container, url)
    throw answerTo(error, locale, statusOf)
  }
}

/** Runs the work of a page, and throws if the session ends in the meantime, even if the failed call has a fallback. */
async function inSession<Value>(container: Container, url: URL, work: () => Promise<Value>): Promise<Value> {
  const session = container.get(SessionEnd)
  const { wasEnded } = session
  return work().finally(() => {
    if (session.wasEnded && !wasEnded) throw new ApiFailure('session-ended', url.pathname)
  })
}

/**
 * Loads the login page a second time, as anonymous, if the session ends while the page loads: it needs no session (spec
 * 4).
 */
async function withoutEndedSession<Value>(url: URL, load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch (error) {
    if (isPathOf('login', url.pathname) && error instanceof ApiFailure && error.isLoggedOut) return load()
    throw error
  }
}

/** Path of the previous page. While a loader runs in the browser, `location` is still that of the previous page. */
const cameFrom = (request: Request, url: URL): string | undefined =>
  sameOriginUrl(url, globalThis.location?.href ?? request.headers.get('referer'))?.pathname

/** Returns 404 for a path that the API cannot read, such as a slug that is too long. */
const pageStatus = (rejectedStatus: number) => (UNREADABLE.has(rejectedStatus) ? 404 : rejectedStatus)
const UNREADABLE: ReadonlySet<number> = new Set([400, 413, 414, 422])

function answerTo(failure: ApiFailure, locale: LanguageCode, statusOf: (rejectedStatus: number) => number) {
  if (failure.isLoggedOut) {
    return redirect(`${pathIn(locale)('login')}?logout=true`, 302)
  }
  const { rejectedStatus } = failure
  if (rejectedStatus !== undefined) {
    const status = statusOf(rejectedStatus === 401 ? 403 : rejectedStatus)
    return data({ kind: failure.kind }, { status, statusText: '' })
  }
  console.error(failure)
  return data(
    { kind: failure.kind, traceId: failure.traceId },
    {
      status: 503,
      // empty, because the page would otherwise show the default, "Internal Server Error"
      statusText: '',
      headers: { 'retry-after': String(failure.retryAfter ?? RETRY_AFTER_SECONDS) },
    },
  )
}
