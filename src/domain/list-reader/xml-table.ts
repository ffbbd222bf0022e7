import { markupTokens } from './markup.ts'
import { isNumberCell } from './number-shape.ts'

type Field = readonly [name: string, value: string]
type Open = { readonly key: string; readonly name: string; readonly fields: Field[]; text: string }

/** Maximum number of fields of an item; an element with more fields is the whole order. */
const FIELDS_MAX = 80
const COLUMNS_MAX = 60
const DEPTH_MAX = 40

/**
 * Lines of an order in XML with unknown element names: its items are the elements that most often contain a number and
 * a quantity. Their fields become columns whose headings are the names.
 */
export function xmlTable(markup: string): readonly (readonly string[])[] | undefined {
  const groups = new Map<string, (readonly Field[])[]>()
  const path: Open[] = []
  const close = (): void => {
    const element = path.pop()
    if (!element) return
    const text = element.text.trim()
    if (text !== '') element.fields.push([element.name, text])
    const parent = path.at(-1)
    if (parent && parent.fields.length <= FIELDS_MAX) parent.fields.push(...element.fields)
    if (element.fields.length < 2 || element.fields.length > FIELDS_MAX || !isItem(element.fields)) return
    const group = groups.get(element.key)
    if (group) group.push(element.fields)
    else groups.set(element.key, [element.fields])
  }
  for (const token of markupTokens(markup)) {
    if (token.kind === 'text') {
      const element = path.at(-1)
      if (element) element.text += token.text
    } else if (token.kind === 'start') {
      if (path.length >= DEPTH_MAX) return undefined
      const name = /^[\w.:-]+/.exec(token.attributes)?.[0].replace(/^.*:/, '') ?? token.name
      path.push({
        key: `${path.at(-1)?.key ?? ''}/${name}`,
        name,
        fields: fieldsOf(token.attributes),
        text: '',
      })
      if (token.isEmpty) close()
    } else if (path.some((element) => element.name.toLowerCase() === token.name)) {
      while (path.length > 0 && path.at(-1)?.name.toLowerCase() !== token.name) close()
      close()
    }
  }
  // among equally frequent elements, the innermost was closed first
  const items = [...groups.values()].reduce<readonly (readonly Field[])[]>(
    (best, group) => (group.length > best.length ? group : best),
    [],
  )
  return items.length > 0 ? tableOf(items) : undefined
}

const isItem = (fields: readonly Field[]): boolean =>
  fields.some(([, value]) => isNumberCell(value)) && fields.some(([, value]) => COUNT.test(value))
/** A count does not start with zero; codes may. */
const COUNT = /^[1-9]\d{0,5}(?:[.,]0{1,9})?$/

const ATTRIBUTE = /([\w.:-]{1,60})\s{0,9}=\s{0,9}(?:"([^"]{0,400})"|'([^']{0,400})')/g

const fieldsOf = (attributes: string): Field[] =>
  [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', double, single]): Field[] => {
    const value = (double ?? single ?? '').trim()
    return value === '' || /^(?:xmlns|xsi)\b/.test(name) ? [] : [[name.replace(/^.*:/, ''), value]]
  })

function tableOf(items: readonly (readonly Field[])[]): readonly (readonly string[])[] {
  const positions = new Map<string, number>()
  const headers: string[] = []
  const rows = items.map((fields) => {
    const row: string[] = []
    const countsByName = new Map<string, number>()
    for (const [name, value] of fields) {
      const count = countsByName.get(name) ?? 0
      countsByName.set(name, count + 1)
      const key = `${name} ${count}`
      const index = positions.get(key) ?? headers.length
      if (index >= COLUMNS_MAX) continue
      if (!positions.has(key)) {
        positions.set(key, index)
        headers.push(wordsOfName(name))
      }
      row[index] = value
    }
    return row
  })
  return [headers, ...rows.map((row) => headers.map((_, index) => row[index] ?? ''))]
}

/** Splits the name of an XML element into words: "ArticleNumber", "article_no". */
const wordsOfName = (name: string): string =>
  name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_.-]+/g, ' ')
