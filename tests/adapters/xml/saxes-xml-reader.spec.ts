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

it.each(namesIn('legal'))('%s, legal XML, reads as the order', (name) => {
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

it.each(namesIn('malformed'))('%s is refused as malformed', (name) => {
  expect(readSample('malformed', name)).toEqual({ ok: false, error: 'malformed' })
})

it.each(namesIn('doctype'))('%s is refused as a DTD', (name) => {
  expect(readSample('doctype', name)).toEqual({ ok: false, error: 'doctype' })
})

it('gives elements of an unknown namespace no known prefix', () => {
  expect(read('<o:order xmlns:o="constructor" o:id="7"/>')).toMatchObject({
    value: { name: '?:order', attributes: { '?:id': '7' } },
  })
})

it('keeps attributes with the names of object members', () => {
  expect(read('<a __proto__="1" constructor="2"/>')).toMatchObject({
    value: { attributes: expect.objectContaining({ ['__proto__']: '1', constructor: '2' }) },
  })
})

it('prefers the byte order mark to the charset, and the charset to the declaration', () => {
  const declared = '<?xml version="1.0" encoding="utf-8"?><a>ö</a>'
  expect(xmlText(Buffer.from(declared, 'latin1'), 'iso-8859-1')).toBe(declared)
  expect(xmlText(Buffer.from(`\ufeff${declared}`), 'iso-8859-1')).toBe(declared)
  expect(xmlText(Buffer.from(declared), 'no-charset')).toBeUndefined()
})

it('reads 32 nested elements at most', () => {
  const nested = (depth: number) => read('<a>'.repeat(depth) + '</a>'.repeat(depth))
  expect(nested(32).ok).toBe(true)
  expect(nested(33)).toEqual({ ok: false, error: 'too-large' })
})
