import type { CountryInfo } from './company.ts'
import { isOwnPage, validSuppliedHref } from './supplied-link.ts'

/** `phone` is set if the entity has neither a help desk nor a contact form. */
type Contact = { readonly href: string; readonly phone?: string | undefined }

/** Contact for the customers of a country: its help desk, else its contact form, else the phone of its entity. */
export function countryContact({ links, company }: CountryInfo, request: string): Contact {
  const helpDeskHref = validSuppliedHref(links.helpDesk) ?? validSuppliedHref(links.contactForm)
  if (helpDeskHref !== undefined) return { href: helpDeskFor(helpDeskHref, request) }
  return { href: `tel:${company.phone.replace(/[^\d+]/g, '')}`, phone: company.phone }
}

/**
 * Link to the help desk with a prefilled request. `href` is a page, an e-mail address or a phone number; a phone number
 * cannot contain the request.
 */
export function helpDeskFor(href: string, request: string): string {
  if (isOwnPage(href)) return `${href}?term=${encodeURIComponent(request)}`
  const url = new URL(href)
  if (url.protocol === 'https:') url.searchParams.set('term', request)
  if (url.protocol === 'mailto:') url.search = `?body=${encodeURIComponent(request)}`
  return url.href
}
