import * as z from 'zod/mini'
import { contract, query } from '../call.ts'
import { AppointmentFilter, AppointmentKind, AppointmentStatus } from './appointment-filter.dto.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { IsoDate, listResponse, listBody } from '../data-table/list.dto.ts'
import { Problem, errorResponses } from '../errors/problem.ts'
import { caller, CountryId } from '../shared.dto.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(100))
const Text = z.string().check(z.maxLength(600))

const LoadingAid = z.enum(['FORKLIFT', 'RAMP', 'CRANE'])

export const Location = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  countryID: CountryId,
  /** IANA time zone of the opening hours. */
  timeZone: z.string(),
  /** 1 is Monday. */
  hours: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
  loadingAids: z.array(LoadingAid),
})
export type Location = z.infer<typeof Location>

export const Goods = z.object({
  orderNo: z.string(),
  deliveryNoteNo: z.string(),
  packages: z.int(),
  /** In kilograms. */
  grossWeight: z.number(),
  /** ISO 8601 date. */
  readyAt: z.string(),
  /** Location of the goods, at which they are picked up. If absent, they can be picked up at every location. */
  locationId: z.optional(z.string()),
})
export type Goods = z.infer<typeof Goods>

/** From and to as ISO 8601 times with zone. */
const span = { from: z.string(), to: z.string() }

export const Slot = z.object({
  slotId: z.string(),
  ...span,
  /** Number of vehicles that can still be booked. */
  free: z.int(),
  capacity: z.int(),
})
export type Slot = z.infer<typeof Slot>

export const Appointment = z.object({
  no: z.string(),
  kind: AppointmentKind,
  status: AppointmentStatus,
  ...span,
  slotId: z.optional(z.string()),
  /** The order that booked the slot; `goods` stays empty until the order has a delivery note. */
  orderNo: z.optional(z.string()),
  location: Location,
  goods: z.array(Goods),
  packages: z.int(),
  grossWeight: z.number(),
  driver: z.string(),
  plate: z.string(),
  remark: z.string(),
  loadingAid: z.optional(LoadingAid),
  /** Code that the driver shows at the gate. */
  passCode: z.string(),
  version: z.int(),
  /** ISO 8601 time of the last change. */
  changedAt: z.string(),
  /** True until the preparation of the goods begins. */
  changeable: z.boolean(),
})
export type Appointment = z.infer<typeof Appointment>

/** A pick-up needs a slot, a scheduled delivery needs a day. */
const request = {
  kind: AppointmentKind,
  slotId: z.optional(Id),
  date: z.optional(IsoDate),
  deliveryNoteNos: z.array(Id).check(z.minLength(1), z.maxLength(50)),
  driver: Text,
  plate: Text,
  remark: Text,
  loadingAid: z.optional(LoadingAid),
}

const Done = z.object({ appointment: Appointment })
/** The error 409003 contains the next free slots, 409001 the current appointment. */
const Conflict = z.extend(Problem, {
  offers: z.optional(z.array(Slot)),
  appointment: z.optional(Appointment),
})

export const appointmentContract = contract({
  list: query('/api/appointment/list', listBody(AppointmentFilter), z.object(listResponse(Appointment))),
  get: query('/api/appointment/get', z.object({ ...caller, no: Id }), Done),
  ready: query(
    '/api/appointment/ready',
    z.object({ ...caller, locationId: z.optional(Id), no: z.optional(Id) }),
    z.object({
      goods: z.array(Goods),
      locations: z.array(Location),
      /** ISO 8601 date of the next goods that become ready; absent if none are promised. */
      nextReady: z.optional(z.string()),
    }),
  ),
  slots: query(
    '/api/appointment/slots',
    z.object({
      ...caller,
      locationId: Id,
      dateFrom: IsoDate,
      dateTo: IsoDate,
      packages: z.int().check(z.minimum(0)),
      grossWeight: z.number().check(z.minimum(0)),
      no: z.optional(Id),
    }),
    z.object({
      slots: z.array(Slot),
      /** ISO 8601 date on which the goods of the rescheduled appointment become ready; absent if they are ready. */
      readyAt: z.optional(z.string()),
    }),
  ),
  create: {
    method: 'POST',
    path: '/api/appointment/create',
    headers: idempotencyHeaders,
    body: z.object({ ...caller, ...request }),
    responses: { ...errorResponses, 201: Done, 409: Conflict },
  },
  update: {
    method: 'POST',
    path: '/api/appointment/update',
    body: z.object({
      ...caller,
      ...request,
      /**
       * Empty while the goods of the order that booked the slot are not ready; the goods are then assigned to
       * the appointment.
       */
      deliveryNoteNos: z.array(Id).check(z.maxLength(50)),
      no: Id,
      version: z.int(),
    }),
    responses: { ...errorResponses, 200: Done, 409: Conflict },
  },
  cancel: {
    method: 'POST',
    path: '/api/appointment/cancel',
    body: z.object({ ...caller, no: Id, version: z.int() }),
    responses: { ...errorResponses, 200: Done, 409: Conflict },
  },
})
