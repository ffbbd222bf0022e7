import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createTrustedTypesPolicies } from '#adapters/browser/trusted-types-policy.ts'
import { tolerateReplacedTexts } from '#adapters/browser/replaced-texts.ts'
import { createBrowserContainer } from './composition/browser-container.ts'
import { reloadOnce } from './delivery/reload.ts'
import { localiseManifest } from './delivery/router-manifest.ts'
import { ContainerProvider, containerContext } from './kernel/container.tsx'
import { loadIntl } from './intl/intl.ts'
import { routing } from './routing/configured-routing.ts'
import { localeOfPath, textPartsOf } from './routing/paths.ts'

/**
 * True in a browser that is too old for the scripts: the server-rendered page remains as it is (see `first-load.tsx`).
 */
const isTooOld = document.documentElement.hasAttribute('data-too-old')

if (!isTooOld) {
  createTrustedTypesPolicies()
  // no top-level `await`, because Rolldown would then create one file per export of a shared chunk
  void start().catch((error: unknown) => {
    if (!reloadOnce()) throw error
  })
}

/** Loads the texts, then hydrates the page; until then the browser shows the server's HTML. */
async function start(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  localiseManifest(import.meta.env.VITE_DEMO ? routing : { ...routing, locales: [locale] })
  await loadIntl(locale, textPartsOf(location.pathname))
  const container = createBrowserContainer()
  if (import.meta.env.VITE_DEMO) await (await import('./composition/demo.ts')).startDemo(container)

  tolerateReplacedTexts()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ContainerProvider container={container}>
          <HydratedRouter
            getContext={() => new RouterContextProvider(new Map([[containerContext, container]]))}
          />
        </ContainerProvider>
      </StrictMode>,
    )
  })
}
