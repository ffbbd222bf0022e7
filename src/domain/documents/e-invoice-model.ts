import type { XmlElement } from './xml-element.ts'

/**
 * A group of the semantic model of EN 16931 (BG), or the whole invoice. Terms (BT) and groups are stored under their
 * identifiers, each as often as it occurs in the document. A term that has a different identifier in each group of EN
 * 16931 is stored under a name instead, such as `amount`.
 */
export type InvoiceGroup = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly groups: Readonly<Record<string, readonly InvoiceGroup[]>>
}

/**
 * Path of element names, separated by slashes. `.` is the element itself; the last step may be an `@attribute`.
 * Conditions are in brackets: `[a/b]` requires an element at that path, `[a=X|Y]` one with one of these texts, `[a!=X]`
 * none with this text, ignoring case.
 */
type Path = string

/** Paths of the terms and groups in a syntax. */
export type SyntaxBinding = {
  readonly terms?: Readonly<Record<string, Path | readonly Path[]>>
  readonly groups?: Readonly<Record<string, SyntaxBinding & { readonly at: Path | readonly Path[] }>>
}

type Step = { readonly name: string; readonly conditions: readonly Condition[] }
type Condition = { readonly path: readonly Step[]; readonly sign: string; readonly texts: readonly string[] }

const STEP = /([^/[\]]+)((?:\[[^\]]*\])*)/g
const CONDITION = /\[([^[\]=!]+)(?:(!?=)([^[\]]*))?\]/g
const steps = new Map<Path, readonly Step[]>()

/** Parses a path, with a cache. The cache cannot grow, because all paths are constants of the bindings. */
function stepsOf(path: Path): readonly Step[] {
  const cachedSteps = steps.get(path)
  if (cachedSteps) return cachedSteps
  const matches = [...path.matchAll(STEP)].filter(([step]) => step !== '.')
  const parsed = matches.map(([, name = '', conditions = '']) => ({
    name,
    conditions: [...conditions.matchAll(CONDITION)].map(([, inner = '', sign = '', texts = '']) => ({
      path: stepsOf(inner),
      sign,
      texts: texts.split('|'),
    })),
  }))
  steps.set(path, parsed)
  return parsed
}

const isMet =
  (element: XmlElement) =>
  ({ path, sign, texts }: Condition): boolean => {
    const foundTexts = textsAlong(element, path)
    if (sign === '') return foundTexts.length > 0
    return foundTexts.some((text) => texts.includes(text.toUpperCase())) === (sign === '=')
  }

const along = (element: XmlElement, path: readonly Step[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (elements, { name, conditions }) =>
      elements.flatMap(({ children }) =>
        children.filter((child) => child.name === name && conditions.every(isMet(child))),
      ),
    [element],
  )

function textsAlong(element: XmlElement, path: readonly Step[]): readonly string[] {
  const last = path.at(-1)
  if (!last?.name.startsWith('@')) return along(element, path).map(({ text }) => text)
  const attribute = last.name.slice(1)
  return along(element, path.slice(0, -1)).flatMap(({ attributes }) => attributes[attribute]?.trim() ?? [])
}

export const elementsAt = (element: XmlElement, path: Path): readonly XmlElement[] =>
  along(element, stepsOf(path))

/** Texts of the elements or attributes at a path. */
export const textsAt = (element: XmlElement, path: Path): readonly string[] =>
  textsAlong(element, stepsOf(path))

/** Reads an element of a syntax as group of the semantic model. */
export function readGroup(element: XmlElement, { terms = {}, groups = {} }: SyntaxBinding): InvoiceGroup {
  const values = Object.entries(terms).map(([term, paths]) => [
    term,
    [paths].flat().flatMap((path) => textsAt(element, path)),
  ])
  const inner = Object.entries(groups).map(([name, binding]) => [
    name,
    [binding.at]
      .flat()
      .flatMap((path) => elementsAt(element, path))
      .map((groupElement) => readGroup(groupElement, binding)),
  ])
  return { values: Object.fromEntries(values), groups: Object.fromEntries(inner) }
}

export const groupsIn = ({ groups }: InvoiceGroup, name: string): readonly InvoiceGroup[] =>
  groups[name] ?? []
export const textsIn = ({ values }: InvoiceGroup, term: string): readonly string[] => values[term] ?? []
/** Text of a term; empty if the term is absent. */
export const textIn = (group: InvoiceGroup, term: string): string => textsIn(group, term)[0] ?? ''

/** Number in a term; NaN if the term is absent, so that any comparison fails. */
export function numberIn(group: InvoiceGroup, term: string): number {
  const text = textIn(group, term)
  return /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(text) ? Number(text) : NaN
}

/** All elements with a name, at any depth. */
export const elementsBelow = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsBelow(child, name)])
