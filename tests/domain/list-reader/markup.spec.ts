import { expect, it } from 'vitest'
import { attributeOf, markupTokens } from '#domain/list-reader/markup.ts'

const start = (name: string, attributes: string, isEmpty = false) => ({
  kind: 'start',
  name,
  attributes,
  isEmpty,
})
const end = (name: string) => ({ kind: 'end', name })
const text = (content: string) => ({ kind: 'text', text: content })

it('splits markup into elements and text', () => {
  expect([...markupTokens('a<B x="1">b</B><ns:c/>d')]).toEqual([
    text('a'),
    start('b', 'B x="1"'),
    text('b'),
    end('b'),
    start('c', 'ns:c/', true),
    text('d'),
  ])
})

it('omits comments and declarations, and returns CDATA literally', () => {
  expect([...markupTokens('<?xml?><!DOCTYPE x>a<!-- <b> -->c<![CDATA[<d>&amp;]]>')]).toEqual([
    text('a'),
    text('c'),
    text('<d>&amp;'),
  ])
})

it.each(['a<b', 'a<!-- b', 'a<'])('treats the unfinished markup "%s" as the end of the text', (markup) => {
  expect([...markupTokens(markup)]).toEqual([text('a')])
})

it.each([
  ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
  ['&#50;&#x33;', '23'],
  ['M&Uuml;NSTER', 'MüNSTER'],
  ['4&nbsp;&times;', '4 ×'],
  ['a&shy;b', 'ab'],
  ['&#0;&#1114112;', ''],
  ['&unknown; & &;', '&unknown; & &;'],
  ['&constructor;', '&constructor;'],
])('decodes the entity %s', (markup, decoded) => {
  expect([...markupTokens(markup)]).toEqual([text(decoded)])
})

it('parses attributes with any quotation marks and any prefix', () => {
  const attributes = `a one="1" x:two='2' three=3 FOUR = "&lt;" five="six=7"`
  const read = (name: string) => attributeOf(attributes, name)
  expect(['one', 'two', 'three', 'four', 'five'].map(read)).toEqual(['1', '2', '3', '<', 'six=7'])
  expect(['six', 'a', ''].map(read)).toEqual([undefined, undefined, undefined])
})
