import type { XmlElement } from '#domain/documents/xml-element.ts'
import type { Result } from '#domain/shared/result.ts'

/**
 * `doctype`: a document type with internal declarations, which could be entities; an external one is skipped and never
 * fetched. `too-large`: too long, too deep, or too many elements or attributes.
 */
export type XmlRejection = 'doctype' | 'malformed' | 'too-large'

/** Reads XML without resolving anything outside of the text. */
export interface XmlReader {
  /** The prefixes of names are those of the namespaces given here, whatever prefixes the document uses. */
  read(text: string, prefixes: Readonly<Record<string, string>>): Result<XmlElement, XmlRejection>
}
