/** Where carriers show how far a shipment is. The shop leads nowhere else, whatever an answer says. */
export const CARRIER_ORIGINS = [
  'https://track.parcelway.example',
  'https://cargo.trans-europa.example',
  'https://www.rapidis-express.example',
] as const
