import fc from 'fast-check'
import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { Task } from '#application/kernel/task.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'

const failing = (error: Error) => () => Promise.reject(error)
const offline = new ApiFailure('offline', 'test')

it('a task returns the value of its work, and is running until the work ends', async () => {
  const task = new Task()
  const pending = task.run(() => Promise.resolve(7))
  expect(task.isRunning).toBe(true)
  expect(await pending).toBe(7)
  expect([task.isRunning, task.failure]).toEqual([false, undefined])
})

it('a task ignores a second call while the first one runs', async () => {
  const task = new Task()
  let calls = 0
  const work = async () => {
    calls += 1
    await Promise.resolve()
    return calls
  }
  expect(await Promise.all([task.run(work), task.run(work)])).toEqual([1, undefined])
  expect(await task.run(work)).toBe(2)
})

it('a task stores the kind of a failure until it is retried or cleared', async () => {
  const task = new Task()
  expect(await task.run(failing(offline))).toBeUndefined()
  expect([task.isRunning, task.failure]).toEqual([false, 'offline'])
  const pending = task.run(() => Promise.resolve(1))
  expect(task.failure).toBeUndefined()
  await pending
  await task.run(failing(offline))
  task.forgetFailure()
  expect(task.failure).toBeUndefined()
})

it('a task throws a programming error, and can be run again after it', async () => {
  const task = new Task()
  await expect(task.run(failing(new TypeError('a defect')))).rejects.toThrow('a defect')
  expect([task.isRunning, task.failure]).toEqual([false, undefined])
  await expect(
    task.run(
      () => Promise.resolve(1),
      () => {
        throw new TypeError('a defect in what follows')
      },
    ),
  ).rejects.toThrow('what follows')
  expect(task.isRunning).toBe(false)
})

it('a task ends and starts its follow-up in one transaction', async () => {
  const task = new Task()
  const observed: (readonly [boolean, boolean])[] = []
  const other = new Task()
  const stop = autorun(() => void observed.push([task.isRunning, other.isRunning]))
  await task.run(
    () => Promise.resolve(),
    () => void other.run(() => new Promise(() => {})),
  )
  stop()
  expect(observed).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
})

it('a task is still running if its follow-up runs it again', async () => {
  const task = new Task()
  await task.run(
    () => Promise.resolve(),
    () => void task.run(() => new Promise(() => {})),
  )
  expect(task.isRunning).toBe(true)
})

it('a task is not running after its work has ended with a value, a failure or an exception', async () => {
  const outcome = fc.constantFrom('value', 'failure', 'defect', 'thrown at once')
  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { maxLength: 8 }), async (outcomes) => {
      const task = new Task()
      for (const kind of outcomes) {
        await task
          .run(() => {
            if (kind === 'thrown at once') throw new TypeError(kind)
            if (kind === 'value') return Promise.resolve(kind)
            return Promise.reject(kind === 'failure' ? offline : new TypeError(kind))
          })
          .catch(() => {})
        expect([task.isRunning, task.failure]).toEqual([false, kind === 'failure' ? 'offline' : undefined])
      }
    }),
  )
})
