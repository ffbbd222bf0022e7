import * as z from 'zod/mini'
import type {
  Appointments,
  BookingRefusal,
  OpenSlots,
  PickupRequest,
  ReadyGoods,
  SlotQuery,
} from '#application/appointments/appointments.port.ts'
import type { Listing, ListQuery } from '#application/data-table/list-source.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import {
  appointmentContract,
  Slot as SlotDto,
  type Appointment as AppointmentDto,
  type Location as LocationDto,
} from '#contracts/appointments/appointment.contract.ts'
import type { Appointment, LoadingAid, PickupLocation } from '#domain/appointments/appointment.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { clientOf } from '../contract-client.ts'
import { listBodyOf } from '../data-table/list-mapping.ts'
import { appointmentFilterOf } from '../locale/place-filter.ts'
import type { ShopApi } from '../shop-api.ts'
import { unlessUnknown } from '../unless-unknown.ts'

const appointmentCalls = clientOf(appointmentContract)

const SLOT_TAKEN = 409_003
const REFUSALS: ReadonlyMap<number | undefined, Exclude<BookingRefusal['kind'], 'slot-taken'>> = new Map([
  [404_001, 'unknown'],
  [409_001, 'changed'],
  [409_002, 'key-reused'],
  [422_006, 'slot-past'],
  [422_007, 'goods-gone'],
  [422_008, 'too-late'],
  [422_009, 'not-ready'],
])

const Offers = z.object({ offers: z.array(SlotDto) })

export class HttpAppointments implements Appointments {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async list(query: ListQuery): Promise<Listing<Appointment>> {
    const { caller, via } = this.#api
    const { body } = await appointmentCalls.list.mutate({
      via,
      body: { ...caller, ...listBodyOf(query), filter: appointmentFilterOf(query.filters) },
    })
    return { items: body.items.map(toAppointment), total: body.pagination.total, facets: body.facets }
  }

  get(no: string): Promise<Appointment | undefined> {
    const { caller, via } = this.#api
    return unlessUnknown(async () => {
      const { body } = await appointmentCalls.get.mutate({ via, body: { ...caller, no } })
      return toAppointment(body.appointment)
    })
  }

  async ready(no?: string): Promise<ReadyGoods> {
    const { caller, via } = this.#api
    const { body } = await appointmentCalls.ready.mutate({
      via,
      body: { ...caller, ...(no !== undefined && { no }) },
    })
    return { goods: body.goods, locations: body.locations.map(toLocation), nextReady: body.nextReady }
  }

  async slots({ no, ...query }: SlotQuery): Promise<OpenSlots> {
    const { caller, via } = this.#api
    const { body } = await appointmentCalls.slots.mutate({
      via,
      body: { ...caller, ...query, ...(no !== undefined && { no }) },
    })
    return body
  }

  book({ known, ...wish }: PickupRequest, key: string): Promise<Result<Appointment, BookingRefusal>> {
    const { via } = this.#api
    const body = { ...this.#api.caller, ...toDto(wish) }
    return unlessRefused(async () => {
      const { body: answer } =
        known === undefined
          ? await appointmentCalls.create.mutate({ via, headers: { 'idempotency-key': key }, body })
          : await appointmentCalls.update.mutate({ via, body: { ...body, ...known } })
      if (!('passCode' in (answer.appointment ?? {}))) throw new ApiFailure('unusable', 'appointment')
      return toAppointment(answer.appointment as AppointmentDto)
    })
  }

  cancel(no: string, version: number): Promise<Result<Appointment, BookingRefusal>> {
    const { caller, via } = this.#api
    return unlessRefused(async () => {
      const { body } = await appointmentCalls.cancel.mutate({ via, body: { ...caller, no, version } })
      if (!('passCode' in (body.appointment ?? {}))) throw new ApiFailure('unusable', 'appointment')
      return toAppointment(body.appointment as AppointmentDto)
    })
  }
}

async function unlessRefused(call: () => Promise<Appointment>): Promise<Result<Appointment, BookingRefusal>> {
  try {
    return ok(await call())
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.code === SLOT_TAKEN) {
      const { data } = z.safeParse(Offers, error.answer)
      return fail({ kind: 'slot-taken', offers: data?.offers ?? [] })
    }
    const kind = REFUSALS.get(error.code)
    if (kind === undefined) throw error
    return fail({ kind })
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

const aidOf = (aid: Uppercase<LoadingAid>) => aid.toLowerCase() as LoadingAid

const toLocation = ({ countryID, loadingAids, ...location }: LocationDto): PickupLocation => ({
  ...location,
  countryId: countryID,
  loadingAids: loadingAids.map(aidOf),
})

const toAppointment = ({ kind, location, loadingAid, changeable, ...rest }: AppointmentDto): Appointment => ({
  ...rest,
  kind: kind === 'PICKUP' ? 'pickup' : 'scheduled-delivery',
  location: toLocation(location),
  loadingAid: loadingAid && aidOf(loadingAid),
  isChangeable: changeable,
})
