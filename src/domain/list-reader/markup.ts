/** A token of XML or HTML: the start or the end of an element, or text. */
export type MarkupToken =
  | { readonly kind: 'start'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** A complete tag: a quoted value may contain ">", but not "<". */
const WHOLE_TAG = /<[^<>"']*(?:"[^"<]*"[^<>"']*|'[^'<]*'[^<>"']*)*>/y
const TAG = /^\/?([A-Za-z][\w.:-]*)/
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  szlig: 'ß',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  eacute: 'é',
  euro: '€',
  middot: '·',
  ndash: '-',
  mdash: '-',
  bull: '•',
  shy: '',
  thinsp: ' ',
}

/** Splits markup in one pass. Declared entities are not expanded, which prevents an entity expansion attack. */
export function* markupTokens(markup: string): Generator<MarkupToken> {
  let index = 0
  while (index < markup.length) {
    const open = markup.indexOf('<', index)
    const text = markup.slice(index, open < 0 ? undefined : open)
    if (text !== '') yield { kind: 'text', text: decoded(text) }
    if (open < 0) return
    if (markup.startsWith('<!--', open)) {
      index = endOf(markup, '-->', open)
      continue
    }
    if (markup.startsWith('<![CDATA[', open)) {
      index = endOf(markup, ']]>', open)
      yield { kind: 'text', text: markup.slice(open + 9, index - 3) }
      continue
    }
    WHOLE_TAG.lastIndex = open
    const end = WHOLE_TAG.test(markup) ? WHOLE_TAG.lastIndex - 1 : markup.indexOf('>', open)
    if (end < 0) return
    const inner = markup.slice(open + 1, end)
    const name = (TAG.exec(inner)?.[1] ?? '').replace(/^.*:/, '').toLowerCase()
    index = end + 1
    if (name === '') continue
    if (inner.startsWith('/')) yield { kind: 'end', name }
    else yield { kind: 'start', name, attributes: inner, isEmpty: inner.endsWith('/') }
  }
}

const endOf = (text: string, marker: string, from: number): number => {
  const end = text.indexOf(marker, from)
  return end < 0 ? text.length : end + marker.length
}

const decoded = (text: string): string => (text.includes('&') ? withCharacters(text) : text)

const withCharacters = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi,
    (all, decimal: string, hex: string, name: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? all
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

const VALUE = /\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))/y

/** The value of an attribute with any prefix; undefined if it is absent. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let index = 0
  for (;;) {
    const markIndex = attributes.indexOf('=', index)
    if (markIndex < 0) return undefined
    const key = attributes.slice(index, markIndex).trimEnd().split(/[\s:]/).at(-1) ?? ''
    VALUE.lastIndex = markIndex + 1
    const value = VALUE.exec(attributes)
    if (key.toLowerCase() === name) return decoded(value?.[1] ?? value?.[2] ?? value?.[3] ?? '')
    index = value ? VALUE.lastIndex : markIndex + 1
  }
}
