import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../../kernel/container.tsx'
import { Badge } from '../../shared/badge.tsx'
import '../fits.module.ts'
import { FitsViewModel } from '../fits.view-model.ts'
import { MisfitReasons } from './misfit-reasons.tsx'

const TONES = { fits: 'positive', 'does-not-fit': 'warning', 'not-known': 'info' } as const

/** One word in a row of a list that asks for the fits of all its parts. */
export const FitMark = observer(function FitMark({ articleNo }: { readonly articleNo: string }) {
  const fit = useViewModel(FitsViewModel).fit(articleNo)
  if (fit === undefined) return null
  return (
    <>
      <Badge severity={TONES[fit.kind]}>
        <FormattedMessage id={`fit.mark.${fit.kind}`} />
      </Badge>
      <MisfitReasons fit={fit} />
    </>
  )
})
