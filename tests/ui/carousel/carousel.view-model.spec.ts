import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CarouselViewModel } from '#ui/carousel/carousel.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

function begun({ count = 12, perView = 4, mayMove = true } = {}) {
  const clock = new ManualClock()
  const model = new CarouselViewModel({ clock })
  model.begin({ count, perView, mayMove })
  return { clock, model }
}

it('the carousel advances every 3000 ms, and from the last slide to the first', () => {
  const { clock, model } = begun({ count: 6 })

  clock.pass(2_999)
  expect(model.index).toBe(0)
  clock.pass(1)
  expect(model.index).toBe(1)
  clock.pass(3_000)
  expect(model.index).toBe(2)
  clock.pass(3_000)
  expect(model.index).toBe(0)
})

it('the carousel does not advance before its start and after its end', () => {
  const clock = new ManualClock()
  const model = new CarouselViewModel({ clock })
  clock.pass(60_000)
  expect(model).toMatchObject({ index: 0, canMove: false, isPlaying: false })

  model.begin({ count: 12, perView: 4, mayMove: true })
  model.end()
  clock.pass(60_000)
  expect(model.index).toBe(0)
})

it('the carousel pauses, then waits the full time again', () => {
  const { clock, model } = begun()
  clock.pass(2_000)
  model.pause('hidden')
  clock.pass(60_000)
  expect(model).toMatchObject({ index: 0, isPlaying: true })

  model.resume('hidden')
  clock.pass(2_999)
  expect(model.index).toBe(0)
  clock.pass(1)
  expect(model.index).toBe(1)
})

it('the carousel remains paused while one of two reasons for the pause still exists', () => {
  const { clock, model } = begun()
  model.pause('hover')
  model.pause('focus')
  model.resume('hover')
  clock.pass(60_000)
  expect(model.index).toBe(0)
})

it('the carousel stops when the user changes the slide, and continues only on request', () => {
  const { clock, model } = begun()
  model.pause('hover')
  model.next()
  expect(model).toMatchObject({ index: 1, isPlaying: false })
  model.resume('hover')
  clock.pass(60_000)
  expect(model.index).toBe(1)

  model.pause('hover')
  model.play()
  clock.pass(3_000)
  expect(model).toMatchObject({ index: 2, isPlaying: true })
})

it('the carousel continues after scrolling by itself, and stops after the user scrolls', () => {
  const { clock, model } = begun()
  clock.pass(3_000)
  model.arrive(1)
  expect(model.isPlaying).toBe(true)

  model.arrive(5)
  clock.pass(60_000)
  expect(model).toMatchObject({ index: 5, isPlaying: false })
})

it('the carousel goes back from the first slide to the last', () => {
  const { model } = begun()
  model.previous()
  expect(model.index).toBe(8)
})

it('the carousel never advances if the user prefers reduced motion', () => {
  const { clock, model } = begun({ mayMove: false })
  clock.pass(60_000)
  expect(model).toMatchObject({ index: 0, canMove: true, canPlay: false })
  model.next()
  expect(model.index).toBe(1)
})

it('the carousel does not advance if all slides are visible', () => {
  const { clock, model } = begun({ count: 4 })
  clock.pass(60_000)
  expect(model).toMatchObject({ index: 0, canMove: false, canPlay: false })
})

it.each([0, 3, -3])('the carousel treats a pointer movement of %d px as a click', (distance) => {
  const { model } = begun()
  model.press(100)
  expect(model.drag(100 + distance)).toBeUndefined()
  expect(model.release()).toBe(false)
  expect(model.isPlaying).toBe(true)
})

it.each([4, -4])(
  'the carousel treats a pointer movement of %d px as a drag, which stops the carousel',
  (distance) => {
    const { model } = begun()
    model.press(100)
    expect(model.drag(100 + distance)).toBe(distance)
    expect(model.drag(101)).toBe(1)
    expect(model.release()).toBe(true)
    expect(model).toMatchObject({ isDragging: false, isPlaying: false })
  },
)

it('the carousel ignores a pointer movement without a press', () => {
  const { model } = begun()
  expect(model.drag(500)).toBeUndefined()
  expect(model.isDragging).toBe(false)
})

it('the carousel measures its size once, 150 ms after the last change (debounce)', () => {
  const { clock, model } = begun()
  let measured = 0
  const measure = () => {
    measured += 1
    return 2
  }
  model.pause('hidden')
  model.resize(measure)
  clock.pass(149)
  model.resize(measure)
  clock.pass(149)
  expect(measured).toBe(0)
  clock.pass(1)
  expect([measured, model.perView]).toEqual([1, 2])
})

it('the carousel never moves beyond the existing slides', () => {
  const anyDeed = fc.oneof(
    fc.constant((model: CarouselViewModel) => model.next()),
    fc.constant((model: CarouselViewModel) => model.previous()),
    fc.integer({ min: -99, max: 99 }).map((index) => (model: CarouselViewModel) => model.arrive(index)),
    fc.constant((model: CarouselViewModel) => model.play()),
    fc
      .integer({ min: 0, max: 9 })
      .map((perView) => (model: CarouselViewModel) => model.resize(() => perView)),
  )
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: 1, max: 6 }), fc.array(anyDeed), (count, perView, deeds) => {
      const { clock, model } = begun({ count, perView })
      for (const deed of deeds) {
        deed(model)
        clock.pass(200)
        expect(model.index).toBeGreaterThanOrEqual(0)
        expect(model.index).toBeLessThanOrEqual(model.lastIndex)
      }
    }),
  )
})
