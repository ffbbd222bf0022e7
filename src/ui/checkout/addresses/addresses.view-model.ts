import { makeAutoObservable, observableRef } from 'mobx'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { DeliveryErrors, DeliveryChoice } from '#application/checkout/choose-delivery.ts'
import type { DeliveryAddressChoices } from '#application/checkout/open-delivery.ts'
import { REMARK_MAX, type Party } from '#domain/checkout/checkout.ts'
import { ADDRESS_FIELDS, type AddressField } from '#domain/checkout/typed-address.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Value of the option for an address that the user types. */
export const NEW_ADDRESS = 'new'

/** Number of addresses above which a search is offered. */
const MANY_ADDRESSES = 5

export type DeliveryActionData = {
  readonly choice: DeliveryChoice
  readonly faults: DeliveryErrors
  readonly isUnanswered?: boolean
}

type FaultField = keyof DeliveryErrors
type FaultFacts = {
  readonly field: FaultField
  readonly message: { readonly id: string; readonly values: Readonly<Record<string, string | number>> }
}

/** Step 2: billing and delivery address. */
export class AddressesViewModel {
  static readonly keys = { checkout: CheckoutStore }
  readonly fields = ADDRESS_FIELDS
  readonly remarkMax = REMARK_MAX
  term = ''
  chosen = ''
  private places: DeliveryAddressChoices | undefined = undefined
  private rejection: DeliveryActionData | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof AddressesViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'places' | 'rejection'>(this, {
      places: observableRef,
      rejection: observableRef,
    })
  }

  show(deliveryPlaces: DeliveryAddressChoices, rejection?: DeliveryActionData): void {
    this.places = deliveryPlaces
    this.rejection = rejection
    this.chosen = rejection
      ? (rejection.choice.shippingAddressId ?? NEW_ADDRESS)
      : (this.#deps.checkout.choices.shippingAddressId ?? this.#default)
  }

  get isUnanswered(): boolean {
    return this.rejection?.isUnanswered ?? false
  }

  get billing(): Party | undefined {
    return this.places?.addresses.billing
  }

  get canSearch(): boolean {
    return this.#all.length > MANY_ADDRESSES
  }

  /** Delivery addresses that match the search. Always includes the chosen one. */
  get shipping(): readonly Party[] {
    const term = this.term.trim().toLowerCase()
    return this.#all.filter(
      ({ id, company, name2 = '', street, postCode, city }) =>
        id === this.chosen || [company, name2, street, postCode, city].join(' ').toLowerCase().includes(term),
    )
  }

  get countries(): readonly { readonly value: string; readonly text: string }[] {
    return (this.places?.countries ?? []).map(({ id, name }) => ({ value: id, text: name }))
  }

  get isNew(): boolean {
    return this.chosen === NEW_ADDRESS
  }

  get contact(): string {
    return this.rejection?.choice.contact ?? this.#deps.checkout.choices.contact
  }

  get remark(): string {
    return this.rejection?.choice.remark ?? this.#deps.checkout.choices.remark
  }

  typed(field: AddressField): string {
    const typedText = this.rejection?.choice.typed[field]
    return typedText ?? (field === 'countryId' ? (this.billing?.countryId ?? '') : '')
  }

  /** Errors of the typed address, with the messages of the address book. */
  get faults(): readonly FaultFacts[] {
    return Object.entries(this.rejection?.faults ?? {}).map(([field, { kind, ...values }]) => ({
      field: field as FaultField,
      message: { id: field === 'address' ? 'checkout.missing.address' : `addresses.fault.${kind}`, values },
    }))
  }

  faultOf(field: FaultField): FaultFacts['message'] | undefined {
    return this.faults.find((error) => error.field === field)?.message
  }

  choose(id: string): void {
    this.chosen = id
  }

  search(term: string): void {
    this.term = term
  }

  get #all() {
    return this.places?.addresses.shipping ?? []
  }

  get #default(): string {
    return (this.#all.find(({ isDefault }) => isDefault) ?? this.#all[0])?.id ?? NEW_ADDRESS
  }
}
