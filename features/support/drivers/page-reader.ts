import { createRequire } from 'node:module'
import { findPage } from '#domain/pages/localised-path.ts'
import type { RouteId } from '#domain/pages/pages.ts'
import { routing } from '#ui/routing/configured-routing.ts'
import { plain } from '../texts.ts'
import type { CartLine } from '../visitor.ts'

const INLINE = new Set(['A', 'B', 'EM', 'I', 'MARK', 'SMALL', 'SPAN', 'STRONG'])
const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'HEAD'])

const require = createRequire(import.meta.url)
let parsing: (Window & typeof globalThis) | undefined

/** One jsdom window parses all pages. It is loaded with the first one, because most memory scenarios need none. */
function pageWindow(): Window & typeof globalThis {
  const { JSDOM } = require('jsdom') as typeof import('jsdom')
  return (parsing ??= new JSDOM('').window)
}

/** A page as received over HTTP. */
export class PageReader {
  readonly #html: string
  #document: Document | undefined

  constructor(html: string) {
    this.#html = html
  }

  /** Parsed on first use: many pages are not read at all. */
  get document(): Document {
    const { DOMParser } = pageWindow()
    return (this.#document ??= new DOMParser().parseFromString(this.#html, 'text/html'))
  }

  /** Fields that a form sends without scripts. */
  fieldsOf(form: HTMLFormElement): URLSearchParams {
    const { FormData } = pageWindow()
    const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
    return new URLSearchParams(fields)
  }

  get text(): string {
    return plain(readable(this.document.body))
  }

  get heading(): string {
    return plain(this.document.querySelector('h1')?.textContent ?? '')
  }

  /** Link texts of the main part that link to pages of a route; `query` filters the links by their query. */
  linksTo(routeId: RouteId, query = ''): readonly string[] {
    const texts = new Map<string, string>()
    for (const link of this.document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
      const { pathname, searchParams, href } = new URL(link.href, 'https://shop.test')
      const hasQuery = query === '' || searchParams.has(query)
      if (!hasQuery || findPage(pathname, routing)?.routeId !== routeId) continue
      texts.set(href, plain(`${texts.get(href) ?? ''} ${readable(link)}`))
    }
    return [...texts.values()].filter((text) => text !== '')
  }

  get cartLines(): readonly CartLine[] {
    return [...this.document.querySelectorAll('main table tbody tr:not([data-continues])')].map((row) => ({
      number: numberIn(row),
      quantity: row.querySelector<HTMLInputElement>('[role=spinbutton]')?.value ?? '',
    }))
  }
}

/** Number in a row; plain text for an unknown part, which has no page to link to. */
const numberIn = (row: Element) =>
  plain((row.querySelector('a') ?? row.querySelector('[class*=_number_]'))?.textContent ?? '')

/** Visible text like a browser's innerText: inline content remains in one line, blocks are separated. */
function readable(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  if (UNREAD.has(node.nodeName)) return ''
  const text = [...node.childNodes].map(readable).join('')
  return INLINE.has(node.nodeName) ? text : ` ${text} `
}
