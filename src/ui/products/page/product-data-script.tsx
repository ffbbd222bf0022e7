import { useState } from 'react'
import { useNonce } from '../../kernel/nonce.ts'
import { useHydrated } from '../../shared/use-hydrated.ts'

/**
 * What search engines read; it stands in the HTML that the server sends. A page that the browser makes goes
 * without: no search engine comes that way, and trusted types let no script be made there.
 */
export function ProductDataScript({ data }: { readonly data: object | undefined }) {
  const nonce = useNonce()
  const isHydrated = useHydrated()
  const [isThere] = useState(!isHydrated)
  if (!isThere || !data) return null
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: withoutTags(JSON.stringify(data)) }}
    />
  )
}

/** Nothing in the data can end the script. */
const withoutTags = (json: string) => json.replaceAll('<', String.raw`\u003c`)
