import type { XmlElement } from '#domain/documents/xml-element.ts'
import type { Result } from '#domain/shared/result.ts'

/** `doctype`: XML with a document type definition, which could declare entities. */
export type XmlRejection = 'doctype' | 'malformed'

/** Reads XML without resolving anything outside of the text. */
export interface XmlReader {
  /** The prefixes of element names are those of the namespaces given here. */
  read(text: string, prefixes: Readonly<Record<string, string>>): Result<XmlElement, XmlRejection>
}
