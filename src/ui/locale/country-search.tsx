import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { TextInput } from '../shared/text-input.tsx'
import styles from './geoselection.module.css'
import type { GeoselectionViewModel } from './geoselection.view-model.ts'

type Props = { readonly model: GeoselectionViewModel; readonly next: string | undefined }

/** Filters the countries while the user types; without scripts the form opens the filtered page. */
export const CountrySearch = observer(function CountrySearch({ model, next }: Props) {
  const { to } = usePaths()
  const { search, count } = model
  return (
    <Form method="get" action={to('geoselection')} preventScrollReset className={styles.search}>
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <TextInput
        type="search"
        name="search"
        label={<FormattedMessage id="geo.search" />}
        autoComplete="off"
        maxLength={60}
        value={search}
        onChange={(text) => model.type(text)}
        beside={
          <Button type="submit" icon="search">
            <FormattedMessage id="action.search" />
          </Button>
        }
      />
      <p role="status" className={styles.count}>
        {search !== '' && <FormattedMessage id="geo.found" values={{ count }} />}
      </p>
    </Form>
  )
})
