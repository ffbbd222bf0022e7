import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import type { SearchViewModel } from './search.view-model.ts'

/** Tells listeners what the drop-down shows; the pause of the live search keeps it from talking over the typing. */
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
