import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { lazyPart, useLazyPart } from '../../delivery/lazy-part.ts'
import type { HeaderViewModel } from './header.view-model.ts'

/** The indicator is loaded with the first download, because few users have any. The page also works without it. */
const indicator = lazyPart(() => import('../../downloads/download-indicator.tsx'))

export const Downloads = observer(function Downloads({ model }: { readonly model: HeaderViewModel }) {
  const { isLoggedIn, hasDownloads } = model
  useEffect(() => model.watchDownloads(), [model, isLoggedIn])
  const Indicator = useLazyPart(indicator, isLoggedIn && hasDownloads)?.DownloadIndicator
  return Indicator ? <Indicator /> : null
})
