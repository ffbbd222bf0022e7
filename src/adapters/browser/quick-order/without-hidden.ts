import { attributeOf } from '#domain/quick-order/markup.ts'

/** XML without its hidden elements of this name. */
export function withoutHidden(xml: string, name: 'row' | 'sheet'): string {
  const kept: string[] = []
  let at = 0
  for (let open = xml.indexOf(`<${name} `); open >= 0; open = xml.indexOf(`<${name} `, at)) {
    const close = xml.indexOf('>', open) + 1
    if (close === 0) break
    const tag = xml.slice(open + 1, close - 1)
    const isHidden = /^(?:1|true|hidden|veryHidden)$/.test(
      attributeOf(tag, 'hidden') ?? attributeOf(tag, 'state') ?? '',
    )
    const end = tag.endsWith('/') ? close : endOf(xml, `</${name}>`, close)
    kept.push(xml.slice(at, isHidden ? open : end))
    at = end
  }
  return kept.join('') + xml.slice(at)
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  return end < 0 ? xml.length : end + mark.length
}
