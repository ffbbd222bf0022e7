import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { Field } from '../shared/field.tsx'
import { Text } from '../shared/text.tsx'
import styles from './forms.module.css'
import type { OnlineFormViewModel } from './online-form.view-model.ts'

type Props = { readonly model: OnlineFormViewModel }

export const FormFiles = observer(function FormFiles({ model }: Props) {
  const intl = useIntl()
  const picker = useRef<HTMLInputElement>(null)
  const { files, fileErrors } = model
  const attach = async (picked: FileList | null) => {
    await model.pick([...(picked ?? [])])
    if (picker.current) picker.current.value = ''
  }
  const detach = (index: number) => {
    model.detach(index)
    picker.current?.focus()
  }
  const size = (bytes: number) =>
    intl.formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
  return (
    <div>
      <Field
        label={<FormattedMessage id="forms.files" />}
        hint={<FormattedMessage id="forms.files.hint" />}
        error={
          fileErrors.length > 0 &&
          fileErrors.map(({ name, error }) => (
            <Text key={name} block>
              <FormattedMessage id={`forms.file.${error}`} values={{ name }} />
            </Text>
          ))
        }
      >
        {(control) => (
          <input
            {...control}
            ref={picker}
            className={styles.picker}
            type="file"
            name="files"
            multiple
            accept={model.accepted}
            onChange={(event) => void attach(event.target.files)}
          />
        )}
      </Field>
      <ul className={styles.files} aria-live="polite">
        {files.map(({ name, bytes }, index) => (
          <li key={`${index} ${name}`}>
            <span>{name}</span>{' '}
            <Text muted light>
              {size(bytes.length)}
            </Text>
            <Button
              small
              iconOnly
              variant="quiet"
              icon="trash"
              aria-label={intl.formatMessage({ id: 'forms.file.remove' }, { name })}
              onClick={() => detach(index)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
})
