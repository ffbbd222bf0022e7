import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createTrustedTypesPolicies } from '#adapters/browser/trusted-types-policy.ts'
import { tolerateReplacedTexts } from '#adapters/browser/replaced-texts.ts'
import { createBrowserContainer } from './composition/browser-container.ts'
import { reloadOnce } from './delivery/reload.ts'
import { ContainerProvider, containerContext } from './kernel/container.tsx'
import { loadIntl } from './intl/intl.ts'
import { localeOfPath, textPartsOf } from './routing/paths.ts'

/** See `FirstLoadGuard`: the server-rendered page remains. */
const isTooOld = document.documentElement.hasAttribute('data-too-old')

if (!isTooOld) {
  createTrustedTypesPolicies()
  // with a top-level `await` Rolldown creates a file for each export of a shared chunk
  void start().catch((error: unknown) => {
    if (!reloadOnce()) throw error
  })
}

/** Hydrates after the texts are loaded; the server's HTML is shown until then. */
async function start(): Promise<void> {
  await loadIntl(localeOfPath(location.pathname), textPartsOf(location.pathname))
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
