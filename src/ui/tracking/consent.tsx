import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect } from 'react'
import { useViewModel } from '../composition/shop.tsx'
import { ConsentViewModel } from './consent.view-model.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }))

/** The banner arrives for those alone who are asked. */
export const Consent = observer(function Consent() {
  const model = useViewModel(ConsentViewModel)
  const { isAsking } = model
  useEffect(() => model.begin(), [model])
  return isAsking ? (
    <Suspense>
      <ConsentBanner model={model} />
    </Suspense>
  ) : null
})
