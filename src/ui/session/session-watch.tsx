import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { SessionWatchViewModel } from './session-watch.view-model.ts'

/**
 * Keeps the page in step with the session, whoever changes it: the API, the clock, or another tab. The end of a
 * session brings a new document: the scripts of the old one hold the visitor's data.
 */
export const SessionWatch = observer(function SessionWatch({ children }: { readonly children: ReactNode }) {
  const model = useViewModel(SessionWatchViewModel)
  const { wasEnded, visit, pageAge, isTakenOver } = model
  const { revalidate } = useRevalidator()
  const login = usePaths().to('login')
  const shownAge = useRef(pageAge)

  useEffect(() => model.watch(), [model])
  useEffect(() => {
    if (!wasEnded) return
    model.acknowledgeEnd()
    location.assign(`${login}?logout=true`)
  }, [model, wasEnded, login])
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
