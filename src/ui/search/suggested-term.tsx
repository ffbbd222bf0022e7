import { FormattedMessage } from 'react-intl'
import type { AlternativeTerm } from '#domain/search/interpreted-terms.ts'
import { Text } from '../shared/text.tsx'

export const SuggestedTerm = ({ suggestion: { term, total } }: { readonly suggestion: AlternativeTerm }) => (
  <>
    <span>{term}</span>{' '}
    <Text muted>
      <FormattedMessage id="catalogue.articles" values={{ count: total }} />
    </Text>
  </>
)
