import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../../kernel/container.tsx'
import { Badge } from '../../shared/badge.tsx'
import '../fits.module.ts'
import { FitsViewModel } from '../fits.view-model.ts'

const TONES = { fits: 'positive', 'does-not-fit': 'warning', 'not-known': 'info' } as const

/** One word in a row of a list that asks for the fits of all its parts. */
export const FitMark = observer(function FitMark({ articleNo }: { readonly articleNo: string }) {
  const kind = useViewModel(FitsViewModel).fit(articleNo)?.kind
  if (kind === undefined) return null
  return (
    <Badge tone={TONES[kind]}>
      <FormattedMessage id={`fit.mark.${kind}`} />
    </Badge>
  )
})
