import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Form, useSubmit } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { Checkbox } from '../../shared/checkbox.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import styles from './notice-list.module.css'
import type { NoticeListViewModel } from './notice-list.view-model.ts'

/** A form that leads to an address: it works without scripts, and the way back shows the list as it was. */
export const ListFilters = observer(function ListFilters({ model }: { readonly model: NoticeListViewModel }) {
  const { to } = usePaths()
  const submit = useSubmit()
  const { listId, term, onlyAvailable, onlyChanged } = model.address
  return (
    <Form
      key={`${term} ${onlyAvailable} ${onlyChanged}`}
      role="search"
      action={to('noticelist')}
      preventScrollReset
      className={styles.filters}
      onChange={(event) => {
        const { target } = event
        if (target instanceof HTMLInputElement && target.type === 'checkbox') {
          void submit(event.currentTarget, { preventScrollReset: true })
        }
      }}
    >
      <input type="hidden" name="list" value={model.list?.id ?? listId ?? ''} />
      <TextInput
        label={<FormattedMessage id="noticelist.search" />}
        labelLook="small"
        type="search"
        name="term"
        maxLength={200}
        defaultValue={term}
        beside={
          <Button type="submit" icon="search">
            <FormattedMessage id="noticelist.find" />
          </Button>
        }
      />
      <Checkbox
        name="available"
        value="1"
        defaultChecked={onlyAvailable}
        label={<FormattedMessage id="noticelist.onlyAvailable" />}
      />
      <Checkbox
        name="changed"
        value="1"
        defaultChecked={onlyChanged}
        label={<FormattedMessage id="noticelist.onlyChanged" />}
      />
    </Form>
  )
})
