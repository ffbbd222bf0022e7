import { expect, it } from 'vitest'
import { textOfHtml, isHtml } from '#domain/quick-order/html-text.ts'
import { attributeOf, markupTokens } from '#domain/quick-order/markup.ts'

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

it('leaves out comments and declarations, and reads CDATA as it is', () => {
  expect([...markupTokens('<?xml?><!DOCTYPE x>a<!-- <b> -->c<![CDATA[<d>&amp;]]>')]).toEqual([
    text('a'),
    text('c'),
    text('<d>&amp;'),
  ])
})

it.each(['a<b', 'a<!-- b', 'a<'])('ends with "%s"', (markup) => {
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
])('decodes %s', (markup, decoded) => {
  expect([...markupTokens(markup)]).toEqual([text(decoded)])
})

it('reads attributes in any quotes, whatever their prefix', () => {
  const attributes = `a one="1" x:two='2' three=3 FOUR = "&lt;" five="six=7"`
  const read = (name: string) => attributeOf(attributes, name)
  expect(['one', 'two', 'three', 'four', 'five'].map(read)).toEqual(['1', '2', '3', '<', 'six=7'])
  expect(['six', 'a', ''].map(read)).toEqual([undefined, undefined, undefined])
})

it.each([
  [
    'rows of a table',
    '<table><tr><td>2.30256</td><td>4</td></tr><tr><td>3.70481</td></tr></table>',
    ['2.30256\t4', '3.70481'],
  ],
  ['paragraphs', '<p>4 x 2.30256</p><p>2 x 3.70481</p>', ['4 x 2.30256', '2 x 3.70481']],
  ['breaks', '4 x 2.30256<br>2 x 3.70481<br/>', ['4 x 2.30256', '2 x 3.70481']],
  ['no scripts, styles and titles', '<title>x</title><style>y</style><script>z</script><p>a</p>', ['a']],
  ['nothing that is struck', '<p>4 <s>2.30256</s> <del>x</del><strike>y</strike>3.70481</p>', ['4 3.70481']],
  [
    'nothing that a style strikes or hides',
    '<p style="text-decoration: line-through">a</p><div style="display:none"><div>b</div>c</div><p>d</p>',
    ['d'],
  ],
  ['the value of a field', '<p>2.30256 <input type="number" value="4"></p>', ['2.30256 4']],
  ['no hidden field', '<p>2.30256 <input type="hidden" value="4"></p>', ['2.30256']],
  [
    'the chosen option',
    '<p>2.30256 <select><option>1</option><option selected>4</option></select></p>',
    ['2.30256 4'],
  ],
  [
    'a gap between elements that a page shows apart',
    '<p><span>Disc</span><span>2.30256</span></p>',
    ['Disc 2.30256'],
  ],
  ['digits in several elements as one number', '<p><span>2.30</span><span>256</span></p>', ['2.30256']],
  [
    'a cell with breaks as one',
    '<table><tr><td>2.30256<br>Disc</td><td>4</td></tr></table>',
    ['2.30256 Disc\t4'],
  ],
  [
    'the lines of a cell that holds all',
    '<table><tr><td>2.30256<br>3.70481</td></tr></table>',
    ['2.30256', '3.70481'],
  ],
  [
    'an empty place below a cell of two rows',
    '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ['a\tb', '\tc'],
  ],
])('reads %s', (_, html, lines) => {
  const read = textOfHtml(html).split('\n')
  expect(
    read.map((line) => line.replace(/ +/g, ' ').replace(/[ \t]+$/, '')).filter((line) => line !== ''),
  ).toEqual(lines)
})

it.each(['<p>a</p>', ' <table><tr>', '<DIV class="x">', '<br/>'])('takes "%s" for HTML', (html) => {
  expect(isHtml(html)).toBe(true)
})

it.each(['a <p>b</p>', '<order><line/></order>', '<price>4</price>', '2.30256 < 4', ''])(
  'does not take "%s" for it',
  (other) => {
    expect(isHtml(other)).toBe(false)
  },
)
