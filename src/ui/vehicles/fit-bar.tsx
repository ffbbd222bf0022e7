import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextButton } from '../shared/button.tsx'
import { Icon } from '../shared/icon.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import type { FitsViewModel } from './fits.view-model.ts'
import { ClearVehicleAnswers } from './fit/clear-vehicle-answers.tsx'
import { FitQuestions } from './fit/fit-questions.tsx'
import styles from './fit/fit.module.css'

type Props = {
  readonly model: FitsViewModel
  /** True if the list has other pages, whose parts are not counted. */
  readonly isOfPage: boolean
}

/**
 * Line above a list: how many of its parts fit the vehicle, questions that decide whether the others fit, and a switch
 * that hides non-fitting parts.
 */
export const FitBar = observer(function FitBar({ model, isOfPage }: Props) {
  const intl = useIntl()
  const region = useRef<HTMLDivElement>(null)
  const { fitting, undecided, nonFitting, questions } = model
  const back = () => region.current?.focus()
  const facts = questions.map(({ fact }) => intl.formatMessage({ id: `fit.${fact}` }))
  return (
    <div role="status" ref={region} tabIndex={-1} className={styles.bar}>
      {isOfPage && (
        <Text muted>
          <FormattedMessage id="fit.bar.page" />
        </Text>
      )}
      {fitting.length > 0 && (
        <Text strong severity="positive">
          <Cluster as="span" inline gap={4} align="center">
            <Icon name="ok" size={16} />
            <FormattedMessage id="fit.bar.fits" values={{ count: fitting.length }} />
          </Cluster>
        </Text>
      )}
      {undecided.length > 0 && (
        <details className={styles.open}>
          <summary>
            <FormattedMessage
              id="fit.bar.open"
              values={{ count: undecided.length, facts: intl.formatList(facts, { type: 'unit' }) }}
            />
          </summary>
          <FitQuestions key={undecided[0]} model={model} onAnswered={back} />
        </details>
      )}
      {nonFitting.length > 0 && (
        <Cluster as="span" inline gap={4} align="center">
          <Text as={Icon} severity="warning" name="warn" size={16} />
          <Text severity="warning" strong>
            <FormattedMessage id="fit.bar.misfits" values={{ count: nonFitting.length }} />
          </Text>
          <TextButton onClick={() => model.toggleNonFitting()}>
            <FormattedMessage id={model.hidesNonFitting ? 'fit.bar.show' : 'fit.bar.hide'} />
          </TextButton>
        </Cluster>
      )}
      <ClearVehicleAnswers model={model} onChanged={back} />
    </div>
  )
})
