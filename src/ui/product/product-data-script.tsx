import { useNonce } from '../composition/nonce.ts'

/** What search engines read. Nothing in it can end the script: `<` is written as an escape. */
export function ProductDataScript({ data }: { readonly data: object | undefined }) {
  const nonce = useNonce()
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
