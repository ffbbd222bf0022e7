import { useRef, type ReactNode, type ToggleEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import { Container } from '../../shared/page-frame.tsx'
import { useDisclosure, type Disclosure } from '../../shared/disclosure.ts'
import text from '../../shared/text.module.css'
import utilities from '../../shared/utilities.module.css'
import styles from './navigation.module.css'

type Props = {
  readonly title: ReactNode
  readonly isCurrent: boolean
  readonly drawer: Disclosure
  readonly children: ReactNode
}

/**
 * Panel of a navigation entry. It opens under its button on a wide screen; on a phone it is a subpage of the drawer,
 * with a back button.
 */
export function NavigationPanel({ title, isCurrent, drawer, children }: Props) {
  const panel = useDisclosure()
  const button = useRef<HTMLButtonElement>(null)
  /** Moves the focus back to the button, because the browser does not do so when a panel inside the drawer closes. */
  const giveFocusBack = (event: ToggleEvent<HTMLElement>) => {
    panel.panel.onToggle(event)
    const focused = document.activeElement
    const isLost = focused === document.body || event.currentTarget.contains(focused)
    if (event.newState === 'closed' && drawer.isOpen && isLost) button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        {...panel.button}
        className={classNames(styles.entry, utilities.inset)}
        aria-current={isCurrent || undefined}
      >
        {title}
        <Icon name="chevron-down" size={16} className={classNames(styles.chevron, text.muted)} />
      </button>
      <div {...panel.panel} onToggle={giveFocusBack} className={styles.panel}>
        <div className={classNames(styles.bar, utilities.onlyOnPhone)}>
          <button type="button" popoverTarget={panel.panel.id} popoverTargetAction="hide">
            <Icon name="chevron-left" />
            <FormattedMessage id="action.back" />
          </button>
          <HomeLink />
          <CloseButton drawer={drawer} />
        </div>
        <p className={classNames(styles.title, utilities.onlyOnPhone)}>{title}</p>
        <Container className={styles.content}>{children}</Container>
      </div>
    </>
  )
}

export function HomeLink() {
  const { to } = usePaths()
  const intl = useIntl()
  return (
    <Link to={to('home')} className={styles.home} aria-label={intl.formatMessage({ id: 'header.start' })}>
      <Icon name="home" />
    </Link>
  )
}

export function CloseButton({ drawer }: { readonly drawer: Disclosure }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      popoverTarget={drawer.panel.id}
      popoverTargetAction="hide"
      aria-label={intl.formatMessage({ id: 'header.closeMenu' })}
    >
      <Icon name="close" />
    </button>
  )
}

/** First link of a panel, to the page with all entries. */
export function ShowAllLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={classNames(styles.link, styles.wholeList, utilities.underlinedOnHover)}>
      {children}
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}
