import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useViewModel } from '../../kernel/container.tsx'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Stack } from '../../shared/stack.tsx'
import '../fits.module.ts'
import { FitsViewModel } from '../fits.view-model.ts'
import { FitQuestions } from './fit-questions.tsx'
import styles from './fit.module.css'

type Props = { readonly articleNos: readonly string[] }

/** How many parts of a list do not fit the chosen vehicle, and what decides on the others. */
export const ListFit = observer(function ListFit({ articleNos }: Props) {
  const model = useViewModel(FitsViewModel)
  const region = useRef<HTMLDivElement>(null)
  const intl = useIntl()
  const numbers = articleNos.join('\n')
  useEffect(() => void model.show(numbers === '' ? [] : numbers.split('\n')), [model, numbers])
  const { vehicleName: vehicle, misfits, undecided } = model
  const total = model.articleNos.length
  return (
    <Stack role="status" gap={8} ref={region} tabIndex={-1} className={styles.list}>
      {vehicle !== undefined && model.hasFits && (
        <>
          {misfits.length > 0 && (
            <AlertBox
              modifier="warning"
              role="none"
              headline={
                <FormattedMessage id="fit.list.misfits" values={{ count: misfits.length, total, vehicle }} />
              }
              text={intl.formatList(misfits, { style: 'narrow', type: 'unit' })}
            />
          )}
          {undecided.length > 0 && (
            <AlertBox
              modifier="info"
              icon="truck"
              role="none"
              headline={
                <FormattedMessage
                  id="fit.list.undecided"
                  values={{ count: undecided.length, total, vehicle, number: undecided[0] }}
                />
              }
            >
              <FitQuestions key={undecided[0]} model={model} onAnswered={() => region.current?.focus()} />
            </AlertBox>
          )}
        </>
      )}
    </Stack>
  )
})
