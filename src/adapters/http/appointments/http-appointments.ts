import * as z from 'zod/mini'
import type {
  Appointments,
  BookingRejection,
  OpenSlots,
  PickupRequest,
  ReadyGoods,
  SlotQuery,
} from '#application/appointments/appointments.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import {
  appointmentContract,
  Slot as SlotDto,
  type Appointment as AppointmentDto,
  type Location as LocationDto,
} from '#contracts/appointments/appointment.contract.ts'
import type { Appointment, LoadingAid, PickupLocation } from '#domain/appointments/appointment.ts'
import { valueOf, type Result } from '#domain/shared/result.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { appointmentFilterOf } from '../locale/place-filter.ts'
import { kebab } from '../codes.ts'
import {
  rejecting,
  UNKNOWN_REJECTION,
  UNKNOWN_CODE,
  UNREADABLE_CODE,
  type RejectionsByCode,
} from '../rejections.ts'
import { HttpAdapter } from '../http-adapter.ts'

const Offers = z.object({ offers: z.array(SlotDto) })

const REJECTIONS: RejectionsByCode<BookingRejection> = {
  [UNREADABLE_CODE]: { kind: 'incomplete' },
  [UNKNOWN_CODE]: { kind: 'unknown' },
  409_001: { kind: 'changed' },
  409_002: { kind: 'key-reused' },
  409_003: ({ body }) => ({
    kind: 'slot-taken',
    offers: z.safeParse(Offers, body).data?.offers ?? [],
  }),
  422_006: { kind: 'slot-past' },
  422_007: { kind: 'goods-gone' },
  422_008: { kind: 'too-late' },
  422_009: { kind: 'not-ready' },
}

export class HttpAppointments extends HttpAdapter implements Appointments {
  readonly #calls = this.api.client(appointmentContract)

  async list(query: ListQuery): Promise<Listing<Appointment>> {
    const { body } = await this.#calls.list.query({
      body: { ...listBodyOf(query), filter: appointmentFilterOf(query.filters) },
    })
    return { items: body.items.map(toAppointment), total: body.pagination.total, facets: body.facets }
  }

  async get(no: string): Promise<Appointment | undefined> {
    return valueOf(
      await rejecting(UNKNOWN_REJECTION, async () => {
        const { body } = await this.#calls.get.query({ body: { no } })
        return toAppointment(body.appointment)
      }),
    )
  }

  async ready(no?: string): Promise<ReadyGoods> {
    const { body } = await this.#calls.ready.query({
      body: { ...(no !== undefined && { no }) },
    })
    return { goods: body.goods, locations: body.locations.map(toLocation), nextReady: body.nextReady }
  }

  async slots({ no, ...query }: SlotQuery): Promise<OpenSlots> {
    const { body } = await this.#calls.slots.query({
      body: { ...query, ...(no !== undefined && { no }) },
    })
    return body
  }

  book({ known, ...request }: PickupRequest, key: string): Promise<Result<Appointment, BookingRejection>> {
    const body = toDto(request)
    return rejecting(REJECTIONS, async () => {
      const { body: responseBody } =
        known === undefined
          ? await this.#calls.create.mutate({ headers: { 'idempotency-key': key }, body })
          : await this.#calls.update.mutate({ body: { ...body, ...known } })
      return toAppointment(responseBody.appointment)
    })
  }

  cancel(no: string, version: number): Promise<Result<Appointment, BookingRejection>> {
    return rejecting(REJECTIONS, async () => {
      const { body } = await this.#calls.cancel.mutate({ body: { no, version } })
      return toAppointment(body.appointment)
    })
  }
}

const toDto = ({ slotId, deliveryNoteNos, driver, plate, remark, loadingAid }: PickupRequest) => ({
  kind: 'PICKUP' as const,
  slotId,
  deliveryNoteNos: [...deliveryNoteNos],
  driver,
  plate,
  remark,
  ...(loadingAid && { loadingAid: loadingAid.toUpperCase() as Uppercase<LoadingAid> }),
})

const toLocation = ({ countryID, loadingAids, ...location }: LocationDto): PickupLocation => ({
  ...location,
  countryId: countryID,
  loadingAids: loadingAids.map(kebab),
})

const toAppointment = ({ kind, location, loadingAid, changeable, ...rest }: AppointmentDto): Appointment => ({
  ...rest,
  kind: kind === 'PICKUP' ? 'pickup' : 'scheduled-delivery',
  location: toLocation(location),
  loadingAid: loadingAid && kebab(loadingAid),
  isChangeable: changeable,
})
