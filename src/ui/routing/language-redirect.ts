import { redirectDocument } from 'react-router'
import { localeOfPath } from './paths.ts'

/**
 * Turns a redirect to another language into one that loads a document, because the router in the browser knows only the
 * routes of the page's language. Returns other responses as they are.
 */
export function loadOtherLanguageAsDocument(response: Response, pathname: string): Response {
  const target = response.headers.get('location')
  if (!target?.startsWith('/')) return response
  const [path = ''] = target.split(/[?#]/, 1)
  if (localeOfPath(path) === localeOfPath(pathname)) return response
  const { status, headers } = response
  return redirectDocument(target, { status, headers })
}
