import type { OpenedAddressForm } from '#application/addresses/open-address-form.ts'
import type { SaveAddressRejection, AddressInput } from '#application/addresses/save-address.ts'
import {
  ADDRESS_FIELDS,
  EMPTY_ADDRESS,
  differingFields,
  type AddressDraft,
  type AddressField,
} from '#domain/addresses/address.ts'
import type { FieldError } from '#domain/addresses/address-errors.ts'
import { LENGTH_MAX } from '#domain/addresses/address-errors.ts'

export type AddressAttempt = {
  readonly input: AddressInput
  readonly outcome: Exclude<SaveAddressRejection, { readonly kind: 'not-allowed' }>
}

export type EditableAddressForm = Extract<
  OpenedAddressForm,
  { readonly kind: 'new' | 'edit' | 'copy' | 'request-change' }
>

/** Form of one address: new, rejected, or with suggestions. It always contains the values typed last. */
export class AddressFormViewModel {
  readonly #form: EditableAddressForm
  readonly #attempt: AddressAttempt | undefined

  constructor(form: EditableAddressForm, attempt?: AddressAttempt) {
    this.#form = form
    this.#attempt = attempt
  }

  /** Fields of the form. The address name and the text for the driver are only in forms of delivery addresses. */
  get fields(): readonly AddressField[] {
    return this.isRequest
      ? ADDRESS_FIELDS.filter((field) => field !== 'label' && field !== 'remark')
      : ADDRESS_FIELDS
  }

  /** True if the form sends a change request to the seller, who approves or rejects it. */
  get isRequest(): boolean {
    return this.#form.kind === 'request-change'
  }

  get intent(): 'save' | 'request-change' {
    return this.isRequest ? 'request-change' : 'save'
  }

  get id(): string | undefined {
    return this.#form.kind === 'edit' ? this.#form.address.id : undefined
  }

  /** Version of the address that the next attempt is based on; after a conflict, the current one. */
  get version(): string | undefined {
    if (this.#elsewhere) return this.#elsewhere.version
    if (this.#attempt) return this.#attempt.input.known?.version
    return this.#form.kind === 'edit' ? this.#form.address.version : undefined
  }

  /** Fields that another session has changed to a value other than the typed one. */
  get theirs(): readonly { readonly field: AddressField; readonly value: string }[] | undefined {
    const current = this.#elsewhere
    const typed = this.#attempt?.input.typed
    if (!current || !typed) return undefined
    return differingFields(current, typed).map((field) => ({ field, value: current[field] }))
  }

  get titleId(): string {
    if (this.isRequest) return 'addresses.request'
    return this.id === undefined ? 'addresses.form.new' : 'addresses.form.edit'
  }

  /** React key: another address or another result resets the form. */
  get key(): string {
    if (this.#form.kind === 'new') return 'new'
    const { id, version = '' } = this.#form.address
    return `${this.#form.kind} ${id} ${version}`
  }

  typed(field: AddressField): string {
    return (this.#attempt?.input.typed ?? this.#opened)[field]
  }

  get countries() {
    return [
      { value: '', text: '' },
      ...this.#form.countries.map(({ id, name }) => ({ value: id, text: name })),
    ]
  }

  longest(field: AddressField): number {
    return LENGTH_MAX[field]
  }

  isRequired(field: AddressField): boolean {
    return ['company', 'street', 'postCode', 'city', 'countryId'].includes(field)
  }

  get faults(): readonly { readonly field: AddressField; readonly error: FieldError }[] {
    const outcome = this.#attempt?.outcome
    if (outcome?.kind !== 'faults') return []
    return ADDRESS_FIELDS.flatMap((field) => {
      const error = outcome.faults[field]
      return error ? [{ field, error }] : []
    })
  }

  faultOf(field: AddressField): FieldError | undefined {
    return this.faults.find((one) => one.field === field)?.error
  }

  get suggestions(): readonly AddressDraft[] {
    return this.#attempt?.outcome.kind === 'suggestions' ? this.#attempt.outcome.suggestions : []
  }

  get isGone(): boolean {
    return this.#attempt?.outcome.kind === 'unknown'
  }

  get hasFailed(): boolean {
    return this.#attempt?.outcome.kind === 'unreachable'
  }

  get #elsewhere() {
    const outcome = this.#attempt?.outcome
    return outcome?.kind === 'changed-elsewhere' ? outcome.current : undefined
  }

  get #opened(): AddressDraft {
    const form = this.#form
    return form.kind === 'new' ? { ...EMPTY_ADDRESS, countryId: form.homeCountryId } : form.address
  }

  get sendId(): string {
    if (this.suggestions.length > 0) return 'addresses.form.saveAsTyped'
    return this.isRequest ? 'addresses.request.send' : 'addresses.form.save'
  }
}
