import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { CountBubble } from '../../shared/badge.tsx'
import { Button } from '../../shared/button.tsx'
import { LinkTabs } from '../../shared/link-tabs.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'

type Props = { readonly model: FavouriteListViewModel }

/** The lists as tabs with URLs, and a form that creates another list. */
export const ListTabs = observer(function ListTabs({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <LinkTabs
      label={intl.formatMessage({ id: 'list.title.noticelist' })}
      tabs={model.lists.map(({ id, name, count, changed }) => ({
        id,
        name,
        count: <ListCount count={count} changed={changed} />,
        to: `${to('noticelist')}?list=${encodeURIComponent(id)}`,
        isCurrent: id === model.list?.id,
      }))}
      beside={<NewList model={model} />}
    />
  )
})

function ListCount({ count, changed }: { readonly count: number; readonly changed: number }) {
  const intl = useIntl()
  return (
    <>
      <Text light muted>
        <span aria-hidden="true">{intl.formatNumber(count)}</span>
        <VisuallyHidden>
          <FormattedMessage id="list.count.noticelist" values={{ count }} />
        </VisuallyHidden>
      </Text>
      {changed > 0 && (
        <Cluster as="span" inline noWrap>
          <span aria-hidden="true">
            <CountBubble>{intl.formatNumber(changed)}</CountBubble>
          </span>
          <VisuallyHidden>
            <FormattedMessage id="noticelist.changedCount" values={{ count: changed }} />
          </VisuallyHidden>
        </Cluster>
      )}
    </>
  )
}

const NewList = observer(function NewList({ model }: Props) {
  const [name, setName] = useState('')
  const { to } = usePaths()
  const navigate = useNavigate()
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const id = await model.create(name)
    if (id === undefined) return
    setName('')
    await navigate(`${to('noticelist')}?list=${encodeURIComponent(id)}`)
  }
  return (
    <form onSubmit={(event) => void create(event)} className={utilities.after8}>
      <TextInput
        label={<FormattedMessage id="notice.newList" />}
        labelVariant="small"
        small
        maxLength={model.nameLength}
        value={name}
        onChange={setName}
        beside={
          <Button type="submit" small icon="plus">
            <FormattedMessage id="action.create" />
          </Button>
        }
      />
    </form>
  )
})
