import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { TextInput } from '../shared/text-input.tsx'
import { useTypedDayText } from './day-texts.ts'

/**
 * `pattern` of the accepted notations, the same as in `readTypedDay`. The browser rejects other text when it validates
 * the form.
 */
const TYPED_DAY = String.raw`\s*(\d{1,2}[.\/ \-]\d{1,2}[.\/ \-](\d{4}|\d{2})\.?|\d{4}-\d{2}-\d{2}|\d{6}|\d{8})\s*`

/**
 * Text field for a day in the notation of the shop's language; a native date field uses the browser's language. The
 * handler of the form must parse the text with `readTypedDay`.
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
