import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { FitQuestion } from '#domain/vehicles/fit.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { Select } from '../../shared/select.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import type { FitsViewModel } from '../fits.view-model.ts'
import styles from './fit.module.css'
import { rangeText } from './range-text.ts'

type Props = { readonly model: FitsViewModel; readonly onAnswered: () => void }

/**
 * Questions about the vehicle, on which the fit depends. Without scripts the form posts to the page of vehicles, which
 * redirects back.
 */
export const FitQuestions = observer(function FitQuestions({ model, onAnswered }: Props) {
  const { to } = usePaths()
  const { pathname, search } = useLocation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
    if (model.answer(fields)) return onAnswered()
    const [first = ''] = model.unanswered
    const field = form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form method="post" action={to('vin')} onSubmit={submit} noValidate>
      <input type="hidden" name="back" value={pathname + search} />
      <Cluster gap={12} align="end">
        {model.questions.map((question) => (
          <Question key={question.fact} question={question} model={model} />
        ))}
        <Button type="submit" name="choice" value="tell">
          <FormattedMessage id="fit.check" />
        </Button>
      </Cluster>
    </form>
  )
})

type QuestionProps = Pick<Props, 'model'> & { readonly question: FitQuestion }

const Question = observer(function Question({ question, model }: QuestionProps) {
  const intl = useIntl()
  const label = <FormattedMessage id={`fit.${question.fact}`} />
  const isUnanswered = model.unanswered.includes(question.fact)
  if ('options' in question) {
    return (
      <Select
        name={question.fact}
        className={styles.field}
        label={label}
        defaultValue=""
        error={isUnanswered && <FormattedMessage id="fit.choose" />}
        options={[
          { value: '', text: intl.formatMessage({ id: 'fit.pleaseChoose' }) },
          ...question.options.map((value) => ({ value, text: value })),
          { value: model.noneOf(question.options), text: intl.formatMessage({ id: 'fit.other' }) },
        ]}
      />
    )
  }
  const years = question.fact === 'year' ? model.modelYears : undefined
  const isRejected = isUnanswered || (years !== undefined && model.isYearRejected)
  return (
    <TextInput
      name={question.fact}
      className={styles.field}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={question.fact === 'year' ? 4 : 6}
      hint={question.fact === 'chassis' && <FormattedMessage id="fit.chassis.hint" />}
      error={
        isRejected &&
        (years ? (
          <FormattedMessage id="fit.year.ofModel" values={{ years: rangeText(years, intl) }} />
        ) : (
          <FormattedMessage id="fit.number" />
        ))
      }
    />
  )
})
