import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useViewModel } from '../composition/shop.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { SessionWatchViewModel } from './session-watch.view-model.ts'

/** Leads to the login when the API has ended the session (spec 4). Shows nothing. */
export const SessionWatch = observer(function SessionWatch() {
  const { wasEnded } = useViewModel(SessionWatchViewModel)
  const navigate = useNavigate()
  const login = usePaths().to('login')
  useEffect(() => {
    if (wasEnded) void navigate(`${login}?logout=true`)
  }, [wasEnded, login, navigate])
  return null
})
