import { observer } from 'mobx-react-lite'
import { useCallback, useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigate } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { TextInput } from '../shared/text-input.tsx'
import utilities from '../shared/utilities.module.css'
import { useDismiss } from './use-dismiss.ts'
import { VinHints } from './vin-hints.tsx'
import { VinHistory } from './vin-history.tsx'
import type { VinInputViewModel } from './vin-input.view-model.ts'
import styles from './vin-form.module.css'

/** VIN search. Without scripts the form submits to the current page, which searches for the VIN. */
export const VinForm = observer(function VinForm({ model }: { readonly model: VinInputViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { ref, ...leaving } = useDismiss(useCallback(() => model.leave(), [model]))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const vin = model.submit()
    if (vin === undefined) return input.current?.focus()
    model.leave()
    void navigate(to('vinLookup', { vin }))
  }

  return (
    <Form action={to('vin')} method="get" className={styles.form} onSubmit={submit}>
      <div className={utilities.anchor} ref={ref} {...leaving}>
        <TextInput
          ref={input}
          name="term"
          label={<FormattedMessage id="vin.label" />}
          placeholder={intl.formatMessage({ id: 'vin.example' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          value={model.text}
          onChange={(text) => model.type(text)}
          onFocus={() => model.enter()}
          onClick={() => model.enter()}
          hint={<Typed model={model} />}
          error={
            model.hasWrongLength && <FormattedMessage id="vin.length" values={{ count: model.length }} />
          }
          beside={
            <Button type="submit" variant="primary">
              <FormattedMessage id="action.search" />
            </Button>
          }
        />
        <VinHistory model={model} />
      </div>
      <VinHints model={model} />
    </Form>
  )
})

const Typed = observer(function Typed({ model }: { readonly model: VinInputViewModel }) {
  const values = { count: model.length, length: model.fullLength }
  return model.maker === undefined ? (
    <FormattedMessage id="vin.typed" values={values} />
  ) : (
    <FormattedMessage id="vin.typedBy" values={{ ...values, maker: model.maker }} />
  )
})
