import { UNFILTERED, resultsQuery } from '#application/search/results-url.ts'

/** Query of the results with the parts of a group, optionally of one division. */
export function groupQuery(categoryId: string, divisionId?: string): string {
  const divisions = divisionId === undefined ? [] : [divisionId]
  return resultsQuery({ ...UNFILTERED, divisions, categories: [categoryId] })
}
