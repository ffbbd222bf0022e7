/** Page numbers around the current one, with the first and the last; `'gap'` for omitted ones. */
export function pageWindow(page: number, pageCount: number): readonly (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pageCount]
  const displayedPages = [...new Set(near.filter((number) => number >= 1 && number <= pageCount))].toSorted(
    (a, b) => a - b,
  )
  return displayedPages.flatMap((number, index) => {
    const missing = number - (displayedPages[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return [missing === 1 ? number - 1 : ('gap' as const), number]
  })
}
