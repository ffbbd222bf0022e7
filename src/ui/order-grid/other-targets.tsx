import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { TextInput } from '../shared/text-input.tsx'
import { closeDropDown, ListDropDown } from '../data-table/list-drop-down.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import { OtherTargetsViewModel } from './other-targets.view-model.ts'
import styles from './other-targets.module.css'
import type { ListedTarget } from '#application/quick-order/add-lines-to-target.ts'

type Props = {
  readonly title: ReactNode
  /** True if the user can only choose a parts list. */
  readonly onlyLists?: boolean | undefined
  readonly isUpwards?: boolean | undefined
  readonly onChoose: (target: ListedTarget) => void
}

/** Menu of targets other than the cart: an existing or a new saved cart or parts list. */
export function OtherTargets({ title, isUpwards, ...props }: Props) {
  const targets = useViewModel(OtherTargetsViewModel)
  if (!targets.hasLists && (props.onlyLists || !targets.mayFillCarts)) return null
  return (
    <ListDropDown isUpwards={isUpwards} icon="bookmark" title={title} onOpen={() => void targets.load()}>
      <Targets targets={targets} {...props} />
    </ListDropDown>
  )
}

/** Choice of an existing or a new parts list. */
export function FavouriteListChoice({ onChoose }: Pick<Props, 'onChoose'>) {
  const targets = useViewModel(OtherTargetsViewModel)
  useEffect(() => void targets.load(), [targets])
  return <Targets targets={targets} onlyLists onChoose={onChoose} />
}

type TargetsProps = Pick<Props, 'onChoose' | 'onlyLists'> & { readonly targets: OtherTargetsViewModel }

const Targets = observer(function Targets({ targets, onlyLists = false, onChoose }: TargetsProps) {
  const { places } = targets
  const containerRef = useRef<HTMLDivElement>(null)
  const choose = (target: ListedTarget) => {
    closeDropDown(containerRef.current)
    onChoose(target)
  }
  return (
    <div ref={containerRef} className={styles.targets}>
      {!onlyLists && <Places kind="named-cart" icon="cart" places={places?.carts} onChoose={choose} />}
      <Places kind="notice-list" icon="bookmark" places={places?.lists} onChoose={choose} />
      <NewPlace targets={targets} onlyLists={onlyLists} onChoose={choose} />
      <Text as="p" role="status" severity="negative" className={utilities.goneIfEmpty}>
        {targets.isUnreachable && <FormattedMessage id="notice.refused" />}
      </Text>
    </div>
  )
})

type Place = { readonly id: string; readonly name: string; readonly lines: number }
type PlacesProps = {
  readonly kind: 'named-cart' | 'notice-list'
  readonly icon: IconName
  readonly places: readonly Place[] | undefined
  readonly onChoose: (target: ListedTarget) => void
}

function Places({ kind, icon, places: locations = [], onChoose }: PlacesProps) {
  const titleId = useId()
  if (locations.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Text as="p" id={titleId} muted className={styles.title}>
        <FormattedMessage id={kind === 'named-cart' ? 'list.title.mycarts' : 'list.title.noticelist'} />
      </Text>
      <ul className={styles.places}>
        {locations.map(({ id, name, lines }) => (
          <li key={id}>
            <Button variant="quiet" small icon={icon} onClick={() => onChoose({ kind, name, id })}>
              {name}{' '}
              <Text muted className={utilities.pushed}>
                <FormattedNumber value={lines} />
              </Text>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NewPlace = observer(function NewPlace({ targets, onlyLists, onChoose }: TargetsProps) {
  const create = (kind: 'named-cart' | 'notice-list') => {
    const target = targets.created(kind)
    if (target) onChoose(target)
  }
  return (
    <div className={styles.create}>
      <TextInput
        label={<FormattedMessage id="lines.elsewhere.name" />}
        labelVariant="small"
        small
        maxLength={targets.nameMaxLength}
        value={targets.name}
        error={targets.nameIsMissing && <FormattedMessage id="notice.nameMissing" />}
        onChange={(name) => targets.typeName(name)}
      />
      <ButtonRow>
        {targets.mayFillCarts && !onlyLists && (
          <Button small onClick={() => create('named-cart')}>
            <FormattedMessage id="mycarts.create" />
          </Button>
        )}
        {targets.hasLists && (
          <Button small onClick={() => create('notice-list')}>
            <FormattedMessage id="notice.newList" />
          </Button>
        )}
      </ButtonRow>
    </div>
  )
})
