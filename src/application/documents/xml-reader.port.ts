import type { XmlElement } from '#domain/documents/xml-element.ts'
import type { Result } from '#domain/shared/result.ts'

/**
 * `doctype`: a document type with internal declarations, which could define entities; an external one is ignored and
 * never fetched. `too-large`: too long, too deeply nested, or too many elements or attributes.
 */
export type XmlRejection = 'doctype' | 'malformed' | 'too-large'

/** Parses XML without loading any external resource. */
export interface XmlReader {
  /** `prefixes` by namespace: names in the result have these prefixes, regardless of those in the document. */
  read(text: string, prefixes: Readonly<Record<string, string>>): Result<XmlElement, XmlRejection>
}
