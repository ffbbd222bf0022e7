import { expect, expectTypeOf, it } from 'vitest'
import { failed, IDLE, PENDING, succeeded, type AsyncState } from '#domain/shared/async-state.ts'

it('is idle, pending, a success or an error', () => {
  const states: AsyncState<number, string>[] = [IDLE, PENDING, succeeded(1), failed('offline')]
  expect(states).toEqual([
    { kind: 'idle' },
    { kind: 'pending' },
    { kind: 'success', value: 1 },
    { kind: 'error', error: 'offline' },
  ])
})

it('holds a value only once it has succeeded', () => {
  expectTypeOf<Extract<AsyncState<number>, { value: number }>['kind']>().toEqualTypeOf<'success'>()
})
