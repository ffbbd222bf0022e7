import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { XmlReader, XmlRejection } from '#application/documents/xml-reader.port.ts'
import { isBareDoctype } from '#domain/documents/doctype.ts'
import type { XmlElement } from '#domain/documents/xml-element.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

/** Maximum size in characters. */
const SIZE_MAX = 10_000_000
const DEEPEST = 32
const ATTRIBUTES_MAX = 200
/** Maximum number of elements and attributes. In large invoices and orders, each takes 35 characters on average. */
const maxNodes = ({ length }: string) => 20_000 + length / 32
/** Maximum length in characters of names and namespaces, because the parser compares them with each other. */
const NAME_LENGTH_MAX = 500

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace'
/** Prefix for namespaces that the caller has not given; no XML name can contain this character. */
const UNKNOWN = '?'

type Open = Omit<XmlElement, 'text' | 'children'> & { readonly children: Open[]; text: string }
const NONE: XmlElement['attributes'] = Object.create(null)

class XmlRejected extends Error {
  readonly rejection: XmlRejection

  constructor(rejection: XmlRejection) {
    super(rejection)
    this.rejection = rejection
  }
}

/**
 * Reads XML with saxes, which checks that it is well-formed and expands no entities except the five of XML
 * itself.
 */
export const saxesXmlReader: XmlReader = {
  read(text, prefixes): Result<XmlElement, XmlRejection> {
    if (text.length > SIZE_MAX) return fail('too-large')
    try {
      return ok(rootOf(text, new Map([[XML_NAMESPACE, 'xml'], ...Object.entries(prefixes)])))
    } catch (error) {
      if (error instanceof XmlRejected) return fail(error.rejection)
      throw error
    }
  },
}

/** @throws XmlRejected at the first error or limit: an exception is the only way out of the parser */
function rootOf(text: string, prefixes: ReadonlyMap<string, string>): XmlElement {
  // a document of XML 1.1 is read as 1.0, which forbids control characters
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    defaultXMLVersion: '1.0',
    forceXMLVersion: true,
  })
  const open: Open[] = []
  const max = maxNodes(text)
  let nodes = 0
  let attributes = 0
  let root: Open | undefined
  const refuse = (rejection: XmlRejection): never => {
    throw new XmlRejected(rejection)
  }
  const add = (part: string) => {
    const current = open.at(-1)
    if (current) current.text += part
  }
  const named = (uri: string, local: string) =>
    uri === '' ? local : `${prefixes.get(uri) ?? UNKNOWN}:${local}`

  const valuesOf = (list: SaxesTagNS['attributes']): XmlElement['attributes'] => {
    const values: Record<string, string> = Object.create(null)
    for (const one of Object.values(list)) {
      if (one.prefix !== 'xmlns' && one.name !== 'xmlns') values[named(one.uri, one.local)] = one.value
    }
    return values
  }

  parser.on('error', () => refuse('malformed'))
  parser.on('doctype', (doctype) => {
    if (!isBareDoctype(doctype)) refuse('doctype')
  })
  parser.on('opentagstart', ({ name }) => {
    nodes += 1
    attributes = 0
    if (open.length >= DEEPEST || nodes > max || name.length > NAME_LENGTH_MAX) refuse('too-large')
  })
  parser.on('attribute', ({ name, prefix, value }) => {
    nodes += 1
    attributes += 1
    const isNamespace = name === 'xmlns' || prefix === 'xmlns'
    const longest = Math.max(name.length, isNamespace ? value.length : 0)
    if (attributes > ATTRIBUTES_MAX || nodes > max || longest > NAME_LENGTH_MAX) refuse('too-large')
  })
  parser.on('opentag', ({ uri, local, attributes: list }: SaxesTagNS) => {
    const element = {
      name: named(uri, local),
      attributes: attributes === 0 ? NONE : valuesOf(list),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    open.push(element)
    root ??= element
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) closed.text = closed.text.trim()
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text).close()
  return root ?? refuse('malformed')
}
