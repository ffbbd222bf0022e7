/** The one policy that the security headers name. */
const POLICY = 'own-scripts'

type Policy = { readonly createScriptURL: (url: string) => string | URL }
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
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
