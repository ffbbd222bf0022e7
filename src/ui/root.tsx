import { useState, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { MiddlewareFunction, ShouldRevalidateFunctionArgs } from 'react-router'
import { Html } from './appearance/html.tsx'
import { Consent } from './tracking/consent.tsx'
import { FirstLoadGuard, HydrationBoundary } from './delivery/first-load.tsx'
import { useNonce } from './kernel/nonce.ts'
import { prepareNavigation } from './composition/prepare-navigation.ts'
import { PrefetchNextPages } from './delivery/prefetch-next-pages.tsx'
import { PageCodeGuard } from './delivery/page-code-guard.tsx'
import { LoadingBar } from './layout/page-progress.tsx'
import { PageViewTracker } from './composition/page-view-tracker.tsx'
import { redirectMovedPaths, redirectMovedPathsOnServer } from './composition/redirect-moved.ts'
import { requestContainerMiddleware } from './composition/request-container.server.ts'
import { layoutLoader } from './kernel/page-loader.ts'
import { useContainer } from './kernel/container.tsx'
import { loadLayoutData, loadShopState, restoreShopState, type ShopState } from './composition/shop-state.ts'
import { RootError } from './errors/root-error.tsx'
import { intlOf } from './intl/intl.ts'
import { messagesUrl, overridesMeta } from './intl/message-files.ts'
import { routingMeta } from './routing/configured-routing.ts'
import { LinkNavigation } from './shared/link.tsx'
import { localeOfPath, textPartsOf } from './routing/paths.ts'
import { SessionExpiryMonitor } from './session/session-expiry-monitor.tsx'
import { discardRecordedClick } from './delivery/lazy-component.tsx'
import faviconUrl from './styles/favicon.svg?url'
import { fontUrls } from './styles/font-urls.ts'
import globalStylesUrl from './styles/global.css?url'
import printStylesUrl from './styles/print.css?url'

export const middleware = [...requestContainerMiddleware, ...redirectMovedPathsOnServer]

export const clientMiddleware: MiddlewareFunction<unknown>[] = [...redirectMovedPaths, prepareNavigation]

export const loader = layoutLoader(loadShopState)

/**
 * Reloads the data of the layout, which depends only on the language. The stores contain the other data of the shop.
 */
export const clientLoader = layoutLoader(async (container) => {
  await loadLayoutData(container)
})

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const nonce = useNonce()
  const intl = intlOf(locale)
  const overrides = overridesMeta()
  return (
    <Html lang={intl.locale}>
      <head>
        <meta charSet="utf-8" />
        <FirstLoadGuard />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* prevents phones from turning part numbers and GTINs into links that dial them */}
        <meta name="format-detection" content="telephone=no" />
        <meta {...routingMeta()} />
        {overrides && <meta {...overrides} />}
        <link rel="icon" href={faviconUrl} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#14202b" />
        {fontUrls(locale).map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
        ))}
        {textPartsOf(pathname).map((part) => (
          <link
            key={part}
            rel="preload"
            as="fetch"
            href={messagesUrl(locale, part)}
            crossOrigin="anonymous"
            fetchPriority="low"
          />
        ))}
        {/* before all other style sheets, because the first one defines the order of the cascade layers */}
        <link rel="stylesheet" href={globalStylesUrl} />
        <link rel="stylesheet" href={printStylesUrl} media="print" />
        <Meta />
        <Links />
      </head>
      <body onClickCapture={discardRecordedClick}>
        <RawIntlProvider value={intl}>{children}</RawIntlProvider>
        <HydrationBoundary />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </Html>
  )
}

export default function Root({ loaderData }: { readonly loaderData: ShopState | undefined }) {
  const container = useContainer()
  useState(() => {
    if (!import.meta.env.SSR && loaderData) restoreShopState(container, loaderData)
  })
  return (
    <LinkNavigation>
      <PageViewTracker />
      <PageCodeGuard>
        <LoadingBar />
      </PageCodeGuard>
      <PrefetchNextPages />
      <SessionExpiryMonitor>
        <Outlet />
      </SessionExpiryMonitor>
      <Consent />
    </LinkNavigation>
  )
}

export { RootError as ErrorBoundary }
