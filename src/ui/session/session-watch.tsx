import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useViewModel } from '../composition/shop.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { SessionWatchViewModel } from './session-watch.view-model.ts'

/** Keeps the page in step with the session, whoever changes it: the API, the clock, or another tab. */
export const SessionWatch = observer(function SessionWatch({ children }: { readonly children: ReactNode }) {
  const model = useViewModel(SessionWatchViewModel)
  const { wasEnded, visit, pageAge, isTakenOver } = model
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const login = usePaths().to('login')
  const shownAge = useRef(pageAge)

  useEffect(() => model.watch(), [model])
  useEffect(() => {
    if (!wasEnded) return
    model.acknowledgeEnd()
    void navigate(`${login}?logout=true`)
  }, [model, wasEnded, login, navigate])
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
