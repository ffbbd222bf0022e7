import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { useViewModel } from '../../composition/shop.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import type { IconName } from '../../shared/icon-names.ts'
import { TextInput } from '../../shared/text-input.tsx'
import { foldIn, ListDropDown } from '../list/list-drop-down.tsx'
import type { LineTarget } from './line-facts.view-model.ts'
import type { LineTableViewModel } from './line-table.view-model.ts'
import { OtherTargetsViewModel } from './other-targets.view-model.ts'
import styles from './other-targets.module.css'

type Props = { readonly model: LineTableViewModel }

/** Beside the cart: a cart with a name, or a notice list, of those that there are or a new one. */
export function OtherTargets({ model }: Props) {
  const targets = useViewModel(OtherTargetsViewModel)
  return (
    <ListDropDown
      isUpwards
      icon="bookmark"
      title={<FormattedMessage id="lines.elsewhere" />}
      onOpen={() => void targets.load()}
    >
      <Targets targets={targets} onChoose={(target) => void model.putInto(target)} />
    </ListDropDown>
  )
}

type TargetsProps = {
  readonly targets: OtherTargetsViewModel
  readonly onChoose: (target: LineTarget) => void
}

const Targets = observer(function Targets({ targets, onChoose }: TargetsProps) {
  const { places } = targets
  const own = useRef<HTMLDivElement>(null)
  const choose = (target: LineTarget) => {
    foldIn(own.current)
    onChoose(target)
  }
  return (
    <div ref={own} className={styles.targets}>
      <Places kind="named-cart" icon="cart" places={places?.carts} onChoose={choose} />
      <Places kind="notice-list" icon="bookmark" places={places?.lists} onChoose={choose} />
      <NewPlace targets={targets} onChoose={choose} />
      <p role="status" className={styles.refused}>
        {targets.isUnreachable && <FormattedMessage id="notice.refused" />}
      </p>
    </div>
  )
})

type Place = { readonly id: string; readonly name: string; readonly lines: number }
type PlacesProps = {
  readonly kind: 'named-cart' | 'notice-list'
  readonly icon: IconName
  readonly places: readonly Place[] | undefined
  readonly onChoose: (target: LineTarget) => void
}

function Places({ kind, icon, places = [], onChoose }: PlacesProps) {
  const titleId = useId()
  if (places.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <FormattedMessage id={kind === 'named-cart' ? 'mycarts.title' : 'list.title.noticelist'} />
      </p>
      <ul className={styles.places}>
        {places.map(({ id, name, lines }) => (
          <li key={id}>
            <Button look="quiet" small icon={icon} onClick={() => onChoose({ kind, name, id })}>
              {name}{' '}
              <span className={styles.count}>
                <FormattedNumber value={lines} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NewPlace = observer(function NewPlace({ targets, onChoose }: TargetsProps) {
  const create = (kind: 'named-cart' | 'notice-list') => {
    const target = targets.created(kind)
    if (target) onChoose(target)
  }
  return (
    <div className={styles.create}>
      <TextInput
        label={<FormattedMessage id="lines.elsewhere.name" />}
        labelLook="small"
        small
        maxLength={targets.nameMaxLength}
        value={targets.name}
        error={targets.nameIsMissing && <FormattedMessage id="notice.nameMissing" />}
        onChange={(name) => targets.typeName(name)}
      />
      <ButtonRow>
        {targets.mayFillCarts && (
          <Button small onClick={() => create('named-cart')}>
            <FormattedMessage id="mycarts.create" />
          </Button>
        )}
        <Button small onClick={() => create('notice-list')}>
          <FormattedMessage id="notice.newList" />
        </Button>
      </ButtonRow>
    </div>
  )
})
