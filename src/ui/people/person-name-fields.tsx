import { FormattedMessage, useIntl } from 'react-intl'
import type { NameErrors, PersonName } from '#domain/people/person.ts'
import { TextInput } from '../shared/text-input.tsx'

type Props = {
  readonly typed: Partial<PersonName>
  readonly faults: NameErrors
  /** Maximum length in characters. */
  readonly most: number
}

/** Fields for first and last name, each with its error. */
export function PersonNameFields({ typed, faults: errors, most: maximum }: Props) {
  const intl = useIntl()
  return (['givenName', 'familyName'] as const).map((field) => (
    <TextInput
      key={`${field} ${typed[field]}`}
      label={<FormattedMessage id={`invitation.${field}`} />}
      error={
        errors[field] && (
          <FormattedMessage id={`invitation.name.${errors[field]}`} values={{ most: maximum }} />
        )
      }
      required
      limitText={intl.formatMessage({ id: 'field.limitReached' })}
      name={field}
      autoComplete={field === 'givenName' ? 'given-name' : 'family-name'}
      maxLength={maximum}
      defaultValue={typed[field]}
    />
  ))
}
