import { readSessionCookies } from '#adapters/cookies/read-session-cookies.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { startInBrowser } from '#mock-backend/start-in-browser.ts'
import { hasDemoState, openDemoState, restoreDemoState, showLostStateMessage } from './demo-state.ts'
import { loadShopState } from './shop-state.ts'
import type { Container } from '../kernel/container.tsx'

/** Smaller than the server's assortment, for the memory of a browser. */
const DEMO_CATALOGUE_SIZE = 2_000

/** Starts the mock API in this tab, and loads the visitor data that a server would provide. */
export async function startDemo(container: Container): Promise<void> {
  const isLedToState = hasDemoState()
  const state = isLedToState ? await restoreDemoState() : undefined
  await startInBrowser({ size: DEMO_CATALOGUE_SIZE })
  if (state) await openDemoState(container, state)
  if (isLedToState) await showLostStateMessage()
  container.get(SessionStore).restoreStored(readSessionCookies(document.cookie))
  // the static demo page was rendered in the default language
  document.documentElement.lang = container.get(LocaleStore).languageId
  await loadShopState(container, { url: new URL(location.href) })
}
