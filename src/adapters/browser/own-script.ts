/** The security headers name this policy, and the default one. */
const POLICY = 'own-scripts'
/** How React makes the element of a script, before it gives it anything. */
const EMPTY_SCRIPT = '<script></script>'

type Rules = {
  readonly createScriptURL: (url: string) => string
  readonly createHTML?: (markup: string) => string
}
type Policy = { readonly createScriptURL: (url: string) => string | URL }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Rules) => Policy }

/**
 * A page that differs from what the server made of it is made anew by React, its scripts among the rest: what
 * no policy allows would leave an empty document. A new element may load scripts of the shop; no text becomes markup.
 */
export function allowRepair(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === EMPTY_SCRIPT ? markup : ''),
    createScriptURL: ofThisOrigin,
  })
}

let policy: Policy | undefined

/** The address of a script of the shop itself, in a form that the security policy lets a worker have. */
export function ownScript(url: string): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: ofThisOrigin }) ?? {
    createScriptURL: ofThisOrigin,
  }
  return policy.createScriptURL(url)
}

function ofThisOrigin(url: string): string {
  const { href, origin } = new URL(url, location.href)
  if (origin !== location.origin) throw new TypeError(`No script of this shop: ${origin}`)
  return href
}
