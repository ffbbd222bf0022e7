import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useContainer, useViewModel } from '../kernel/container.tsx'
import { storeReturnPage } from '../kernel/store-return-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import { SessionExpiryMonitorViewModel } from './session-expiry-monitor.view-model.ts'

/**
 * Updates the page when the API, the clock or another tab changes the session. The end of a session loads a new
 * document, because the scripts of the old one contain the visitor's data.
 */
export const SessionExpiryMonitor = observer(function SessionExpiryMonitor({
  children,
}: {
  readonly children: ReactNode
}) {
  const model = useViewModel(SessionExpiryMonitorViewModel)
  const { wasEnded, visit, pageAge, isTakenOver } = model
  const container = useContainer()
  const { revalidate } = useRevalidator()
  const { location: next } = useNavigation()
  const login = usePaths().to('login')
  const shownAge = useRef(pageAge)

  useEffect(() => model.watch(), [model])
  useEffect(() => {
    if (!wasEnded) return
    model.acknowledgeEnd()
    // stores the page of this tab as the return page, because another tab may have stored its own page
    storeReturnPage(container, next ?? location)
    location.assign(`${login}?logout=true`)
  }, [model, wasEnded, login, container, next])
  useEffect(() => {
    if (isTakenOver) location.reload()
  }, [isTakenOver])
  useEffect(() => {
    if (shownAge.current === pageAge) return
    shownAge.current = pageAge
    void revalidate()
  }, [pageAge, revalidate])

  return <Fragment key={visit}>{children}</Fragment>
})
