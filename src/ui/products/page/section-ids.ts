/** Element ids of the sections, to which the tabs link. */
export const SECTION_IDS = {
  attributes: 'attributes',
  references: 'references',
  vehicles: 'vehicles',
  alternatives: 'alternatives',
} as const
