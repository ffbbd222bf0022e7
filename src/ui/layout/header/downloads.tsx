import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { lazyPart, useLazyPart } from '../../delivery/lazy-part.ts'
import type { HeaderViewModel } from './header.view-model.ts'

/** Loaded with the first download, because few pages have any. If it fails to load, the page still works. */
const indicator = lazyPart(() => import('../../downloads/download-indicator.tsx'))

export const Downloads = observer(function Downloads({ model }: { readonly model: HeaderViewModel }) {
  const { isLoggedIn, hasDownloads } = model
  useEffect(() => model.watchDownloads(), [model, isLoggedIn])
  const Indicator = useLazyPart(indicator, isLoggedIn && hasDownloads)?.DownloadIndicator
  return Indicator ? <Indicator /> : null
})
