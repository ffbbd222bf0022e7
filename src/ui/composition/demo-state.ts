import * as z from 'zod/mini'
import { clearedSessionCookies } from '#adapters/cookies/session-cookies.ts'
import { SNAPSHOT_STORAGE_KEY } from '#mock-backend/start-in-browser.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { parsedJson } from '#domain/shared/json.ts'
import { RELOADED_AT } from '../delivery/reload.ts'
import type { Container } from '../kernel/container.tsx'

/**
 * Prefix of the fragment in links of the living documentation. After it comes the state as JSON, compressed and
 * base64url-encoded.
 */
const FRAGMENT = '#state='
const PASSWORD = 'demo'

/** State of the shop at the end of a scenario. */
const DemoState = z.object({
  /** Demo account that is logged in. */
  account: z.optional(z.string()),
  /** Stored data of the backend, if it differs from the initial data. */
  snapshot: z.optional(z.string()),
  storage: z.record(z.string(), z.string()),
  /** Cookies of preferences, without those of the session. */
  cookies: z.record(z.string(), z.string()),
})
type DemoState = z.infer<typeof DemoState>

export const hasDemoState = (): boolean => location.hash.startsWith(FRAGMENT)

/** Restores the state of the fragment into the browser's storage. Undefined for an invalid state. */
export async function restoreDemoState(): Promise<DemoState | undefined> {
  const state = await readDemoState(location.hash.slice(FRAGMENT.length)).catch(() => undefined)
  if (state === undefined) return undefined
  // keep the time of the last reload, which prevents an endless reload of a failing page
  for (const key of Object.keys(sessionStorage)) if (key !== RELOADED_AT) sessionStorage.removeItem(key)
  if (state.snapshot !== undefined) sessionStorage.setItem(SNAPSHOT_STORAGE_KEY, state.snapshot)
  localStorage.clear()
  for (const [key, text] of Object.entries(state.storage)) localStorage.setItem(key, text)
  for (const line of clearedSessionCookies()) document.cookie = line
  for (const [name, value] of Object.entries(state.cookies)) {
    document.cookie = `${name}=${value}; Path=/; Secure; SameSite=Lax`
  }
  return state
}

/** Logs in, and reloads the page so that it loads the restored state. Resolves only on failure. */
export async function openDemoState(container: Container, { account }: DemoState): Promise<void> {
  if (account !== undefined) {
    const loggedIn = await container.get(LogIn).run({ username: account, password: PASSWORD })
    if (!loggedIn.ok) return
  }
  history.replaceState(null, '', location.pathname + location.search)
  location.reload()
  await new Promise(() => {})
}

/** Shows in English, the language of the living documentation, that the state of the link cannot be restored. */
export async function showLostStateMessage(): Promise<never> {
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  text.textContent =
    'This link of the book leads to a state that the demo no longer knows. Build the book again.'
  document.body.replaceChildren(text)
  return new Promise(() => {})
}

async function readDemoState(text: string): Promise<DemoState | undefined> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return DemoState.safeParse(parsedJson(await new Response(inflated).text())).data
}
