import { useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { CarouselViewModel } from './carousel.view-model.ts'

type List = RefObject<HTMLUListElement | null>

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Reports the number of visible slides, the visibility of the tab, and the preference for reduced motion to the model.
 */
export function useCarouselObservers(model: CarouselViewModel, list: List, count: number): void {
  useEffect(() => {
    const reduced = matchMedia(REDUCED_MOTION)
    const begin = () => model.begin({ count, perView: perViewIn(list.current), mayMove: !reduced.matches })
    const look = () => (document.hidden ? model.pause('hidden') : model.resume('hidden'))
    const fit = () => model.resize(() => perViewIn(list.current))
    begin()
    look()
    reduced.addEventListener('change', begin)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('resize', fit)
    return () => {
      reduced.removeEventListener('change', begin)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('resize', fit)
      model.end()
    }
  }, [model, list, count])
}

/** Scrolls to the current slide of the model. */
export function useScrollToSlide({ index, hasBegun }: CarouselViewModel, list: List): void {
  useEffect(() => {
    if (!hasBegun || !list.current) return
    const left = placeOf(list.current, index)
    const behavior = matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth'
    if (Math.abs(list.current.scrollLeft - left) > 1) list.current.scrollTo({ left, behavior })
  }, [index, hasBegun, list])
}

/** Returns the event handlers of a carousel: hover and focus pause the autoplay, and scrolling by the user stops it. */
export function useCarouselEvents(model: CarouselViewModel, list: List) {
  const leftAtPress = useRef(0)
  const wasDragged = useRef(false)
  const settle = () => {
    if (list.current) model.arrive(slideAt(list.current))
  }
  const release = () => {
    wasDragged.current = model.release()
    if (wasDragged.current) settle()
  }
  return {
    frame: {
      onPointerEnter: () => model.pause('hover'),
      onPointerLeave: () => model.resume('hover'),
      onFocus: () => model.pause('focus'),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) model.resume('focus')
      },
    },
    slides: {
      onScrollEnd: settle,
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      onPointerDown: ({ pointerType, button, clientX }: PointerEvent) => {
        wasDragged.current = false
        if (pointerType !== 'mouse' || button !== 0) return
        leftAtPress.current = list.current?.scrollLeft ?? 0
        model.press(clientX)
      },
      onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        const distance = model.drag(clientX)
        if (distance === undefined) return
        currentTarget.setPointerCapture(pointerId)
        currentTarget.scrollLeft = leftAtPress.current - distance
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClickCapture: (event: MouseEvent) => {
        if (wasDragged.current) event.preventDefault()
        wasDragged.current = false
      },
    },
  }
}

const slidesIn = (list: HTMLElement) => [...list.children] as HTMLElement[]

const placeOf = (list: HTMLElement, index: number) => {
  const slides = slidesIn(list)
  return (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
}

/** Index of the slide whose start is nearest to the edge of the list. */
function slideAt(list: HTMLElement): number {
  const distances = slidesIn(list).map((_, index) => Math.abs(placeOf(list, index) - list.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

function perViewIn(list: HTMLElement | null): number {
  const width = list && slidesIn(list)[0]?.offsetWidth
  return width ? Math.max(Math.round(list.clientWidth / width), 1) : 1
}
