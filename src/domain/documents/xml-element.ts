/** An element of an XML document; names have the usual prefixes of UBL, whatever prefixes the document uses. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Character data directly in the element, without blanks around it. */
  readonly text: string
}

/** The elements at the end of a path of names. */
export const elementsAtPath = (element: XmlElement, ...path: readonly string[]): readonly XmlElement[] =>
  path.reduce<readonly XmlElement[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )

/** The text of the first element at the end of a path; empty without one. */
export const textAtPath = (element: XmlElement, ...path: readonly string[]): string =>
  elementsAtPath(element, ...path)[0]?.text ?? ''
