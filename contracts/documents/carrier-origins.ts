/** Origins of the carriers' tracking pages. The shop links to no other origin, whatever the API returns. */
export const CARRIER_ORIGINS = [
  'https://track.parcelway.example',
  'https://cargo.trans-europa.example',
  'https://www.rapidis-express.example',
] as const
