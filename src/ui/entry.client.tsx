import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider, type ClientInstrumentation } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { claimPolicies } from '#adapters/browser/own-script.ts'
import { tolerateReplacedTexts } from '#adapters/browser/replaced-texts.ts'
import {
  resumeNavigation,
  reloadOnce,
  dropFailedStyles,
  rememberTarget,
} from '#adapters/browser/versions/stale-files.ts'
import { createBrowserContainer } from './composition/browser-container.ts'
import { ContainerProvider, containerContext } from './kernel/container.tsx'
import { loadIntl } from './intl/intl.ts'
import { localeOfPath, textPartsOf } from './routing/paths.ts'

/** A navigation whose files are gone never ends: the router loads the present page again. */
const rememberingWanted: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        rememberTarget(typeof to === 'string' ? to : undefined)
        await go()
        rememberTarget(undefined)
      },
    }),
}

/** The browser lacks what the scripts need: see `FirstLoadGuard`. */
const isTooOld = document.documentElement.hasAttribute('data-too-old')

if (!isTooOld) claimPolicies()
if (!isTooOld && !resumeNavigation()) {
  dropFailedStyles()
  // not awaited: because of one `await` outside of functions, Rolldown makes a file for each export of a shared chunk that is
  // imported late
  void start().catch((error: unknown) => {
    if (!reloadOnce()) throw error
  })
}

/** The server's HTML stands until the texts are here. */
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
            instrumentations={[rememberingWanted]}
          />
        </ContainerProvider>
      </StrictMode>,
    )
  })
}
