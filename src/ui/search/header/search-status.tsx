import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import type { SearchViewModel } from './search.view-model.ts'

/** Announces the content of the drop-down; the debounce of the live search prevents announcements during typing. */
export const SearchStatus = observer(function SearchStatus({ model }: { readonly model: SearchViewModel }) {
  const { isOpen, state, partCount, groupCount } = model
  return (
    <div role="status">
      {isOpen && state === 'success' && (
        <VisuallyHidden>
          <FormattedMessage id="search.found" values={{ parts: partCount, groups: groupCount }} />
        </VisuallyHidden>
      )}
    </div>
  )
})
