import { EVERYTHING, resultsQuery } from '#application/search/results-url.ts'
import type { CategoryGroup } from '#domain/catalogue/content.ts'

export type GroupFacts = CategoryGroup

/** What leads to the parts of a group, where wanted to those of one division alone. */
export function groupQuery(categoryId: string, divisionId?: string): string {
  const divisions = divisionId === undefined ? [] : [divisionId]
  return resultsQuery({ ...EVERYTHING, divisions, categories: [categoryId] })
}
