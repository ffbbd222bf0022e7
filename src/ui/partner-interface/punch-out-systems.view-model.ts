import { makeAutoObservable } from 'mobx'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { SetUpPunchOut } from '#application/partner-interface/set-up-punch-out.ts'
import { costCentreText, type CostCentre } from '#domain/cost-centres/cost-centre.ts'
import type { PartnerInterface, PunchOutInput } from '#domain/partner-interface/partner-interface.ts'
import { codesIn, codesText, hostsIn, isFieldName } from '#domain/partner-interface/typed-settings.ts'
import { punchOutPreview } from '#domain/punch-out/punch-out-preview.ts'
import {
  EXTRINSIC_FIELDS,
  MAPPED_FIELDS,
  OCI_FIELDS,
  PROTOCOLS,
  type MappedField,
  type Protocol,
} from '#domain/punch-out/punch-out.ts'
import { PartnerChange } from './partner-change.view-model.ts'

/** Input name of a field mapping. The prefix prevents a collision with other inputs of the form. */
export const mappingInputName = (field: string): string => `mapping.${field}`

type KnownSystem = PartnerInterface['punchOutSystems'][number]

/** Typed values of the form of a system. */
export type SystemInput = {
  /** The system being edited; absent for a new one. */
  readonly known?: KnownSystem | undefined
  readonly name: string
  readonly protocol: string
  readonly hosts: string
  readonly codes: string
  /** Id of the cost centre; empty if none is chosen. */
  readonly costCentre: string
  readonly mapping: Readonly<Record<string, string>>
}

export class PunchOutSystemsViewModel {
  static readonly keys = { punchOut: SetUpPunchOut }
  readonly protocols = PROTOCOLS
  readonly change = new PartnerChange()
  preview: string | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof PunchOutSystemsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { change: false })
  }

  /** URL with which the buyer's system starts a session. */
  addressOf(protocol: Protocol, origin: string): string {
    return `${origin}/punchout/${protocol === 'CXML' ? 'cxml' : 'oci'}`
  }

  edifactAddress(origin: string): string {
    return `${origin}/punchout/edifact`
  }

  mappedFields(protocol: string): readonly MappedField[] {
    return protocol === 'CXML' ? EXTRINSIC_FIELDS : MAPPED_FIELDS
  }

  /** Name that systems of a protocol commonly use for a field. */
  usualName(protocol: string, field: MappedField): string {
    return protocol === 'CXML' ? field : OCI_FIELDS[field]
  }

  /** Codes of a system as text, in the format of their input. */
  codesOf(system: Pick<PunchOutInput, 'codes'> | undefined): string {
    return codesText(system?.codes ?? {})
  }

  /** The open cost centres, and that of the system even if it is closed. */
  costCentreOptions(costCentres: readonly CostCentre[], chosen: string | undefined) {
    return costCentres
      .filter(({ id, isOpen }) => isOpen || id === chosen)
      .map((one) => ({ value: one.id, text: costCentreText(one) }))
  }

  async save(typed: SystemInput): Promise<boolean> {
    const input = this.read(typed)
    if (!input) return false
    return this.change.runForSecret(input.systemId ?? 'punchOut', () => this.#deps.punchOut.save(input))
  }

  rotate(systemId: string): Promise<boolean> {
    return this.change.runForSecret(systemId, () => this.#deps.punchOut.rotate(systemId))
  }

  delete(systemId: string): Promise<boolean> {
    return this.change.run(systemId, () => this.#deps.punchOut.delete(systemId))
  }

  /** Shows an example basket. It contains prices only if the customer may export prices. */
  showPreview(typed: SystemInput, { exports }: Pick<PartnerInterface, 'exports'>): void {
    const input = this.read(typed)
    this.preview =
      input &&
      punchOutPreview(
        input,
        exports.some(({ kind }) => kind === 'PRICES'),
      )
  }

  private read(typed: SystemInput): PunchOutInput | undefined {
    const { known, name, protocol, hosts, codes, costCentre, mapping } = typed
    const returnHosts = hostsIn(hosts, known?.returnHosts)
    const readCodes = codesIn(codes)
    const named = Object.entries(mapping).filter(([, field]) => field !== '')
    const isAccepted = this.change.accepts({
      ...(name === '' && { name: 'missing' as const }),
      ...(returnHosts?.length === 0 && { hosts: 'missing' as const }),
      ...(returnHosts === undefined && { hosts: 'hosts' as const }),
      ...(readCodes === undefined && { codes: 'codes' as const }),
      ...Object.fromEntries(
        named.flatMap(([ours, field]) =>
          isFieldName(field) ? [] : [[mappingInputName(ours), 'field' as const]],
        ),
      ),
    })
    if (!isAccepted || returnHosts === undefined || readCodes === undefined) return undefined
    const chosen: Protocol = this.protocols.find((one) => one === protocol) ?? 'OCI5'
    return {
      systemId: known?.systemId,
      name,
      protocol: chosen,
      returnHosts,
      codes: readCodes,
      ...(costCentre !== '' && { costCentre }),
      mapping: Object.fromEntries(named),
    }
  }
}
