import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useViewModel } from '../../kernel/container.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Stack } from '../../shared/stack.tsx'
import '../fits.module.ts'
import { FitsViewModel } from '../fits.view-model.ts'
import type { ListedPart, ListFitProps } from '../listed-part.ts'
import { ClearVehicleAnswers } from './clear-vehicle-answers.tsx'
import { FitQuestions } from './fit-questions.tsx'
import styles from './fit.module.css'

/** Maximum number of non-fitting parts that the message names; the rows of a longer list have marks. */
const NAMED_MAX = 5

/** Lists or counts the parts that do not fit the vehicle, and asks the questions that decide whether the others fit. */
export const ListFit = observer(function ListFit({ parts, isBrief = false }: ListFitProps) {
  const model = useViewModel(FitsViewModel, (viewModel) => viewModel.list(numbersOf(parts)))
  const region = useRef<HTMLDivElement>(null)
  const intl = useIntl()
  const numbers = numbersOf(parts).join('\n')
  useEffect(() => void model.show(numbers === '' ? [] : numbers.split('\n')), [model, numbers])
  const { vehicleName: vehicle, nonFitting, undecided } = model
  const total = model.articleNos.length
  const { to } = usePaths()
  const entriesOf = (some: readonly ListedPart[]) => {
    const namedParts = some.slice(0, NAMED_MAX).map((part) => {
      const name = `${numberText(part, intl)} ${part.name}`.trim()
      return part.slug === '' ? name : { name, href: to('product', { slug: part.slug }) }
    })
    const count = some.length - namedParts.length
    return count === 0
      ? namedParts
      : [...namedParts, intl.formatMessage({ id: 'results.moreValues' }, { count })]
  }
  const [open = ''] = undecided
  const back = () => region.current?.focus()
  return (
    <Stack role="status" gap={8} ref={region} tabIndex={-1} className={styles.list}>
      {vehicle !== undefined && model.hasFits && (
        <>
          {nonFitting.length > 0 && (
            <AlertBox
              modifier="warning"
              role="none"
              headline={
                <FormattedMessage
                  id="fit.list.misfits"
                  values={{ count: nonFitting.length, total, vehicle }}
                />
              }
              list={
                isBrief
                  ? undefined
                  : entriesOf(parts.filter(({ articleNo }) => nonFitting.includes(articleNo)))
              }
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
                  values={{ count: undecided.length, total, vehicle }}
                />
              }
            >
              <FitQuestions key={open} model={model} onAnswered={back} />
            </AlertBox>
          )}
          <ClearVehicleAnswers model={model} onChanged={back} />
        </>
      )}
    </Stack>
  )
})

const numbersOf = (parts: readonly ListedPart[]) => parts.map(({ articleNo }) => articleNo)

const numberText = ({ articleNo, typed }: ListedPart, intl: IntlShape): string =>
  typed === undefined || typed === articleNo
    ? articleNo
    : intl.formatMessage({ id: 'fit.typed' }, { number: articleNo, typed })
