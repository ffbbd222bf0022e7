import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PartFit as KnownFit } from '#domain/vehicles/fit.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { AlertBox } from '../../shared/alert-box.tsx'
import '../fits.module.ts'
import { FitsViewModel } from '../fits.view-model.ts'
import { ClearVehicleAnswers } from './clear-vehicle-answers.tsx'
import { FitQuestions } from './fit-questions.tsx'
import { FitReasons } from './fit-reasons.tsx'

type Props = {
  readonly articleNo: string
  /** Fits that the loader has loaded. */
  readonly known: readonly KnownFit[]
  readonly className?: string | undefined
}

/** Fit of the part for the chosen vehicle, with the reason or the open questions. */
export const PartFit = observer(function PartFit({ articleNo, known, className }: Props) {
  const model = useViewModel(FitsViewModel, (viewModel) => viewModel.open(articleNo, known), articleNo)
  const region = useRef<HTMLDivElement>(null)
  const { vehicleName: vehicle } = model
  const fit = model.fit(articleNo)
  if (!fit || vehicle === undefined) return null
  const back = () => region.current?.focus()
  return (
    <div className={className} role="status" ref={region} tabIndex={-1}>
      {fit.kind === 'not-known' ? (
        <AlertBox
          modifier="info"
          icon="truck"
          role="none"
          headline={<FormattedMessage id="fit.unknown" values={{ vehicle }} />}
        >
          <FitQuestions model={model} onAnswered={back} />
        </AlertBox>
      ) : (
        <AlertBox
          modifier={fit.kind === 'fits' ? 'positive' : 'warning'}
          role="none"
          headline={
            <FormattedMessage id={fit.kind === 'fits' ? 'fit.fits' : 'fit.misfit'} values={{ vehicle }} />
          }
          text={<FitReasons fit={fit} />}
        >
          <ClearVehicleAnswers model={model} onChanged={back} />
        </AlertBox>
      )}
    </div>
  )
})
