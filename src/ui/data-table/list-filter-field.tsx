import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Period } from '#domain/data-table/periods.ts'
import { Checkbox } from '../shared/checkbox.tsx'
import { FieldError } from '../shared/field.tsx'
import { classNames } from '../shared/class-names.ts'
import { Select } from '../shared/select.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Input, TextInput } from '../shared/text-input.tsx'
import { choiceTextId, filterTextId } from './list-texts.ts'
import type { ShownFilter } from './list.view-model.ts'
import { AMOUNT_FORMAT, useFilterTexts } from './use-filter-texts.ts'
import styles from './list-search.module.css'

type Props = {
  /** Name of the list. */
  readonly list: string
  readonly filter: ShownFilter
  /** Periods that the list offers by name, such as the last month. */
  readonly periods: readonly Period[]
}

/** Control of one filter. It retains the typed text until the form is submitted. */
export function ListFilterField({ list, filter, periods }: Props) {
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
      return <OptionSelect list={list} filter={filter} />
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
      return <Span filter={filter} periods={periods} />
  }
}

function OptionSelect({ list, filter: { id, values, options } }: Pick<Props, 'list' | 'filter'>) {
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
          text: option.name ?? intl.formatMessage({ id: choiceTextId(intl, list, id, option.value) }),
        })),
      ]}
    />
  )
}

function Span({ filter, periods }: Omit<Props, 'list'>) {
  const { id, kind, fields, unread } = filter
  const intl = useIntl()
  const texts = useFilterTexts()(filter)
  const errorId = useId()
  const hasUnread = unread.some((text) => text !== undefined)
  const isPeriod = kind === 'dates' && id === 'date'
  const [isOther, setOther] = useState(false)
  return (
    <fieldset className={styles.span}>
      <legend>
        <FormattedMessage id={filterTextId(intl, id)} />
      </legend>
      <Cluster gap={4} align="center" noWrap>
        {isPeriod && (
          <PeriodSelect filter={filter} periods={periods} isOther={isOther || hasUnread} onOther={setOther} />
        )}
        {(['from', 'to'] as const).map((end, index) => (
          <Input
            key={end}
            className={classNames(styles.end, kind !== 'dates' && styles.amount)}
            inputMode={kind === 'amounts' ? 'decimal' : undefined}
            name={fields[index]}
            defaultValue={texts[index]}
            maxLength={kind === 'dates' ? 20 : 100}
            placeholder={intl.formatMessage({
              id: kind === 'dates' ? 'list.dayFormat' : `list.end.${end}`,
            })}
            autoComplete="off"
            aria-label={intl.formatMessage({ id: `list.end.${end}` })}
            aria-invalid={unread[index] !== undefined || undefined}
            aria-describedby={unread[index] === undefined ? undefined : errorId}
          />
        ))}
      </Cluster>
      {kind !== 'numbers' && (
        <div role="alert" className={styles.error}>
          {hasUnread && (
            <FieldError id={errorId}>
              <FormattedMessage
                id={kind === 'dates' ? 'list.noDay' : 'list.noAmount'}
                values={{
                  example:
                    kind === 'dates'
                      ? intl.formatMessage({ id: 'list.dayFormat' })
                      : intl.formatNumber(1200.5, AMOUNT_FORMAT),
                }}
              />
            </FieldError>
          )}
        </div>
      )}
    </fieldset>
  )
}

type PeriodProps = Omit<Props, 'list'> & {
  readonly isOther: boolean
  readonly onOther: (isOther: boolean) => void
}

/**
 * Selects a named period: fills both date fields and submits the form. The date fields are visible for a custom period,
 * and without scripts.
 */
function PeriodSelect({ filter: { id, fields, values }, periods, isOther, onOther }: PeriodProps) {
  const intl = useIntl()
  const [from = '', to = ''] = values
  const chosenPeriod = periods.find((period) => period.from === from && period.to === to)?.id
  const value = isOther ? 'other' : (chosenPeriod ?? (from + to === '' ? '' : 'other'))
  const choose = (form: HTMLFormElement | null, period: string) => {
    onOther(period === 'other')
    if (period === 'other' || !form) return
    const span = periods.find((one) => one.id === period)
    const ends = [span?.from ?? '', span?.to ?? '']
    fields.forEach((field, index) => {
      const input = form.elements.namedItem(field)
      if (input instanceof HTMLInputElement) input.value = ends[index] ?? ''
    })
    form.requestSubmit()
  }
  return (
    <Select
      label={intl.formatMessage({ id: filterTextId(intl, id) })}
      labelVariant="hidden"
      className={classNames(styles.period, value !== 'other' && styles.alone)}
      data-scripts-only=""
      value={value}
      options={[
        { value: '', text: intl.formatMessage({ id: 'list.period.any' }) },
        ...periods.map((period) => ({
          value: period.id,
          text: intl.formatMessage({ id: `list.period.${period.id}` }),
        })),
        { value: 'other', text: intl.formatMessage({ id: 'list.period.other' }) },
      ]}
      onChange={(period, field) => choose(field.form, period)}
    />
  )
}
