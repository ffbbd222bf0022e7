import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpenCase } from '#application/admin/administration.port.ts'
import { DateTime } from '../intl/date-time.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { TextInput } from '../shared/text-input.tsx'
import styles from './admin.module.css'
import type { AdminViewModel } from './admin.view-model.ts'

type Props = { readonly model: AdminViewModel }

/** Claims and requests that wait for a decision or an answer. */
export const OpenCases = observer(function OpenCases({ model }: Props) {
  if (model.cases.length === 0) {
    return (
      <p>
        <FormattedMessage id="admin.cases.none" />
      </p>
    )
  }
  return (
    <Stack as="ul" gap={24}>
      {model.cases.map((one) => (
        <li key={one.caseNo}>
          <Decision model={model} one={one} />
        </li>
      ))}
    </Stack>
  )
})

const Decision = observer(function Decision({ model, one }: Props & { readonly one: OpenCase }) {
  const intl = useIntl()
  const { caseNo, company, topic, at, text, decisions } = one
  const failure = model.undecided?.caseNo === caseNo ? model.undecided.failure : undefined
  const error = failure === 'missing' ? 'claims.failure.missing' : 'admin.cases.failed'
  return (
    <Stack gap={12}>
      <Text as="p" strong>
        {caseNo} ·{' '}
        <FormattedMessage id={topic === 'PICKUP' ? 'list.value.kind.PICKUP' : `forms.topic.${topic}`} /> ·{' '}
        {company}
      </Text>
      <Text as="p" small muted>
        <DateTime at={at} />
      </Text>
      <p className={styles.lines}>{text}</p>
      <TextInput
        label={<FormattedMessage id="admin.cases.answer" values={{ number: caseNo }} />}
        error={failure && <FormattedMessage id={error} />}
        maxLength={2000}
        limitText={intl.formatMessage({ id: 'field.limitReached' })}
        value={model.answerTo(one)}
        onChange={(typedText) => model.typeAnswer(one, typedText)}
      />
      <ButtonRow>
        {decisions.map((decision) => (
          <Button
            key={decision}
            small
            busy={model.deciding.isRunning}
            onClick={() => void model.decide(one, decision)}
          >
            <FormattedMessage id={`admin.cases.${decision}`} />
          </Button>
        ))}
      </ButtonRow>
    </Stack>
  )
})
