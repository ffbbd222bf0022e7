/** Normalises a number for comparison: letters and digits only, upper case. */
export function normalizePartNumber(text: string): string {
  if (/^[A-Z0-9]*$/.test(text)) return text
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
