/** Name of the Trusted Types policy; the security headers allow only this one and `default`. */
const POLICY = 'own-scripts'
/** Markup with which React creates a script element. */
const EMPTY_SCRIPT = '<script></script>'

type Rules = {
  readonly createScriptURL: (url: string) => string
  readonly createHTML?: (markup: string) => string
}
type Policy = { readonly createScriptURL: (url: string) => string | URL }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Rules) => Policy }

/**
 * Creates all Trusted Types policies at the start of a page. Each name can be used only once, so that no later code can
 * create them.
 */
export function createTrustedTypesPolicies(): void {
  allowHydrationRepair()
  scriptPolicy()
}

/**
 * Allows React to re-create the document after a hydration mismatch: without a default policy, its script elements
 * would be blocked and the page left empty. Allows scripts of this origin and no other markup.
 */
function allowHydrationRepair(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === EMPTY_SCRIPT ? markup : ''),
    createScriptURL: ofThisOrigin,
  })
}

let policy: Policy | undefined

/** Returns the URL of an own script as TrustedScriptURL, which a worker needs. */
export function trustedScriptUrl(url: string): string | URL {
  return scriptPolicy().createScriptURL(url)
}

function scriptPolicy(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: ofThisOrigin }) ?? {
    createScriptURL: ofThisOrigin,
  }
  return policy
}

function ofThisOrigin(url: string): string {
  const { href, origin } = new URL(url, location.href)
  if (origin !== location.origin) throw new TypeError(`No script of this shop: ${origin}`)
  return href
}
