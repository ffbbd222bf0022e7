export const nestedElement = (name: string, children: readonly string[]) =>
  `<${name}>${children.join('')}</${name}>`

export function element(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const writtenAttributes = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${writtenAttributes.join('')}>${escaped(text)}</${name}>`
}

/** An element to be spread into children; nothing if the text is absent or empty. */
export const optionalElement = (
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string>> = {},
): readonly string[] => (text === undefined ? [] : [element(name, text, attributes)])

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML allows no control characters, not even escaped ones. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
