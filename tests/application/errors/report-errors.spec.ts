import { expect, it } from 'vitest'
import { ReportErrors } from '#application/errors/report-errors.ts'

function reporter(send: (message: string) => Promise<void> = async () => {}) {
  const sent: string[] = []
  let now = 0
  const log = {
    send: async (message: string) => {
      sent.push(message)
      await send(message)
    },
  }
  const report = new ReportErrors(log, { user: { contactId: 'anna' } }, { now: () => now })
  return { report, sent, pass: (ms: number) => (now += ms) }
}

it('reports an error once a minute', async () => {
  const { report, sent, pass } = reporter()
  for (let time = 0; time < 5; time++) await report.run([`Picture ${time} is missing`])
  expect(sent).toEqual(['Picture 0 is missing'])

  pass(60_000)
  await report.run(['Picture 9 is missing'])
  expect(sent).toHaveLength(2)
})

it('limits the number of reports', async () => {
  const { report, sent } = reporter()
  for (let error = 0; error < 1_000; error++) await report.run([`Error ${'x'.repeat(error)}`])
  expect(sent).toHaveLength(20)
})

it('does not report errors caused by a report', async () => {
  const { report, sent } = reporter(async () => {
    await report.run(['The log cannot be reached'])
    throw new TypeError('fetch failed')
  })
  await expect(report.run(['Something else'])).resolves.toBeUndefined()
  expect(sent).toEqual(['Something else'])
})
