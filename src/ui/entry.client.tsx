import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { localeOf } from '#domain/place/routing.ts'
import { ShopProvider, shopContext } from './composition/shop.tsx'
import { loadIntl } from './intl/intl.ts'
import { routing } from './routing/configured-routing.ts'

/** The wiring arrives beside the texts and after the first paint: the server's HTML stands until both are here. */
const [{ tabShop }] = await Promise.all([
  import('./composition/tab-shop.ts'),
  loadIntl(localeOf(location.pathname, routing)),
])
const shop = tabShop()
if (import.meta.env['VITE_DEMO']) await (await import('./composition/demo.ts')).startDemo(shop)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShopProvider shop={shop}>
        <HydratedRouter getContext={() => new RouterContextProvider(new Map([[shopContext, shop]]))} />
      </ShopProvider>
    </StrictMode>,
  )
})
