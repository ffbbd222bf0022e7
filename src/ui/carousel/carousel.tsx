import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { Button } from '../shared/button.tsx'
import { classNames } from '../shared/class-names.ts'
import { Text } from '../shared/text.tsx'
import styles from './carousel.module.css'
import { CarouselViewModel } from './carousel.view-model.ts'
import { useCarouselHands, useCarouselPlace, useSlideInSight } from './use-carousel-place.ts'

type Props = {
  /** Read aloud: what the slides are. */
  readonly label: string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** A list that scrolls, and with scripts one that turns by itself until somebody takes hold of it. */
export const Carousel = observer(function Carousel({ label, slides }: Props) {
  const model = useViewModel(CarouselViewModel)
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const hands = useCarouselHands(model, list)
  useCarouselPlace(model, list, slides.length)
  useSlideInSight(model, list)
  return (
    <div
      role="group"
      aria-roledescription={intl.formatMessage({ id: 'carousel.role' })}
      aria-label={label}
      {...hands.frame}
    >
      <div className={styles.controls}>{model.canMove && <Controls model={model} />}</div>
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
    </div>
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
          values={{ first: index + 1, last: Math.min(index + perView, count), count }}
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
