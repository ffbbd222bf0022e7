import { isWorkday, type Day } from './calendar.ts'

/** The country of the warehouse. */
export const WAREHOUSE_COUNTRY = 'DE'

/** Public holidays of a whole country: "MM-DD", and days after Easter Sunday. */
type Holidays = { readonly fixed: readonly string[]; readonly afterEaster: readonly number[] }

const CHRISTIAN: Holidays = { fixed: ['01-01', '12-25', '12-26'], afterEaster: [1] }

const HOLIDAYS: Readonly<Record<string, Holidays>> = {
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], afterEaster: [-2, 1, 39, 50] },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [1, 39, 50, 60],
  },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], afterEaster: [1, 39, 50] },
  BR: {
    fixed: ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'],
    afterEaster: [-2],
  },
  CZ: {
    fixed: [
      '01-01',
      '05-01',
      '05-08',
      '07-05',
      '07-06',
      '09-28',
      '10-28',
      '11-17',
      '12-24',
      '12-25',
      '12-26',
    ],
    afterEaster: [-2, 1],
  },
  DK: { fixed: ['01-01', '06-05', '12-24', '12-25', '12-26'], afterEaster: [-3, -2, 1, 39, 50] },
  ES: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    afterEaster: [-2],
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [1, 39, 50],
  },
  IT: {
    fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [1],
  },
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    afterEaster: [1, 39, 50],
  },
  NL: { fixed: ['01-01', '04-27', '12-25', '12-26'], afterEaster: [1, 39, 50] },
  PL: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    afterEaster: [1, 60],
  },
  PT: {
    fixed: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
    afterEaster: [-2, 60],
  },
}

const DAY_MS = 86_400_000

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const sunLag = Math.floor((century + 8) / 25)
  const moonLag = Math.floor((century - sunLag + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonLag + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) / DAY_MS
}

/**
 * Holidays of the last requested year of each country: the history of an account needs thousands of days, in order.
 */
const holidayYears = new Map<string, { readonly first: Day; readonly last: Day; readonly days: Set<Day> }>()

function holidayYear(day: Day, country: string) {
  const year = new Date(day * DAY_MS).getUTCFullYear()
  const { fixed, afterEaster } = HOLIDAYS[country] ?? CHRISTIAN
  const easter = easterOf(year)
  const days = new Set([
    ...fixed.map((date) => Date.parse(`${year}-${date}`) / DAY_MS),
    ...afterEaster.map((count) => easter + count),
  ])
  return { first: Date.UTC(year, 0, 1) / DAY_MS, last: Date.UTC(year, 11, 31) / DAY_MS, days }
}

export function isHoliday(day: Day, countryID: string): boolean {
  const country = Object.hasOwn(HOLIDAYS, countryID) ? countryID : 'other'
  let holidays = holidayYears.get(country)
  if (holidays === undefined || day < holidays.first || day > holidays.last) {
    holidays = holidayYear(day, country)
    holidayYears.set(country, holidays)
  }
  return holidays.days.has(day)
}

/** The day itself, or the next working day of the country. */
export function workdayFrom(day: Day, countryID: string): Day {
  let next = day
  while (!isWorkday(next) || isHoliday(next, countryID)) next += 1
  return next
}

export function addWorkdays(day: Day, count: number, countryID: string): Day {
  let next = workdayFrom(day, countryID)
  for (let passed = 0; passed < count; passed += 1) next = workdayFrom(next + 1, countryID)
  return next
}
