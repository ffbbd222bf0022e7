import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { HeaderViewModel } from './header.view-model.ts'

/** Few pages have downloads to show: what follows them comes with the first. Without it the page works all the same. */
const Indicator = lazy<ComponentType>(() =>
  import('../../downloads/download-indicator.tsx').then(
    ({ DownloadIndicator }) => ({ default: DownloadIndicator }),
    () => ({ default: () => null }),
  ),
)

export const Downloads = observer(function Downloads({ model }: { readonly model: HeaderViewModel }) {
  const { isLoggedIn, hasDownloads } = model
  useEffect(() => model.watchDownloads(), [model, isLoggedIn])
  if (!isLoggedIn || !hasDownloads) return null
  return (
    <Suspense fallback={null}>
      <Indicator />
    </Suspense>
  )
})
