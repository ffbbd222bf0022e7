import { FormattedMessage } from 'react-intl'
import type { Fit } from '#domain/vehicles/fit.ts'
import { Badge } from '../shared/badge.tsx'
import { NonFittingReasons } from './fit/non-fitting-reasons.tsx'

const LOOKS = {
  fits: { severity: 'positive', icon: 'ok' },
  'does-not-fit': { severity: 'warning', icon: 'warn' },
  'not-known': { severity: 'info', icon: 'truck' },
} as const

type Props = {
  readonly fit: Fit | undefined
  /** True in a narrow column: the badge omits the reasons, which the product page shows. */
  readonly isShort?: boolean | undefined
}

/** Badge in a row of a list: the part fits the vehicle or not. Renders nothing for unknown parts. */
export function FitBadge({ fit, isShort }: Props) {
  if (fit === undefined) return null
  return (
    <>
      <Badge {...LOOKS[fit.kind]}>
        <FormattedMessage
          id={isShort && fit.kind === 'not-known' ? 'fit.mark.open' : `fit.mark.${fit.kind}`}
        />
      </Badge>
      {!isShort && <NonFittingReasons fit={fit} />}
    </>
  )
}
