import { attributeOf, type MarkupToken } from './markup.ts'

/** True for a size of zero, in any unit. */
export const isZeroSize = (size: string | undefined): boolean =>
  size !== undefined && /^0{1,9}(?:\.0{1,9})?(?:[a-z]{2}|%)?$/.test(size)

/** Styles of a document that hide elements, or strike them through. */
export class HiddenStyles {
  readonly #hidden = new Set<string>()
  readonly #struck = new Set<string>()
  #name = ''

  isHidden(name: string | undefined): boolean {
    return name !== undefined && this.#hidden.has(name)
  }

  isStruck(name: string | undefined): boolean {
    return name !== undefined && this.#struck.has(name)
  }

  take(token: MarkupToken): void {
    if (token.kind !== 'start') return
    const attribute = (name: string) => attributeOf(token.attributes, name)
    if (token.name === 'style') this.#name = attribute('name') ?? attribute('id') ?? ''
    if (token.name === 'table-properties' && attribute('display') === 'false') this.#hidden.add(this.#name)
    if (token.name === 'table-column-properties' && isZeroSize(attribute('column-width')))
      this.#hidden.add(this.#name)
    if (token.name === 'table-row-properties' && isZeroSize(attribute('row-height')))
      this.#hidden.add(this.#name)
    const line = attribute('text-line-through-style') ?? attribute('text-line-through-type') ?? 'none'
    if (token.name === 'text-properties' && line !== 'none') this.#struck.add(this.#name)
    if (token.name === 'font' && attribute('strikethrough') === '1') this.#struck.add(this.#name)
  }
}
