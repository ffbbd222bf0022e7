import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { newNonce, type DocumentScripts } from '../security-headers.ts'

export const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Policy of a page before the system is known. Any site may frame it: without links, forms and scripts, it cannot be
 * used for clickjacking.
 */
const TEXT_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors *"

/** Responds with a page between the shop and another system. */
export function respondWithPage(
  context: Context<DocumentScripts>,
  html: string,
  status: ContentfulStatusCode,
) {
  if (context.get('returnHosts') === undefined) context.set('policy', TEXT_POLICY)
  else context.set('nonce', newNonce())
  return context.html(html, status, NO_STORE)
}
