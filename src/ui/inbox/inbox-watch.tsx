import { useEffect } from 'react'
import { useViewModel } from '../kernel/container.tsx'
import './inbox-channel.module.ts'
import { InboxWatchViewModel } from './inbox-watch.view-model.ts'

/** Keeps the count in the header current. */
export function InboxWatch() {
  const model = useViewModel(InboxWatchViewModel)
  useEffect(() => model.watch(), [model])
  return null
}
