import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { EventBus } from '#application/shared/event-bus.ts'
import { findPage } from '#domain/pages/localised-path.ts'
import { routing } from '../routing/configured-routing.ts'
import { useContainer } from '../kernel/container.tsx'

/**
 * Publishes an event for each opened page. It is rendered before the page, so that the events of the page come after
 * it.
 */
export function PageViewTracker() {
  const eventBus = useContainer().get(EventBus)
  const { pathname } = useLocation()
  useEffect(() => {
    const page = findPage(pathname, routing)
    eventBus.publish({
      kind: 'page-entered',
      routeId: page?.routeId,
      slug: page?.params['slug'],
      path: pathname,
    })
  }, [eventBus, pathname])
  return null
}
