import { observer } from 'mobx-react-lite'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { useIntl } from 'react-intl'
import { Form, useLocation, useNavigate } from 'react-router'
import { AppearanceViewModel } from '../../appearance/appearance.view-model.ts'
import { groupQuery } from '../../catalogue/group-query.mapping.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { useMissingCodeAlert } from '../../delivery/use-import.ts'
import { isPathOf } from '../../routing/paths.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { productQuery } from '../../products/product-query.ts'
import { Icon } from '../../shared/icon.tsx'
import { lazyPart, useLazyPart } from '../../delivery/lazy-part.ts'
import { useResultsHref, useVehicleSlug } from '../../chosen-vehicle/use-results-href.ts'
import { ClearSearch } from './clear-search.tsx'
import { handleSearchKey } from './search-keys.ts'
import { gridIds } from './search-options.ts'
import { SearchStatus } from './search-status.tsx'
import styles from './search.module.css'
import { SearchViewModel, termQuery, type SearchTarget } from './search.view-model.ts'
import { useFocusKeys } from './use-focus-keys.ts'

/** Loaded on focus, before the user types the first letters. */
const popup = lazyPart(() => import('./search-popup.tsx'))

type Props = {
  /** True after a switch from VIN search: the field is then empty. */
  readonly isCleared?: boolean
}

/** Search with typeahead: a plain form without scripts, with scripts a combobox whose popup is a grid. */
export const Search = observer(function Search({ isCleared = false }: Props) {
  const shownTerm = useTermOfPage(isCleared)
  const model = useViewModel(SearchViewModel, (viewModel) => viewModel.show(shownTerm))
  const { hasSingleKeys } = useViewModel(AppearanceViewModel)
  const input = useRef<HTMLInputElement>(null)
  const followTarget = useFollowTarget()
  const vehicle = useVehicleSlug()
  const { to } = usePaths()
  const intl = useIntl()
  const id = useId()
  const label = intl.formatMessage({ id: 'search.label' })
  const { activeOption, isOpen, text } = model
  const Popup = useLazyPart(popup, model.hasFocus && text, useMissingCodeAlert())?.SearchPopup
  const activeId = activeOption && `${id}-${activeOption.key}`

  useFocusKeys(input, hasSingleKeys)
  useEffect(() => model.within(vehicle), [model, vehicle])
  useEffect(() => {
    if (shownTerm !== '') model.show(shownTerm)
  }, [model, shownTerm])
  const [, setHydrated] = useState(false)
  // copies text that was typed before hydration into the model; in a layout effect, so that React observes the model
  // before the next key
  useLayoutEffect(() => {
    if (!input.current) return
    if (input.current.value !== model.text) model.type(input.current.value)
    if (document.activeElement === input.current) model.enter()
    setHydrated(true)
  }, [model])
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (activeOption?.kind === 'link')
      document
        .getElementById(activeId ?? '')
        ?.querySelector('a')
        ?.click()
    else followTarget(await model.submit())
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) model.leave()
  }
  /**
   * Escape moves the focus from the drop-down back to the text field, as does Enter in a quantity field after it has
   * added the part.
   */
  const leavePopup = (event: KeyboardEvent) => {
    if (!model.isOpen || event.target === input.current) return
    const isAdded = event.key === 'Enter' && isValidQuantity(event.target)
    const isClosed = event.key === 'Escape' && !event.defaultPrevented
    if (!isAdded && !isClosed) return
    input.current?.focus()
    if (isAdded) model.clear()
    else model.close()
  }

  const ofWholeSearch = { onBlur: leave, onKeyDown: leavePopup }

  return (
    <div role="search" className={styles.search} {...ofWholeSearch}>
      <Form
        action={to('results')}
        method="get"
        className={styles.field}
        onSubmit={(event) => void submit(event)}
      >
        {vehicle !== undefined && <input type="hidden" name="vehicle" value={vehicle} />}
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="text"
          name="term"
          role="combobox"
          aria-label={label}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={(isOpen && gridIds(id, model)) || undefined}
          aria-activedescendant={activeId}
          aria-keyshortcuts={hasSingleKeys ? '/ Control+K' : 'Control+K'}
          placeholder={label}
          value={text}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => model.type(event.target.value)}
          onFocus={() => model.enter()}
          onKeyDown={(event) => handleSearchKey(model, event)}
        />
        {text === '' ? (
          hasSingleKeys && <kbd aria-hidden="true">/</kbd>
        ) : (
          <ClearSearch model={model} input={input} />
        )}
      </Form>
      {isOpen && Popup && <Popup model={model} id={id} />}
      <SearchStatus model={model} />
    </div>
  )
})

/** Returns false for an ambiguous quantity, which is not added. */
const isValidQuantity = (target: EventTarget) =>
  target instanceof Element && target.matches('[role=spinbutton]:not([aria-invalid])')

/** Search term of the results page; empty on every other page, and if the user has cleared it. */
function useTermOfPage(isCleared: boolean): string {
  const { pathname, search } = useLocation()
  const term = isPathOf('results', pathname) ? (new URLSearchParams(search).get('term') ?? '') : ''
  const [cleared] = useState(isCleared ? term : undefined)
  return term === cleared ? '' : term
}

function useFollowTarget(): (target: SearchTarget) => void {
  const navigate = useNavigate()
  const { to } = usePaths()
  const results = useResultsHref()
  return (target) => {
    if (target.kind === 'product') {
      void navigate(to('product', { slug: target.slug }) + productQuery(target))
    }
    if (target.kind === 'vehicle') void navigate(to('vinLookup', { vin: target.vin }))
    if (target.kind === 'results') void navigate(results(termQuery(target.term)))
    if (target.kind === 'group') void navigate(results(groupQuery(target.categoryId)))
  }
}
