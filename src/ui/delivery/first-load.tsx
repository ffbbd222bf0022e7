import { useEffect, useLayoutEffect, useReducer } from 'react'
import { useNonce } from '../kernel/nonce.ts'
import { HOLD_EARLY_INPUT, replayEarlyInput } from './early-input.ts'

/**
 * Newest of the functions that the scripts need; docs/reference/browsers.md names the browsers that have them. In an
 * older browser the scripts do not start, and the content of `noscript` becomes part of the page. The Trusted Types
 * policy for that is the default one, whose name no other code claims then.
 */
const SUPPORT = `if(!("popover"in HTMLElement.prototype&&[].toSorted&&[].findLast&&Object.hasOwn&&"".toWellFormed&&AbortSignal.timeout)){document.documentElement.setAttribute("data-too-old","");addEventListener("DOMContentLoaded",function(){var t=window.trustedTypes;if(t)t.createPolicy("default",{createHTML:function(h){return h}});document.querySelectorAll("noscript").forEach(function(n){n.outerHTML=n.textContent})})}else `

/** Runs once, while the browser reads the server's HTML: the code of the browser does not repeat it. */
const SCRIPT = import.meta.env.SSR ? SUPPORT + HOLD_EARLY_INPUT : ''

export function FirstLoadGuard() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

/**
 * Makes React hydrate the page in one piece. Otherwise React may defer the effects by which components observe their
 * view models, and a letter typed before these effects run would be lost. A state update in a layout effect during
 * hydration flushes them synchronously.
 */
export function HydrationBoundary() {
  const [, markHydrated] = useReducer(() => true, false)
  useLayoutEffect(markHydrated, [markHydrated])
  useEffect(() => {
    // `flushSync` works only after the effects
    setTimeout(replayEarlyInput)
  }, [])
  return null
}
