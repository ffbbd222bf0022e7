import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { groupQuery } from '../../categories/group-facts.view-model.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { useResultsWay } from '../../vin/use-results-way.ts'
import { termQuery, type SearchTarget } from './search.view-model.ts'

/** Goes where a search leads, unless one has set off for elsewhere before that was known. */
export function useFollowTarget(): (asked: Promise<SearchTarget>) => Promise<void> {
  const navigate = useNavigate()
  const { to } = usePaths()
  const results = useResultsWay()
  const { key } = useLocation()
  const { location: coming } = useNavigation()
  const place = useRef(key)
  useEffect(() => void (place.current = coming?.key ?? key))

  return async (asked) => {
    const from = place.current
    const target = await asked
    if (place.current !== from) return
    if (target.kind === 'product') void navigate(to('product', { slug: target.slug }))
    if (target.kind === 'results') void navigate(results(termQuery(target.term)))
    if (target.kind === 'group') void navigate(results(groupQuery(target.categoryId)))
  }
}
