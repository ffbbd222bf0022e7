import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { lazyPart, useLazyPart } from '../../delivery/lazy-part.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Icon } from '../../shared/icon.tsx'
import headerButton from '../../shared/header-button.module.css'
import type { HeaderViewModel } from './header.view-model.ts'

const watch = lazyPart(() => import('../../inbox/inbox-watch.tsx'))

export const InboxLink = observer(function InboxLink({ model }: { readonly model: HeaderViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const { unread } = model
  const Watch = useLazyPart(watch, unread !== undefined)?.InboxWatch
  if (unread === undefined) return null
  return (
    <>
      <Link
        className={headerButton.button}
        to={to('inbox')}
        aria-label={intl.formatMessage({ id: 'header.inbox' }, { count: unread })}
      >
        <Icon name="bell" />
        {unread > 0 && <span className={headerButton.bubble}>{intl.formatNumber(unread)}</span>}
      </Link>
      {Watch && <Watch />}
    </>
  )
})
