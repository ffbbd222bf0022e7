import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { xmlText } from '#domain/documents/xml-text.ts'

const SAMPLES = new URL('../../fixtures/standards/xml/', import.meta.url)
const namesIn = (folder: string) => readdirSync(new URL(`${folder}/`, SAMPLES))
const bytesOf = (folder: string, name: string) => readFileSync(new URL(`${folder}/${name}`, SAMPLES))
const read = (text: string) => saxesXmlReader.read(text, { 'urn:example:order': 'o' })
const readSample = (folder: string, name: string) => {
  const text = xmlText(bytesOf(folder, name))
  return text === undefined ? { ok: false, error: 'malformed' } : read(text)
}

it.each(namesIn('legal'))('the legal XML %s is parsed to an order with one part', (name) => {
  const result = readSample('legal', name)
  const isQualified = bytesOf('legal', name).includes('urn:example:order')
  const named = (local: string) => (isQualified ? `o:${local}` : local)
  expect(result).toMatchObject({
    value: {
      name: named('order'),
      attributes: { id: '7', note: 'a b' },
      children: [{ name: named('part'), attributes: { no: '3.70481' }, text: 'Ölfilter & more' }],
    },
  })
})

it.each(namesIn('malformed'))('the XML %s is rejected as malformed', (name) => {
  expect(readSample('malformed', name)).toEqual({ ok: false, error: 'malformed' })
})

it.each(namesIn('doctype'))('the XML %s is rejected because of its DTD', (name) => {
  expect(readSample('doctype', name)).toEqual({ ok: false, error: 'doctype' })
})

it('elements of an unknown namespace do not get a known prefix', () => {
  expect(read('<o:order xmlns:o="constructor" o:id="7"/>')).toMatchObject({
    value: { name: '?:order', attributes: { '?:id': '7' } },
  })
})

it('attributes named like members of Object (__proto__, constructor) are parsed', () => {
  expect(read('<a __proto__="1" constructor="2"/>')).toMatchObject({
    value: { attributes: expect.objectContaining({ ['__proto__']: '1', constructor: '2' }) },
  })
})

it('XML is decoded by its byte order mark, else by the charset of the call, whatever it declares; an unknown charset is rejected', () => {
  const declared = '<?xml version="1.0" encoding="utf-8"?><a>ö</a>'
  expect(xmlText(Buffer.from(declared, 'latin1'), 'iso-8859-1')).toBe(declared)
  expect(xmlText(Buffer.from(`\ufeff${declared}`), 'iso-8859-1')).toBe(declared)
  expect(xmlText(Buffer.from(declared), 'no-charset')).toBeUndefined()
})

it('elements nested deeper than 32 are rejected', () => {
  const nested = (depth: number) => read('<a>'.repeat(depth) + '</a>'.repeat(depth))
  expect(nested(32).ok).toBe(true)
  expect(nested(33)).toEqual({ ok: false, error: 'too-large' })
})
