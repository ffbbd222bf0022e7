import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { ownPage } from '#domain/session/own-page.ts'
import { localeOfPath, pathIn } from '../routing/paths.ts'
import { shopContext, type Shop } from './shop.tsx'

export type LoaderCall = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly locale: LanguageCode
  /** The path of the page that led here; absent for whoever comes from elsewhere. */
  readonly cameFrom: string | undefined
}

/** Seconds that a page which cannot be made now asks to wait, where the API did not say. */
export const RETRY_AFTER = 30

/** A loader over the visitor's container that answers true statuses, on the server and in the browser alike. */
export function shopLoader<Value>(load: (shop: Shop, call: LoaderCall) => Promise<Value> | Value) {
  return (args: LoaderFunctionArgs): Promise<Value> => answering(args, (shop, call) => load(shop, call))
}

/** The same for a form that was sent as one, without scripts. */
export function shopAction<Value>(act: (shop: Shop, call: LoaderCall, form: FormData) => Promise<Value>) {
  return async (args: ActionFunctionArgs): Promise<Value> => {
    const form = await args.request.formData()
    return answering(args, (shop, call) => act(shop, call, form))
  }
}

async function answering<Value>(
  { request, params, context }: LoaderFunctionArgs,
  task: (shop: Shop, call: LoaderCall) => Promise<Value> | Value,
): Promise<Value> {
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  try {
    return await task(context.get(shopContext), { params, url, locale, cameFrom: cameFrom(request, url) })
  } catch (error) {
    throw error instanceof ApiFailure ? answerTo(error, locale) : error
  }
}

/** In the browser the address is still that of the page that is being left. */
const cameFrom = (request: Request, url: URL): string | undefined =>
  ownPage(url, globalThis.location?.href ?? request.headers.get('referer'))?.pathname

function answerTo(failure: ApiFailure, locale: LanguageCode) {
  if (failure.kind === 'session-ended' || failure.kind === 'logged-out') {
    return redirect(`${pathIn(locale)('login')}?logout=true`, 302)
  }
  console.error(failure)
  return data(
    { kind: failure.kind, traceId: failure.traceId },
    {
      status: 503,
      // Left out, it would become "Internal Server Error" on the page.
      statusText: '',
      headers: { 'retry-after': String(failure.retryAfter ?? RETRY_AFTER) },
    },
  )
}
