import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useViewModel } from '../kernel/container.tsx'
import { latePart, useLatePart } from '../delivery/late-part.ts'
import { ConsentViewModel } from './consent.view-model.ts'

const banner = latePart(() => import('./consent-banner.tsx'))

/** The banner arrives for those alone who are asked. */
export const Consent = observer(function Consent() {
  const model = useViewModel(ConsentViewModel)
  const { isAsking } = model
  useEffect(() => model.begin(), [model])
  const Banner = useLatePart(banner, isAsking)?.ConsentBanner
  return Banner ? <Banner model={model} /> : null
})
