import { FormattedMessage } from 'react-intl'
import type { Suggestion } from '#domain/search/understood.ts'
import { Text } from '../shared/text.tsx'

export const SuggestedTerm = ({ suggestion: { term, total } }: { readonly suggestion: Suggestion }) => (
  <>
    <span>{term}</span>{' '}
    <Text muted>
      <FormattedMessage id="catalogue.articles" values={{ count: total }} />
    </Text>
  </>
)
