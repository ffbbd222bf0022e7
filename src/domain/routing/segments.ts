import { decoded } from '../shared/text.ts'

/**
 * The path's segments still encoded, without query, hash and empty segments. Control characters go first, because
 * browsers drop some of them, and a backslash counts as the slash for which they take it.
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
