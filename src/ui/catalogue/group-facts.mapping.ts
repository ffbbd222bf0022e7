import { EVERYTHING, resultsQuery } from '#application/search/results-url.ts'

/** What leads to the parts of a group, where wanted to those of one division alone. */
export function groupQuery(categoryId: string, divisionId?: string): string {
  const divisions = divisionId === undefined ? [] : [divisionId]
  return resultsQuery({ ...EVERYTHING, divisions, categories: [categoryId] })
}
