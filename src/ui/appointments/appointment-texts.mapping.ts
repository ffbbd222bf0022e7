import { addressLine, isUpcoming, isPickup, type Appointment } from '#domain/appointments/appointment.ts'
import { calendarFile, type CalendarTexts } from '#domain/appointments/calendar-file.ts'

export const appointmentTexts = (appointment: Appointment) => ({
  address: addressLine(appointment.location),
  isComing: isUpcoming(appointment),
  isPickup: isPickup(appointment),
  /** Data URL with the calendar file. */
  calendarHref: (texts: CalendarTexts) =>
    `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(appointment, texts))}`,
})
