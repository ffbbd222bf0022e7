import { useState } from 'react'
import { useNonce } from '../kernel/nonce.ts'
import { useHydrated } from '../shared/use-hydrated.ts'

type Props = {
  /** Pass `import.meta.env.SSR && data`, so that the code that creates the data is not in the browser's scripts. */
  readonly data: object | false | undefined
}

/**
 * schema.org data for search engines. Rendered only into the server's HTML and not after a navigation in the browser:
 * search engines do not navigate, and Trusted Types forbid a script there.
 */
export function StructuredData({ data }: Props) {
  const nonce = useNonce()
  const isHydrated = useHydrated()
  const [isThere] = useState(!isHydrated)
  if (!isThere) return null
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data ? withoutTags(JSON.stringify(data)) : '' }}
    />
  )
}

/** Escapes the end tag of a script in the data. */
const withoutTags = (json: string) => json.replaceAll('<', String.raw`\u003c`)
