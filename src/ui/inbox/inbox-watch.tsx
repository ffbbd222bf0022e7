import { useEffect } from 'react'
import { useViewModel } from '../kernel/container.tsx'
import './inbox-channel.module.ts'
import { InboxWatchViewModel } from './inbox-watch.view-model.ts'

/** Updates the unread count in the header. */
export function InboxWatch() {
  const model = useViewModel(InboxWatchViewModel)
  useEffect(() => model.watch(), [model])
  return null
}
