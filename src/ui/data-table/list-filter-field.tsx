import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../shared/checkbox.tsx'
import { FieldError } from '../shared/field.tsx'
import { classNames } from '../shared/class-names.ts'
import { Select } from '../shared/select.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Input, TextInput } from '../shared/text-input.tsx'
import { filterTextId } from './list-texts.ts'
import type { ShownFilter } from './list.view-model.ts'
import { AMOUNT, useFilterTexts } from './use-filter-texts.ts'
import styles from './list-search.module.css'

type Props = { readonly filter: ShownFilter }

/** The control of one filter; it keeps what is typed until the form is sent. */
export function ListFilterField({ filter }: Props) {
  const { id, kind, values } = filter
  const [value = ''] = values
  const label = <FormattedMessage id={filterTextId(useIntl(), id)} />
  switch (kind) {
    case 'flag':
      return (
        <Checkbox className={styles.flag} name={id} value="1" defaultChecked={value === '1'} label={label} />
      )
    case 'choice':
    case 'facet':
      return <OptionSelect filter={filter} />
    case 'text':
      return (
        <TextInput
          className={styles.choice}
          name={id}
          label={label}
          labelVariant="small"
          defaultValue={value}
          maxLength={100}
          autoComplete="off"
        />
      )
    case 'dates':
    case 'amounts':
    case 'numbers':
      return <Span filter={filter} />
  }
}

function OptionSelect({ filter: { id, values, options } }: Props) {
  const intl = useIntl()
  const [value = ''] = values
  return (
    <Select
      className={styles.choice}
      name={id}
      label={<FormattedMessage id={filterTextId(intl, id)} />}
      labelVariant="small"
      defaultValue={value}
      options={[
        { value: '', text: intl.formatMessage({ id: 'word.all' }) },
        ...options.map((option) => ({
          value: option.value,
          text: option.name ?? intl.formatMessage({ id: `list.value.${id}.${option.value}` }),
        })),
      ]}
    />
  )
}

function Span({ filter }: Props) {
  const { id, kind, fields, unread } = filter
  const intl = useIntl()
  const texts = useFilterTexts()(filter)
  const errorId = useId()
  const hasUnread = unread.some((text) => text !== undefined)
  return (
    <fieldset className={styles.span}>
      <legend>
        <FormattedMessage id={filterTextId(intl, id)} />
      </legend>
      <Cluster gap={4} align="center" noWrap>
        {(['from', 'to'] as const).map((end, place) => (
          <Input
            key={end}
            className={classNames(styles.end, kind !== 'dates' && styles.amount)}
            type={kind === 'dates' ? 'date' : 'text'}
            inputMode={kind === 'amounts' ? 'decimal' : undefined}
            name={fields[place]}
            defaultValue={texts[place]}
            maxLength={kind === 'dates' ? undefined : 100}
            placeholder={kind === 'dates' ? undefined : intl.formatMessage({ id: `list.end.${end}` })}
            aria-label={intl.formatMessage({ id: `list.end.${end}` })}
            aria-invalid={unread[place] !== undefined || undefined}
            aria-describedby={unread[place] === undefined ? undefined : errorId}
          />
        ))}
      </Cluster>
      {kind === 'amounts' && (
        <div role="alert" className={styles.error}>
          {hasUnread && (
            <FieldError id={errorId}>
              <FormattedMessage id="list.noAmount" values={{ example: intl.formatNumber(1200.5, AMOUNT) }} />
            </FieldError>
          )}
        </div>
      )}
    </fieldset>
  )
}
