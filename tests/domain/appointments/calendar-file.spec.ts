import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Appointment } from '#domain/appointments/appointment.ts'
import { calendarFile, escapedText, foldedLine } from '#domain/appointments/calendar-file.ts'
import { MUENSTER } from '../../fixtures/pickup-location.fixture.ts'

const appointment: Appointment = {
  no: 'A10010001',
  kind: 'pickup',
  status: 'confirmed',
  from: '2026-11-25T07:00:00+01:00',
  to: '2026-11-25T08:00:00+01:00',
  slotId: 'MST-2026-11-25-0700',
  location: MUENSTER,
  goods: [],
  packages: 2,
  grossWeight: 12.5,
  driver: 'A. Driver',
  plate: 'BI-AB 123',
  remark: '',
  passCode: 'P-1',
  version: 3,
  changedAt: '2026-11-21T09:30:15.250Z',
  isChangeable: true,
}
const texts = { summary: 'Pick-up; gate 2', description: 'Plate: BI-AB 123\nDriver: A, B' }

test('Times are in UTC, texts are escaped, and lines end with CRLF', () => {
  const lines = calendarFile(appointment, texts).split('\r\n')
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Drawbar//Pick-up//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:A10010001@drawbar',
    'DTSTAMP:20261121T093015Z',
    'SEQUENCE:3',
    'DTSTART:20261125T060000Z',
    'DTEND:20261125T070000Z',
    String.raw`SUMMARY:Pick-up\; gate 2`,
    String.raw`DESCRIPTION:Plate: BI-AB 123\nDriver: A\, B`,
    String.raw`LOCATION:Münster\, Kupplungsweg 12\, 48155 Münster`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('The file of a cancelled appointment has the method CANCEL and the status CANCELLED', () => {
  const file = calendarFile({ ...appointment, status: 'cancelled' }, texts)
  expect(file).toContain('METHOD:CANCEL')
  expect(file).toContain('STATUS:CANCELLED')
})

test('The file of a requested appointment has the status TENTATIVE', () => {
  expect(calendarFile({ ...appointment, status: 'requested' }, texts)).toContain('STATUS:TENTATIVE')
})

const line = fc.string({ unit: 'binary', maxLength: 300, size: 'max' }).map(escapedText)

test('Lines are folded at 75 octets, and unfolding restores the text', () => {
  fc.assert(
    fc.property(line, (text) => {
      const file = foldedLine(text)
      for (const part of file.split('\r\n')) {
        expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75)
      }
      expect(file.replaceAll('\r\n ', '')).toBe(text)
    }),
  )
})

test.each([
  ['a', 75],
  ['é', 37],
  ['€', 25],
  ['😀', 18],
])('A line is folded only if it is longer than 75 octets, not characters: %s', (character, max) => {
  const full = 'x'.repeat(75 - new TextEncoder().encode(character).length * max) + character.repeat(max)
  expect(foldedLine(full)).toBe(full)
  expect(foldedLine(full + character)).toBe(`${full}\r\n ${character}`)
})

test('A continuation line has at most 75 octets, including its leading blank', () => {
  expect(foldedLine('x'.repeat(75 + 74))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}`)
  expect(foldedLine('x'.repeat(75 + 75))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`)
})

test('Folding counts the octets of a character at the limits of each UTF-8 length', () => {
  const lengthOf = (character: string) => foldedLine('x'.repeat(72) + character).split('\r\n').length
  expect(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}'].map(lengthOf)).toEqual([
    1, 1, 1, 1, 1, 2,
  ])
  const narrow = (character: string) => foldedLine('x'.repeat(73) + character).split('\r\n').length
  expect(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff'].map(narrow)).toEqual([1, 1, 1, 2, 2])
  const tight = (character: string) => foldedLine('x'.repeat(74) + character).split('\r\n').length
  expect(['\u007f', '\u0080'].map(tight)).toEqual([1, 2])
})

test('Control characters except line breaks are removed from a text', () => {
  expect(escapedText('a\u0007b\r\nc\rd')).toBe(String.raw`ab\nc\nd`)
})

test('An escaped text contains no line break, so that it cannot add a property to the file', () => {
  fc.assert(
    fc.property(line, (text) => {
      expect(text).not.toMatch(/[\r\n]/)
    }),
  )
})
