import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import { figuresOf, judge, readQueries } from '../mock-backend/search-engine/search-quality.ts'

const catalogue = createCatalogue({ seed: 1, size: 20_000 })

const queries = readQueries(
  new URL('../mock-backend/search-engine/search-queries.tsv', import.meta.url),
  catalogue,
)
const judged = queries.map((query) => judge(query, catalogue))
for (const { query, place: index, rating, found } of judged) {
  if (index !== undefined && index <= 5) continue
  const foundText = [...new Set(found)].slice(0, 4).join(', ')
  console.log(`${query.kind} ${query.language} "${query.term}": ${rating} ${index ?? ''} ${foundText}`)
}
console.table(figuresOf(judged))
