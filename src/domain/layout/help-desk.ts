import type { CountryInfo } from './company.ts'
import { isOwnPage, suppliedHref } from './supplied-link.ts'

/** `phone` without an e-mail address. */
type Contact = { readonly href: string; readonly phone?: string | undefined }

/** Contact for the customers of a country: its help desk, else its contact form, else the phone of its entity. */
export function whomToAsk({ links, company }: CountryInfo, request: string): Contact {
  const written = suppliedHref(links.helpDesk) ?? suppliedHref(links.contactForm)
  if (written !== undefined) return { href: helpDeskFor(written, request) }
  return { href: `tel:${company.phone.replace(/[^\d+]/g, '')}`, phone: company.phone }
}

/**
 * The help desk with a request filled in: `href` is its page, its e-mail address or its phone number, which takes no
 * text.
 */
export function helpDeskFor(href: string, request: string): string {
  if (isOwnPage(href)) return `${href}?term=${encodeURIComponent(request)}`
  const url = new URL(href)
  if (url.protocol === 'https:') url.searchParams.set('term', request)
  if (url.protocol === 'mailto:') url.search = `?body=${encodeURIComponent(request)}`
  return url.href
}
