/** Targets of the tabs. */
export const SECTION_IDS = {
  attributes: 'attributes',
  references: 'references',
  vehicles: 'vehicles',
  alternatives: 'alternatives',
} as const
