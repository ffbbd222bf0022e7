import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChange } from '../shared/use-change.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Select } from '../shared/select.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { focusFirstFlaw } from './focus-first-flaw.ts'
import { typedText } from './typed-text.ts'
import styles from './partner.module.css'
import type { PartnerViewModel } from './partner.view-model.ts'

type Props = { readonly model: PartnerViewModel }
type Punchout = NonNullable<PartnerViewModel['shown']>['punchout']

export const PunchoutForm = observer(function PunchoutForm({ model }: Props) {
  const intl = useIntl()
  const change = useChange()
  const place = useRef<HTMLFormElement>(null)
  const { shown, flaws } = model
  if (!shown) return null
  const { punchout } = shown
  const typed = (): Punchout => {
    const form = new FormData(place.current ?? undefined)
    const text = (name: string) => typedText(form, name).trim()
    const mapping = Object.fromEntries(model.mappedFields.map((field) => [field, text(field)]))
    return {
      protocol: model.protocols.find((one) => one === text('protocol')) ?? punchout.protocol,
      hookUrl: text('hookUrl'),
      mapping: mapping as Punchout['mapping'],
    }
  }
  const save = async () => {
    if (!(await change(() => model.savePunchout(typed())))) focusFirstFlaw(place.current)
  }
  const test = async () => {
    await model.testPunchout(typed())
    focusFirstFlaw(place.current)
  }
  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Select
        label={<FormattedMessage id="partner.protocol" />}
        name="protocol"
        defaultValue={punchout.protocol}
        options={model.protocols.map((value) => ({ value, text: value === 'CXML' ? 'cXML' : value }))}
      />
      <TextInput
        label={<FormattedMessage id="partner.hookUrl" />}
        hint={<FormattedMessage id="partner.address.hint" />}
        error={flaws['url'] && <FormattedMessage id={`partner.flaw.${flaws['url']}`} />}
        required
        name="hookUrl"
        type="url"
        maxLength={500}
        defaultValue={punchout.hookUrl}
      />
      <fieldset className={styles.mapping}>
        <legend>
          <FormattedMessage id="partner.mapping" />
        </legend>
        {model.mappedFields.map((field) => (
          <TextInput
            key={field}
            label={intl.formatMessage({ id: `partner.field.${field}` })}
            labelVariant="small"
            error={flaws[field] && <FormattedMessage id="partner.flaw.missing" />}
            name={field}
            maxLength={60}
            defaultValue={punchout.mapping[field]}
          />
        ))}
      </fieldset>
      <ButtonRow>
        <Button type="submit" variant="primary" busy={model.pending === 'punchout'}>
          <FormattedMessage id="partner.save" />
        </Button>
        <Button busy={model.pending === 'punchout'} onClick={() => void test()}>
          <FormattedMessage id="partner.test" />
        </Button>
      </ButtonRow>
      <TestResult model={model} />
    </form>
  )
})

const TestResult = observer(function TestResult({ model }: Props) {
  const { punchoutTest } = model
  return (
    <div aria-live="polite">
      {punchoutTest && (
        <>
          <ul className={styles.deliveries}>
            {punchoutTest.steps.map(({ step, ok }) => (
              <li key={step}>
                <StatusBadge tone={ok ? 'positive' : 'negative'}>
                  <FormattedMessage id={`partner.step.${step}`} />
                </StatusBadge>
              </li>
            ))}
          </ul>
          <pre className={styles.payload}>{punchoutTest.payload}</pre>
        </>
      )}
    </div>
  )
})
