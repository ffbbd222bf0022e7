type AppointmentKind = 'pickup' | 'scheduled-delivery'
export type AppointmentStatus =
  | 'requested'
  | 'confirmed'
  | 'inPreparation'
  | 'ready'
  | 'collected'
  | 'missed'
  | 'cancelled'
export const LOADING_AIDS = ['forklift', 'ramp', 'crane'] as const
export type LoadingAid = (typeof LOADING_AIDS)[number]

/** Times in ISO 8601 with zone. */
export type TimeSpan = { readonly from: string; readonly to: string }

export type PickupLocation = {
  readonly id: string
  readonly name: string
  readonly street: string
  readonly postCode: string
  readonly city: string
  readonly countryId: string
  /** IANA time zone: times are shown in the local time of the location. */
  readonly timeZone: string
  /** 1 is Monday. */
  readonly hours: readonly { readonly weekday: number; readonly from: string; readonly to: string }[]
  readonly loadingAids: readonly LoadingAid[]
}

export type Goods = {
  readonly orderNo: string
  readonly deliveryNoteNo: string
  readonly packages: number
  /** Weight in kilograms. */
  readonly grossWeight: number
  /** ISO 8601 date. */
  readonly readyAt: string
  /** Location of the goods; undefined if they can be picked up at every location. */
  readonly locationId?: string | undefined
}

export type Slot = TimeSpan & {
  readonly slotId: string
  readonly free: number
  readonly capacity: number
}

export type Appointment = TimeSpan & {
  readonly no: string
  readonly kind: AppointmentKind
  readonly status: AppointmentStatus
  readonly slotId?: string | undefined
  /** Set if the slot was booked with an order; the goods of the order may not be ready yet. */
  readonly orderNo?: string | undefined
  readonly location: PickupLocation
  readonly goods: readonly Goods[]
  readonly packages: number
  readonly grossWeight: number
  readonly driver: string
  readonly plate: string
  readonly remark: string
  readonly loadingAid?: LoadingAid | undefined
  readonly passCode: string
  readonly version: number
  /** ISO 8601 time. */
  readonly changedAt: string
  readonly isChangeable: boolean
}

export const isPickup = ({ kind }: Pick<Appointment, 'kind'>): boolean => kind === 'pickup'

/** True if the appointment is still ahead. */
export const isUpcoming = ({ status }: Pick<Appointment, 'status'>): boolean =>
  status !== 'collected' && status !== 'missed' && status !== 'cancelled'

export const addressLine = ({ name, street, postCode, city }: PickupLocation): string =>
  [name, street, `${postCode} ${city}`].join(', ')

/** Locations at which all of the goods can be picked up; empty if the goods are at different locations. */
export const locationsOf = (
  goods: readonly Goods[],
  locations: readonly PickupLocation[],
): readonly PickupLocation[] =>
  locations.filter(({ id }) => goods.every(({ locationId }) => locationId === undefined || locationId === id))

export const locationsWithAid = (
  locations: readonly PickupLocation[],
  aid: LoadingAid | undefined,
): readonly PickupLocation[] => locations.filter(({ loadingAids }) => !aid || loadingAids.includes(aid))

/** Sums packages and weight; `grossWeight` in kilograms, exact to the gram. */
export function totalLoadOf(goods: readonly Goods[]): {
  readonly packages: number
  readonly grossWeight: number
} {
  const grams = goods.reduce((sum, { grossWeight }) => sum + Math.round(grossWeight * 1000), 0)
  return {
    packages: goods.reduce((sum, { packages }) => sum + packages, 0),
    grossWeight: grams / 1000,
  }
}
