import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LoginThrottle } from '#mock-backend/session/login-throttle.ts'

const failing = (times: readonly number[]) => {
  const throttle = new LoginThrottle()
  for (const time of times) throttle.failed('anna', time)
  return throttle
}

test('Nine wrong passwords do not lock the user name', () => {
  expect(failing(Array(9).fill(0)).secondsToWait('anna', 0)).toBe(0)
})

test('Ten wrong passwords within a minute lock the user name until the first is a minute old', () => {
  const throttle = failing([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((second) => second * 1000))
  expect(throttle.secondsToWait('anna', 10_000)).toBe(50)
  expect(throttle.secondsToWait('anna', 59_999)).toBe(1)
  expect(throttle.secondsToWait('anna', 60_000)).toBe(0)
})

test('Ten wrong passwords for one user name do not lock a second user name', () => {
  expect(failing(Array(10).fill(0)).secondsToWait('jan', 0)).toBe(0)
})

test('The right password resets the number of wrong ones', () => {
  const throttle = failing(Array(10).fill(0))
  throttle.succeeded('anna')
  expect(throttle.secondsToWait('anna', 0)).toBe(0)
})

test('A login is accepted after Retry-After, but not a second before', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 10, maxLength: 30 })
  fc.assert(
    fc.property(gaps, (waits) => {
      const throttle = new LoginThrottle()
      let now = 0
      for (const gap of waits) {
        now += gap
        if (throttle.secondsToWait('anna', now) === 0) throttle.failed('anna', now)
      }
      const seconds = throttle.secondsToWait('anna', now)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(throttle.secondsToWait('anna', now + seconds * 1000)).toBe(0)
      if (seconds > 0) expect(throttle.secondsToWait('anna', now + (seconds - 1) * 1000)).toBe(1)
    }),
  )
})
