import { expect, it, vi } from 'vitest'
import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { LONG_TEXT_LENGTH } from '../../fixtures/growth.fixture.ts'

type Outcome = 'ok' | 'doctype' | 'malformed' | 'too-large'

const filled = (head: string, unit: string, tail = '') =>
  head + unit.repeat((LONG_TEXT_LENGTH - head.length - tail.length) / unit.length) + tail
const attributes = (count: number) => Array.from({ length: count }, (_, index) => ` a${index}=""`).join('')
/** Approximate size of an element without text. */
const NODE = 8

/** Documents with a violation near the start: the rest of the document must not be read. */
const EARLY: Readonly<Record<string, readonly [string, Outcome]>> = {
  'quoted ">" before bad characters': [filled('<r a=">" ', `">" ${'! '.repeat(1500)}`, '/>'), 'malformed'],
  'open tags': [filled('', '<a>'), 'too-large'],
  'nested elements': [filled('', '<a>') + filled('', '</a>'), 'too-large'],
  'attributes of one element': [`<r${attributes(LONG_TEXT_LENGTH / NODE)}/>`, 'too-large'],
  'attributes without values': [filled('<r ', 'a ', '/>'), 'malformed'],
  'attributes without quotes': [filled('<r ', 'a=b ', '/>'), 'malformed'],
  'one attribute many times': [filled('<r ', 'a="" ', '/>'), 'too-large'],
  'quotes in a tag': [filled('<r ', '"', '/>'), 'malformed'],
  'beginnings of tags': [filled('<r>', '<'), 'malformed'],
  'tags without end': [filled('', '<a '), 'malformed'],
  'comments without end': [filled('<r>', '<!--'), 'malformed'],
  'control characters': [filled('<r>', '\u0001', '</r>'), 'malformed'],
  'unknown entities': [filled('<r>', '&a;', '</r>'), 'malformed'],
  'repeated closing tags': [filled('<r/>', '</r>'), 'malformed'],
  'repeated roots': [filled('', '<r/>'), 'malformed'],
  'DOCTYPE lines': [filled('', '<!DOCTYPE r>'), 'malformed'],
  'repeated declarations': [filled('', '<?xml version="1.0"?>'), 'malformed'],
}

/** Documents that are read to the end, or nearly. */
const WHOLE: Readonly<Record<string, readonly [string, Outcome]>> = {
  'empty elements': [filled('<r>', '<a/>', '</r>'), 'too-large'],
  'empty elements deep inside': [filled('<a>'.repeat(30), '<a/>', '</a>'.repeat(30)), 'too-large'],
  'elements of a prefix': [filled('<r xmlns:p="u">', '<p:a p:b=""/>', '</r>'), 'ok'],
  'namespaces of each element': [filled('<r>', '<p:a xmlns:p="u"/>', '</r>'), 'ok'],
  'many attributes of each element': [filled('<r>', `<a${attributes(190)}/>`, '</r>'), 'ok'],
  'one text': [filled('<r>', 'x', '</r>'), 'ok'],
  'text before the root': [filled('', 'x', '<r/>'), 'malformed'],
  'one attribute': [filled('<r a="', 'x', '"/>'), 'ok'],
  'one namespace': [filled('<r xmlns:a="', 'u', '" a:b=""/>'), 'too-large'],
  'one name': [filled('<', 'a', '/>'), 'too-large'],
  'one comment': [filled('<!--', '- ', '--><r/>'), 'ok'],
  'one CDATA section': [filled('<r><![CDATA[', ']', ']]></r>'), 'ok'],
  'CDATA sections': [filled('<r>', '<![CDATA[]]>', '</r>'), 'ok'],
  'one processing instruction': [filled('<r><?a ', '? ', '?></r>'), 'ok'],
  'processing instructions': [filled('<r>', '<?a?>', '</r>'), 'ok'],
  'predefined entities': [filled('<r>', '&lt;', '</r>'), 'ok'],
  'entities in an attribute': [filled('<r a="', '&lt;', '"/>'), 'ok'],
  'character references': [filled('<r>', '&#65;', '</r>'), 'ok'],
  'one character reference': [filled('<r>&#', '9', ';</r>'), 'malformed'],
  'one entity name': [filled('<r>&', 'a', ';</r>'), 'malformed'],
  'line ends': [filled('<r>', '\r', '</r>'), 'ok'],
  'blanks in a tag': [filled('<r', ' ', '/>'), 'ok'],
  'repeated brackets': [filled('<r>', ']]', '</r>'), 'ok'],
  'entities of an internal subset': [filled('<!DOCTYPE r [', '<!ENTITY a "&a;&a;">', ']><r/>'), 'doctype'],
  'one literal of a DOCTYPE': [filled('<!DOCTYPE r SYSTEM "', 'x', '"><r/>'), 'doctype'],
  'quotes of a DOCTYPE': [filled('<!DOCTYPE r ', '"'), 'malformed'],
  'brackets of a DOCTYPE': [filled('<!DOCTYPE r ', '['), 'malformed'],
}

/**
 * The result for a document, and the number of characters that the parser reads: a measure that does not depend
 * on the load of the machine.
 */
function reading(text: string) {
  const reads = vi.spyOn(String.prototype, 'charCodeAt')
  try {
    const result = saxesXmlReader.read(text, {})
    return { outcome: result.ok ? 'ok' : result.error, characters: reads.mock.calls.length }
  } finally {
    reads.mockRestore()
  }
}

it.each(Object.entries(EARLY))('parsing %s ends after less than 3,000 characters', (_, [text, expected]) => {
  const { outcome, characters } = reading(text)
  expect(outcome).toBe(expected)
  expect(characters).toBeLessThan(3_000)
})

it.each(Object.entries(WHOLE))(
  'parsing %s takes linear time: it reads less than 2.1 characters per character',
  (_, [text, expected]) => {
    const { outcome, characters } = reading(text)
    expect(outcome).toBe(expected)
    expect(characters).toBeLessThan(2.1 * text.length)
  },
)

it('the XML reader rejects a text that is too long before parsing it', () => {
  expect(reading(`<r>${'x'.repeat(10_000_000)}</r>`)).toEqual({ outcome: 'too-large', characters: 0 })
})
