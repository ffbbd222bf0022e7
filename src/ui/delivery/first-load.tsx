import { useEffect, useLayoutEffect, useReducer } from 'react'
import { useNonce } from '../kernel/nonce.ts'
import { earlyInputScript, replayEarlyInput } from './early-input.ts'

/**
 * Detects a browser that is too old for the scripts, by the newest functions that they use; docs/reference/browsers.md
 * lists the supported ones. In an older browser the scripts do not start, and the content of `noscript` is inserted
 * into the page. This needs the default Trusted Types policy, whose name no other code uses then.
 */
const SUPPORT = `
if (!("popover" in HTMLElement.prototype && [].toSorted && [].findLast && Object.hasOwn && "".toWellFormed && AbortSignal.timeout)) {
  document.documentElement.setAttribute("data-too-old", "")
  addEventListener("DOMContentLoaded", function () {
    var types = window.trustedTypes
    if (types) types.createPolicy("default", { createHTML: function (html) { return html } })
    document.querySelectorAll("noscript").forEach(function (element) { element.outerHTML = element.textContent })
  })
} else `

/** Inline script, empty in the browser's code: it runs once, while the browser parses the server's HTML. */
const SCRIPT = import.meta.env.SSR ? SUPPORT + earlyInputScript() : ''

export function FirstLoadGuard() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

/**
 * Makes React hydrate the page synchronously. Otherwise React may defer the effects by which components observe their
 * view models, and a letter typed before would be lost. A state update in a layout effect during hydration flushes
 * these effects.
 */
export function HydrationBoundary() {
  const [, markHydrated] = useReducer(() => true, false)
  useLayoutEffect(markHydrated, [markHydrated])
  useEffect(() => {
    // runs after all effects, because `flushSync` has no effect while they run
    setTimeout(replayEarlyInput)
  }, [])
  return null
}
