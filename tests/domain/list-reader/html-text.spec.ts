import { describe, expect, it } from 'vitest'
import { isHtml, textOfHtml } from '#domain/list-reader/html-text.ts'

it.each([
  [
    'rows of a table',
    '<table><tr><td>2.30256</td><td>4</td></tr><tr><td>3.70481</td></tr></table>',
    ['2.30256\t4', '3.70481'],
  ],
  ['breaks', '4 x 2.30256<br>2 x 3.70481<br/>', ['4 x 2.30256', '2 x 3.70481']],
  ['no scripts, styles and titles', '<title>x</title><style>y</style><script>z</script><p>a</p>', ['a']],
  ['no struck-through text', '<p>4 <s>2.30256</s> <del>x</del><strike>y</strike>3.70481</p>', ['4 3.70481']],
  [
    'no text struck through or hidden by a style',
    '<p style="text-decoration: line-through">a</p><div style="display:none"><div>b</div>c</div><p>d</p>',
    ['d'],
  ],
  ['no hidden field', '<p>2.30256 <input type="hidden" value="4"></p>', ['2.30256']],
  ['a blank between adjacent elements', '<p><span>Disc</span><span>2.30256</span></p>', ['Disc 2.30256']],
  ['digits in several elements as one number', '<p><span>2.30</span><span>256</span></p>', ['2.30256']],
  [
    'a cell with line breaks as one line',
    '<table><tr><td>2.30256<br>Disc</td><td>4</td></tr></table>',
    ['2.30256 Disc\t4'],
  ],
  [
    'the lines of a single cell as separate lines',
    '<table><tr><td>2.30256<br>3.70481</td></tr></table>',
    ['2.30256', '3.70481'],
  ],
  ['line breaks and blanks as one blank', '<p>a\n \n b\tc</p>', ['a b c']],
  ['text after an end tag without a start tag', 'a</s>b</script>c', ['abc']],
  ['text after an empty element', 'a<s/>b<script/>c<p style="display: none"/>d', ['abc', 'd']],
  ['text after a hidden picture', '<p>a</p><img style="display:none" src="x"><p>b</p>', ['a', 'b']],
  ['text after a hidden field', 'a<input type="hidden" style="display:none">b', ['a b']],
  ['no field within struck-through text', '<s>2.30256 <input value="4"></s>3.05239', ['3.05239']],
  ['no field of a template', '<template><input value="4"></template>2.30256', ['2.30256']],
  ['no elements within hidden elements', '<div style="display:none"><p>a</p>b</div>c', ['c']],
  [
    'a hidden element within another one',
    '<p style="display:none">a<b style="display:none">c</b>d</p>e',
    ['e'],
  ],
  [
    'no option that is not chosen',
    '2.30256 <select><option selected>4</option><option>5</option>6</select>',
    ['2.30256 4'],
  ],
  ['the selected option even without an end tag', '<select>1<option SELECTED>4<option>5</select>6', ['46']],
  ['no script within a select field', '<select><option selected><script>x</script>4</select>', ['4']],
  [
    'no option whose value only resembles “selected”',
    '<select><option value="unselected">4</option></select>6',
    ['6'],
  ],
  ['no buttons', '2.30256 <button>-</button>4<button>+</button>', ['2.30256 4']],
  [
    'the values of text and telephone fields',
    '<input value="2.30256"> <input type="TEXT" value="4"> <input type="tel" value="5">',
    ['2.30256 4 5'],
  ],
  ['no field without a value', '2.30256 <input type="number"> 4', ['2.30256 4']],
  ['a blank after a single letter', 'x<a>4</a>', ['x 4']],
  ['a blank between digits and letters', '2.30256<span>Disc</span>', ['2.30256 Disc']],
  ['no blank after a special character', '4.<span>5</span>', ['4.5']],
  ['no blank within a word of several elements', 'brake<b>disc</b>', ['brakedisc']],
  [
    'headings, lists and quotations as separate lines',
    '<h1>a</h1>b<ul><li>c</li></ul>d<blockquote>e</blockquote>',
    ['a', 'b', 'c', 'd', 'e'],
  ],
])('the text of HTML contains %s', (_, html, lines) => {
  const read = textOfHtml(html).split('\n')
  expect(
    read.map((line) => line.replace(/ +/g, ' ').replace(/[ \t]+$/, '')).filter((line) => line !== ''),
  ).toEqual(lines)
})

describe('an HTML table', () => {
  it.each([
    ['without text between its cells', '<table> <tr><td>a </td><td> b</td></tr> </table>', '\n \na\tb\n \n'],
    [
      'with column headings',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
      '\na\tb\nc\td\n',
    ],
    [
      'with a paragraph in each cell',
      '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
      '\na\tb\n',
    ],
    [
      'with several lines of one text in a cell',
      '<table><tr><td>a<br>b<br>c<br>d</td><td>4</td></tr></table>',
      '\na b c d\t4\n',
    ],
    [
      'with the lines of a whole text in a cell',
      '<table><tr><td>a<br>b<br>c<br>d<br>e</td><td>4</td></tr></table>',
      '\na\nb\nc\nd\ne\t4\n',
    ],
    [
      'with empty lines in a cell',
      '<table><tr><td>a<br> <br><br>b</td><td>4</td></tr></table>',
      '\na b\t4\n',
    ],
    [
      'within a cell of another table',
      '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
      '\na\nb\n\n',
    ],
    ['followed by a text', '<table><tr><td>a</td></tr></table><p>b</p>c', '\na\nb\nc'],
    [
      'after an additional end tag of a cell',
      'a</td></td><table><tr><td>b<br>c</td><td>d</td></tr></table>',
      'a\t\nb c\td\n',
    ],
  ])('is converted to text: %s', (_, html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })

  const rows = (...cells: readonly (readonly string[])[]) =>
    textOfHtml(
      `<table>${cells.map((row) => `<tr>${row.map((cell) => (cell.startsWith('<') ? cell : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`,
    )
      .split('\n')
      .filter((line) => line !== '')
  const high = (count: number | string, text: string) => `<td rowspan="${count}">${text}</td>`

  it('has an empty cell below a cell that spans several rows', () => {
    expect(rows([high(3, 'a'), 'b'], ['c'], ['d'], ['e', 'f'])).toEqual(['a\tb', '\tc', '\td', 'e\tf'])
    expect(rows(['a', high(2, 'b'), high(2, 'c'), 'd'], ['e', 'f'])).toEqual(['a\tb\tc\td', 'e\t\t\tf'])
    expect(rows([high('x', 'a'), 'b'], ['c', 'd'])).toEqual(['a\tb', 'c\td'])
  })

  it('does not continue the row spans of the table before it', () => {
    const table = `<table><tr>${high(3, 'a')}<td>b</td></tr></table>`
    expect(textOfHtml(`${table}<table><tr><td>c</td><td>d</td></tr></table>`)).toBe('\na\tb\nc\td\n')
  })

  it('limits a row span to a hundred rows', () => {
    const below = Array.from({ length: 101 }, () => ['b'])
    const read = rows([high(500, 'a')], ...below)
    expect(read.slice(99, 101)).toEqual(['\tb', 'b'])
  })

  it('applies the row spans of only the first two hundred cells', () => {
    const cells = (position: number) =>
      Array.from({ length: position + 1 }, (_, index) => (index === position ? high(2, 'a') : 'a'))
    expect(
      rows(
        cells(199),
        Array.from({ length: 200 }, () => 'b'),
      )[1],
    ).toMatch(/b\t\tb$/)
    expect(
      rows(
        cells(200),
        Array.from({ length: 202 }, () => 'b'),
      )[1],
    ).not.toMatch(/\t\t/)
  })
})

it.each(['<p>a</p>', ' <table><tr>', '<DIV class="x">', '<br/>'])('detects "%s" as HTML', (html) => {
  expect(isHtml(html)).toBe(true)
})

it.each(['a <p>b</p>', '<order><line/></order>', '<price>4</price>', '2.30256 < 4', ''])(
  'does not detect "%s" as HTML',
  (other) => {
    expect(isHtml(other)).toBe(false)
  },
)

it.each([
  [
    'rows up to the end of the text',
    '<table><tr><td>2.30256<td>4<tr><td>3.05239<td>2',
    ['2.30256\t4', '3.05239\t2'],
  ],
  [
    'heads and sections',
    '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d<tfoot><tr><td>e<td>f</table>',
    ['a\tb', 'c\td', 'e\tf'],
  ],
  [
    'cells of a table within a cell',
    '<table><tr><td>a<table><tr><td>b<td>c</table><td>d<tr><td>e<td>f</table>',
    ['a', 'b\tc', '\td', 'e\tf'],
  ],
  ['struck cells', '<table><tr><td><s>2.30256<td>4<tr><td><del>3.05239<td>2</table>', ['\t4', '\t2']],
  ['hidden cells', '<table><tr><td hidden>2.30256<td>4<tr style="display:none"><td>b<tr><td>c', ['\t4', 'c']],
  ['hidden paragraphs', '<p hidden>2.30256<p>3.05239 <div>4.76815</div>', ['3.05239', '4.76815']],
  [
    'struck-through paragraphs up to the end tag of the strike-through',
    '<p><s>2.30256<p>3.05239</s><p>4.76815',
    ['4.76815'],
  ],
  [
    'items of lists',
    '<ul><li hidden>2.30256<li>3.05239<ul><li>a<li hidden>b</ul><li>c</ul>d',
    ['3.05239', 'a', 'c', 'd'],
  ],
  ['terms', '<dl><dt hidden>2.30256<dd>3.05239<dt>a</dl>', ['3.05239', 'a']],
  [
    'options',
    '<p>2.30256 <select><option>1<option selected>4<option>9</select> pieces',
    ['2.30256 4 pieces'],
  ],
  ['a head', '<html><head><title>Order</title><body><p>2.30256', ['2.30256']],
])('closes %s without end tags as browsers do', (_, html, lines) => {
  const read = textOfHtml(html).split('\n')
  expect(read.map((line) => line.replace(/\s+$/, '')).filter((line) => line !== '')).toEqual(lines)
})

it('converts cells in elements that are nested 100,000 deep', () => {
  const html = `${'<div>'.repeat(100_000)}<table>${'<tr><td>2.30256<td>4'.repeat(2)}</table>`
  expect(textOfHtml(html).trim()).toBe('2.30256\t4\n2.30256\t4')
})

it('detects HTML only by the beginning of a text', () => {
  expect(isHtml(`<!--${'x'.repeat(19_991)}--><p>`)).toBe(false)
  expect(isHtml(`<!--${'x'.repeat(19_990)}--><p>`)).toBe(true)
})

it.each([
  [
    'a column',
    '<table><col><col style="display:none"><col><tr><td>2.30256</td><td>50</td><td>4</td></tr></table>',
  ],
  [
    'a column of no width',
    '<table><col><col width=0><col><tr><td>2.30256</td><td>50</td><td>4</td></tr></table>',
  ],
  [
    'columns together',
    '<table><colgroup><col/><col span="2" style="visibility: collapse"/></colgroup><tr><td>2.30256</td><td>50</td><td>60</td><td>4</td></tr></table>',
  ],
  [
    'a column below merged cells',
    '<table><col><col><col style="display:none"><col><tr><td colspan="2">2.30256</td><td>50</td><td>4</td></tr></table>',
  ],
  ['a cell', '<table><tr><td>2.30256</td><td hidden>50</td><td>4</td></tr></table>'],
  [
    'a cell by its style',
    '<table><tr><td>2.30256</td><td style="visibility:hidden">50</td><td>4</td></tr></table>',
  ],
  ['a row', '<table><tr hidden=""><td>1.00190</td></tr><tr><td>2.30256</td><td>4</td></tr></table>'],
])('omits hidden HTML: %s', (_, html) => {
  expect(
    textOfHtml(html)
      .split(/[\t\n]/)
      .filter((cell) => cell !== ''),
  ).toEqual(['2.30256', '4'])
})

it('does not omit HTML whose text contains the word "hidden"', () => {
  expect(textOfHtml('<p class="is hidden x" aria-hidden="true">2.30256</p>').trim()).toBe('2.30256')
})
