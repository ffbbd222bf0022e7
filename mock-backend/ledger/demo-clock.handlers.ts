import { http, HttpResponse } from 'msw'
import * as z from 'zod/mini'
import { isoDay, dayOf, minuteOf } from '../calendar/calendar.ts'
import { demoPage, escapedHtml, fieldOf } from '../http/demo-page.ts'
import type { Services } from '../services.ts'

const DAY_MS = 86_400_000
const STEPS = [1, 3, 14, 70, 150]
/** First day of the companies' history. */
const EARLIEST = Date.UTC(2025, 8, 1)
const FURTHEST_MS = 3 * 366 * DAY_MS
/** Maximum step of the clock. A longer jump takes several steps, and the backend serves other calls between them. */
const STEP_MS = 30 * DAY_MS

const Day = z.iso.date()
const DAYS = /^\d{1,3}$/

/** Page that shows and sets the time of the mock backend, until the process ends. */
export function demoClockHandlers({ demoClock, realClock, scheduler }: Services) {
  const latest = () => realClock() + FURTHEST_MS

  /** The time that the form requests; undefined if it is out of range. */
  function timeIn(form: FormData): number | undefined {
    if (form.has('reset')) return realClock()
    const [days, date] = [fieldOf(form, 'days'), fieldOf(form, 'date')]
    const now = demoClock.now()
    const time = DAYS.test(days)
      ? now + Number(days) * DAY_MS
      : Day.safeParse(date).success
        ? Date.parse(date) + (now % DAY_MS)
        : Number.NaN
    return time >= EARLIEST && time <= latest() ? time : undefined
  }

  function moveTo(time: number): void {
    demoClock.moveTo(time)
    scheduler.run()
  }

  function page(message = '') {
    const steps = STEPS.map(
      (days) => `<button name="days" value="${days}">+${days} ${days === 1 ? 'day' : 'days'}</button>`,
    )
    const [today, first, last] = [demoClock.now(), EARLIEST, latest()].map((time) => isoDay(dayOf(time)))
    return demoPage(
      'Demo clock',
      `<h1>Demo clock</h1>
<p>The mock backend’s time: <time>${minuteOf(demoClock.now())}</time>. Real time: ${minuteOf(realClock())}.</p>
${message && `<p role="alert">${escapedHtml(message)}</p>`}
<form method="post"><p>${steps.join(' ')}</p></form>
<form method="post"><p><label>Date <input type="date" name="date" value="${today}" min="${first}" max="${last}" required></label> <button>Set the date</button></p></form>
<form method="post"><p><button name="reset">Back to real time</button></p></form>
<p>What is due by the new time is done at once, in order. A clock that is put back undoes nothing. Sessions go on, except those on behalf of a customer.</p>
<p><a href="/demo/mail">Mailbox</a> · <a href="/demo/erp">Demo ERP</a> · <a href="/">Shop</a></p>`,
    )
  }

  return [
    http.get('/demo/clock', () => page()),
    http.post('/demo/clock', async ({ request }) => {
      const time = timeIn(await request.formData())
      if (time === undefined)
        return page(`Choose a date from ${isoDay(dayOf(EARLIEST))} to ${isoDay(dayOf(latest()))}.`)
      for (let at = demoClock.now() + STEP_MS; at < time; at += STEP_MS) {
        moveTo(at)
        await new Promise((resolve) => setTimeout(resolve))
      }
      moveTo(time)
      return new HttpResponse(null, { status: 303, headers: { location: '/demo/clock' } })
    }),
  ]
}
