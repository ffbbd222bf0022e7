import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useViewModel } from '../kernel/container.tsx'
import { lazyPart, useLazyPart } from '../delivery/lazy-part.ts'
import { ConsentViewModel } from './consent.view-model.ts'

const banner = lazyPart(() => import('./consent-banner.tsx'))

/** The banner is imported only if it is shown. */
export const Consent = observer(function Consent() {
  const model = useViewModel(ConsentViewModel)
  const { isAsking } = model
  useEffect(() => model.begin(), [model])
  const Banner = useLazyPart(banner, isAsking)?.ConsentBanner
  return Banner ? <Banner model={model} /> : null
})
