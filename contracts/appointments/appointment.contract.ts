import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { AppointmentFilter, AppointmentKind, AppointmentStatus } from './appointment-filter.dto.ts'
import { idempotencyHeaders } from '../idempotency.ts'
import { IsoDate, listAnswer, listBody } from '../data-table/list.dto.ts'
import { Problem, refusals } from '../errors/problem.ts'
import { READS } from '../reading.ts'
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
  /** IANA name: opening hours are meant there. */
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
})
export type Goods = z.infer<typeof Goods>

/** From and to as ISO 8601 times with zone. */
const span = { from: z.string(), to: z.string() }

export const Slot = z.object({
  slotId: z.string(),
  ...span,
  /** How many vehicles still fit in. */
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
  /** The slot was chosen with this order; its goods are told once they have a delivery note. */
  orderNo: z.optional(z.string()),
  location: Location,
  goods: z.array(Goods),
  packages: z.int(),
  grossWeight: z.number(),
  driver: z.string(),
  plate: z.string(),
  remark: z.string(),
  loadingAid: z.optional(LoadingAid),
  /** Shown at the gate. */
  passCode: z.string(),
  version: z.int(),
  /** ISO 8601 time of the last change. */
  changedAt: z.string(),
  /** As long as the goods are not being prepared. */
  changeable: z.boolean(),
})
export type Appointment = z.infer<typeof Appointment>

/** A slot for what is fetched, a day for what is delivered. */
const wish = {
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
/** 409003 with the next free slots, 409001 with the appointment as it is by now. */
const Conflict = z.extend(Problem, {
  offers: z.optional(z.array(Slot)),
  appointment: z.optional(Appointment),
})

export const appointmentContract = initContract().router(
  {
    list: {
      method: 'POST',
      path: '/api/appointment/list',
      metadata: READS,
      body: listBody(AppointmentFilter),
      responses: { ...refusals, 200: z.object(listAnswer(Appointment)) },
      summary: 'Needs the right to see shipments, as do all calls of appointments.',
    },
    get: {
      method: 'POST',
      path: '/api/appointment/get',
      metadata: READS,
      body: z.object({ ...caller, no: Id }),
      responses: { ...refusals, 200: Done },
    },
    ready: {
      method: 'POST',
      path: '/api/appointment/ready',
      metadata: READS,
      body: z.object({ ...caller, locationId: z.optional(Id), no: z.optional(Id) }),
      responses: {
        ...refusals,
        200: z.object({
          goods: z.array(Goods),
          locations: z.array(Location),
          /** ISO 8601 date of the next goods, where some are promised. */
          nextReady: z.optional(z.string()),
        }),
      },
      summary: 'What can be fetched and has no appointment yet; with `no` also what that appointment holds.',
    },
    slots: {
      method: 'POST',
      path: '/api/appointment/slots',
      metadata: READS,
      body: z.object({
        ...caller,
        locationId: Id,
        dateFrom: IsoDate,
        dateTo: IsoDate,
        packages: z.int().check(z.minimum(0)),
        grossWeight: z.number().check(z.minimum(0)),
        no: z.optional(Id),
      }),
      responses: {
        ...refusals,
        200: z.object({
          slots: z.array(Slot),
          /** ISO 8601 date on which the goods of the moved appointment will be there, as long as they are not. */
          readyAt: z.optional(z.string()),
        }),
      },
      summary: 'Slots of open days; `no` names the appointment that is moved, whose place counts as free.',
    },
    create: {
      method: 'POST',
      path: '/api/appointment/create',
      headers: idempotencyHeaders,
      body: z.object({ ...caller, ...wish }),
      responses: { ...refusals, 201: Done, 409: Conflict },
      summary:
        '409003: the slot was just taken; 422006: it is past or none; 422007: the goods are not there.',
    },
    update: {
      method: 'POST',
      path: '/api/appointment/update',
      body: z.object({
        ...caller,
        ...wish,
        /** None where the slot was chosen with an order, whose goods are not ready yet: they go along. */
        deliveryNoteNos: z.array(Id).check(z.maxLength(50)),
        no: Id,
        version: z.int(),
      }),
      responses: { ...refusals, 200: Done, 409: Conflict },
      summary:
        '409001: changed elsewhere; 422008: too late, the goods are being prepared; 422009: too early, they are not ready.',
    },
    cancel: {
      method: 'POST',
      path: '/api/appointment/cancel',
      body: z.object({ ...caller, no: Id, version: z.int() }),
      responses: { ...refusals, 200: Done, 409: Conflict },
    },
  },
  { strictStatusCodes: true },
)
