import { Parser } from 'saxen'
import type { XmlReader, XmlRejection } from '#application/documents/xml-reader.port.ts'
import type { XmlElement } from '#domain/documents/xml-element.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

const DEEPEST = 100
const MOST_ELEMENTS = 500_000
/** The time that a tag takes grows with the square of its attributes. */
const LONG_TAG = /<[^!?<>][^<>]{5000}/

type Open = {
  readonly name: string
  readonly attributes: XmlElement['attributes']
  readonly children: XmlElement[]
  text: string
}

/** Reads XML with saxen, which resolves no entity but the five of XML itself. */
export const saxenXmlReader: XmlReader = {
  read(text, prefixes): Result<XmlElement, XmlRejection> {
    if (LONG_TAG.test(text)) return fail('malformed')
    const parser = new Parser().ns(prefixes)
    const open: Open[] = []
    let count = 0
    let root: XmlElement | undefined
    let rejection: XmlRejection | undefined
    const reject = (why: XmlRejection) => {
      rejection ??= why
      parser.stop()
    }
    const add = (part: string) => {
      const current = open.at(-1)
      if (current) current.text += part
    }
    parser
      .on('openTag', (name, attributes, decode) => {
        count += 1
        if (root !== undefined || open.length >= DEEPEST || count > MOST_ELEMENTS) return reject('malformed')
        open.push({ name, attributes: decoded(attributes(), decode), children: [], text: '' })
      })
      .on('closeTag', () => {
        const closed = open.pop()
        if (closed === undefined) return reject('malformed')
        const element = { ...closed, text: closed.text.trim() }
        const parent = open.at(-1)
        if (parent) parent.children.push(element)
        else root = element
      })
      .on('text', (part, decode) => add(decode(part)))
      .on('cdata', add)
      .on('attention', () => reject('doctype'))
      .on('warn', () => reject('malformed'))
      .on('error', () => reject('malformed'))
    parser.parse(text)
    if (rejection !== undefined) return fail(rejection)
    return root === undefined || open.length > 0 ? fail('malformed') : ok(root)
  },
}

const decoded = (attributes: XmlElement['attributes'], decode: (text: string) => string) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]))
