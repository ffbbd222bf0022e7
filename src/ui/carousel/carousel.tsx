import { observer } from 'mobx-react-lite'
import { useId, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { Button } from '../shared/button.tsx'
import { classNames } from '../shared/class-names.ts'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import styles from './carousel.module.css'
import { CarouselViewModel } from './carousel.view-model.ts'
import { useCarouselEvents, useCarouselObservers, useScrollToSlide } from './use-carousel-observers.ts'

type Props = {
  /** Heading of the slides. */
  readonly title: ReactNode
  /** Link to all slides. */
  readonly more: ReactNode
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** A scrollable list; with scripts it advances automatically until the user interacts with it. */
export const Carousel = observer(function Carousel({ title, more, slides }: Props) {
  const model = useViewModel(CarouselViewModel)
  const intl = useIntl()
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  const hands = useCarouselEvents(model, list)
  useCarouselObservers(model, list, slides.length)
  useScrollToSlide(model, list)
  return (
    <section
      aria-roledescription={intl.formatMessage({ id: 'carousel.role' })}
      aria-labelledby={titleId}
      {...hands.frame}
    >
      <Cluster gap={16} rowGap={4} align="center" justify="between" className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Cluster gap={8} align="center" justify="end" className={styles.controls}>
          {model.canMove && <Controls model={model} />}
        </Cluster>
        {more}
      </Cluster>
      <ul
        ref={list}
        className={classNames(styles.slides, model.isDragging && styles.dragged)}
        {...hands.slides}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
})

const Controls = observer(function Controls({ model }: { readonly model: CarouselViewModel }) {
  const intl = useIntl()
  const { index, perView, count, isPlaying } = model
  const label = (id: 'carousel.previous' | 'carousel.next') => intl.formatMessage({ id })
  return (
    <>
      {model.canPlay && (
        <Button
          small
          variant="quiet"
          icon={isPlaying ? 'pause' : 'play'}
          onClick={() => (isPlaying ? model.stop() : model.play())}
        >
          <FormattedMessage id={isPlaying ? 'carousel.pause' : 'carousel.play'} />
        </Button>
      )}
      <Text muted unbroken aria-live={isPlaying ? 'off' : 'polite'}>
        <FormattedMessage
          id="carousel.place"
          values={{ range: rangeText(index + 1, Math.min(index + perView, count), intl), count }}
        />
      </Text>
      <Button
        small
        iconOnly
        icon="chevron-left"
        aria-label={label('carousel.previous')}
        onClick={() => model.previous()}
      />
      <Button
        small
        iconOnly
        icon="chevron-right"
        aria-label={label('carousel.next')}
        onClick={() => model.next()}
      />
    </>
  )
})

/** "1–4", or "1" for one slide. */
const rangeText = (first: number, last: number, { formatNumber }: Pick<IntlShape, 'formatNumber'>): string =>
  first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`
