import type { Fit } from '#domain/vehicles/fit.ts'
import { Text } from '../../shared/text.tsx'
import { FitReasons } from './fit-reasons.tsx'

/** Reasons why a part of a list does not fit, if a fact of the vehicle excludes it. */
export function NonFittingReasons({ fit }: { readonly fit: Fit }) {
  if (fit.kind !== 'does-not-fit' || fit.because.length === 0) return null
  return (
    <>
      {' '}
      <Text small muted>
        <FitReasons fit={fit} />
      </Text>
    </>
  )
}
