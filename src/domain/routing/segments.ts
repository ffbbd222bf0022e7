import { decoded } from '../shared/text.ts'

/**
 * Splits a path into encoded segments, without query, hash and empty segments. Control characters are removed first,
 * because browsers drop some of them, and a backslash counts as a slash, as in browsers.
 */
export function rawSegmentsOf(path: string): string[] {
  return path
    .replace(/[?#].*$/s, '')
    .replace(/[\u0000-\u001F\u007F]/g, '')
    .split(/[/\\]/)
    .filter((segment) => segment !== '')
}

export function segmentsOf(path: string): string[] {
  return rawSegmentsOf(path).map(decoded)
}
