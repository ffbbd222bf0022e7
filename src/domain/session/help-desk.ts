/**
 * The help desk with a request filled in: `href` is its page, its e-mail address or its phone number, which takes no
 * text.
 */
export function helpDeskFor(href: string, request: string): string {
  const url = new URL(href)
  if (url.protocol === 'https:') url.searchParams.set('term', request)
  if (url.protocol === 'mailto:') url.search = `?body=${encodeURIComponent(request)}`
  return url.href
}
