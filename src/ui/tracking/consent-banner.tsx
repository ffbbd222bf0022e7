import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { Text } from '../shared/text.tsx'
import styles from './consent-banner.module.css'
import type { ConsentViewModel } from './consent.view-model.ts'
import type { Consent } from '#domain/tracking/consent.ts'

/** Banner that does not block the page: a visitor may continue without an answer, and is not tracked. */
export const ConsentBanner = observer(function ConsentBanner({
  model,
}: {
  readonly model: ConsentViewModel
}) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  const { choice } = model
  const wasChosen = choice !== undefined

  // moves the focus to the banner and back only if the user has opened it with the button; on the first visit it opens
  // without user action
  useEffect(() => {
    if (!wasChosen) return
    opener.current = document.activeElement
    title.current?.focus()
  }, [wasChosen])

  const respond = (consent: Consent) => {
    const back = opener.current?.isConnected ? opener.current : document.getElementById('main')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    model.answer(consent)
  }

  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <div className={styles.text}>
        <Text as="h2" ref={title} id={titleId} tabIndex={-1} large>
          <FormattedMessage id="consent.title" />
        </Text>
        <p>
          <FormattedMessage id="consent.text" />
        </p>
        {wasChosen && (
          <Text as="p" muted>
            <FormattedMessage id={`consent.now.${choice}`} />
          </Text>
        )}
      </div>
      <div className={styles.answers}>
        <Button onClick={() => respond('denied')}>
          <FormattedMessage id="consent.decline" />
        </Button>
        <Button onClick={() => respond('granted')}>
          <FormattedMessage id="consent.accept" />
        </Button>
      </div>
    </section>
  )
})
