import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { TextInput } from '../shared/text-input.tsx'
import { useTypedDayText } from './day-texts.ts'

/** Notations of a day, as in `readTypedDay`: the browser refuses other texts where it validates the form. */
const TYPED_DAY = String.raw`\s*(\d{1,2}[.\/ \-]\d{1,2}[.\/ \-](\d{4}|\d{2})\.?|\d{4}-\d{2}-\d{2}|\d{6}|\d{8})\s*`

/**
 * A day in the notation of the shop's language; a native date field uses that of the browser. The reader of the form
 * calls `readTypedDay`.
 */
export function DayInput({ value, defaultValue, ...field }: ComponentProps<typeof TextInput>) {
  const intl = useIntl()
  const dayText = useTypedDayText()
  const format = intl.formatMessage({ id: 'list.dayFormat' })
  return (
    <TextInput
      {...field}
      value={value && dayText(value)}
      defaultValue={defaultValue && dayText(defaultValue)}
      placeholder={format}
      title={format}
      pattern={TYPED_DAY}
      maxLength={20}
      autoComplete="off"
    />
  )
}
