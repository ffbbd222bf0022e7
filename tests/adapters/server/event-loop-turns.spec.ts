import { expect, test } from 'vitest'
import { EventLoopTurns } from '#adapters/server/event-loop-turns.ts'

test('tasks start one after the other, and other events are processed before each', async () => {
  const turns = new EventLoopTurns()
  let turned = 0
  const counting = (): void => {
    turned += 1
    counter = setImmediate(counting)
  }
  let counter = setImmediate(counting)
  const turnNumbers: number[] = [turned]
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      await turns.next()
      turnNumbers.push(turned)
    }),
  )
  clearImmediate(counter)
  expect(new Set(turnNumbers).size).toBe(4)
  expect(turnNumbers).toEqual(turnNumbers.toSorted((one, other) => one - other))
})
