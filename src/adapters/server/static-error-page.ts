import { createHash } from 'node:crypto'
import type { LanguageCode } from '#domain/locale/language.ts'
import { escapeXml } from '#domain/shared/escape-xml.ts'

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-inline-size:34rem;margin:15vh auto 0;padding:1rem}' +
  'a{display:inline-block;padding:.75rem 0}'

/**
 * Policy of the error page. The style is inline and allowed by its hash, so that an overloaded server need not serve a
 * file.
 */
export const STATIC_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
].join('; ')

type StaticErrorPage = {
  readonly language: LanguageCode
  readonly title: string
  readonly text: string
  readonly link?: { readonly href: string; readonly label: string; readonly isInNewTab?: true } | undefined
}

/** Page for a rejected request, created without React. */
export const staticErrorPage = ({ language, title, text, link }: StaticErrorPage): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no"><title>${title}</title><style>${STYLE}</style></head>` +
  `<body><main><h1>${title}</h1><p>${text}</p>` +
  (link === undefined
    ? ''
    : `<a href="${escapeXml(link.href)}"${link.isInNewTab ? ' target="_blank"' : ''}>${link.label}</a>`) +
  `</main></body></html>`
