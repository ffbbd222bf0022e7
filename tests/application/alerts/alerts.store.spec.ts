import { expect, it } from 'vitest'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

it('shows each alert for the duration of its kind', () => {
  const clock = new ManualClock()
  const store = new AlertsStore(clock)
  for (const kind of ['success', 'error', 'warning'] as const) store.raise({ kind, text: kind })
  store.raise({ kind: 'success', text: 'for good', duration: false })
  const texts = () => store.alerts.map((alert) => 'text' in alert && alert.text)

  clock.pass(4_999)
  expect(texts()).toHaveLength(4)
  clock.pass(1)
  expect(texts()).toEqual(['error', 'warning', 'for good'])
  clock.pass(3_000)
  expect(texts()).toEqual(['warning', 'for good'])
  clock.pass(57_000)
  expect(texts()).toEqual(['for good'])
})

it('closes one alert, and retains the remaining alerts', () => {
  const store = new AlertsStore(new ManualClock())
  store.raise({ kind: 'error', text: 'one' })
  store.raise({ kind: 'error', text: 'two' })
  store.close(store.alerts[0]!.id)
  expect(store.alerts).toMatchObject([{ text: 'two' }])
})

it('runs the expiry timer only while an alert is shown', () => {
  const clock = new ManualClock()
  let checks = 0
  const every: typeof clock.every = (ms, run) =>
    ManualClock.prototype.every.call(clock, ms, () => {
      checks += 1
      run()
    })
  const store = new AlertsStore({ now: () => clock.now(), after: clock.after.bind(clock), every })
  clock.pass(10_000)
  expect(checks).toBe(0)
  store.raise({ kind: 'success', text: 'short', duration: 2_000 })
  clock.pass(10_000)
  expect(checks).toBe(2)
  store.raise({ kind: 'success', text: 'again', duration: 1_000 })
  clock.pass(10_000)
  expect(checks).toBe(3)
})

it('pauses the expiry of alerts while the pointer or focus is on them', () => {
  const clock = new ManualClock()
  const store = new AlertsStore(clock)
  store.raise({ kind: 'success', text: 'read' })
  store.raise({ kind: 'success', text: 'for good', duration: false })

  clock.pass(3_000)
  store.pause()
  clock.pass(60_000)
  store.resume()
  clock.pass(1_000)
  expect(store.alerts).toHaveLength(2)

  clock.pass(1_000)
  expect(store.alerts).toMatchObject([{ text: 'for good' }])
})
