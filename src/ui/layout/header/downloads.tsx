import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { lazyPart, useLazyPart } from '../../delivery/lazy-part.ts'
import type { HeaderViewModel } from './header.view-model.ts'

/** Few pages have downloads: the code loads with the first one. Without it the page works too. */
const indicator = lazyPart(() => import('../../downloads/download-indicator.tsx'))

export const Downloads = observer(function Downloads({ model }: { readonly model: HeaderViewModel }) {
  const { isLoggedIn, hasDownloads } = model
  useEffect(() => model.watchDownloads(), [model, isLoggedIn])
  const Indicator = useLazyPart(indicator, isLoggedIn && hasDownloads)?.DownloadIndicator
  return Indicator ? <Indicator /> : null
})
