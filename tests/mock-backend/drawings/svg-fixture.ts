import { JSDOM } from 'jsdom'

const { DOMParser } = new JSDOM('').window as Window & typeof globalThis
const parser = new DOMParser()

/** Throws an Error unless the text is well-formed XML. */
export function parseSvg(text: string): Element {
  const document = parser.parseFromString(text, 'image/svg+xml')
  const error = document.querySelector('parsererror')
  if (error !== null) throw new Error(error.textContent ?? 'The drawing is not well-formed.')
  return document.documentElement
}

/** Descriptions of the defects of a drawing; empty for a good one. */
export function faultsOf(text: string): readonly string[] {
  const elements = [...parseSvg(text).querySelectorAll('*')]
  return [
    ...(/NaN|Infinity|undefined|null|\[object/.test(text) ? ['It holds something that is no number.'] : []),
    ...elements.flatMap((element) =>
      ['width', 'height', 'r', 'rx', 'ry', 'stroke-width', 'font-size']
        .filter((name) => element.hasAttribute(name) && !(Number(element.getAttribute(name)) > 0))
        .map((name) => `${element.tagName} has ${name} ${element.getAttribute(name)}.`),
    ),
  ]
}
