/** Where carriers show how far a shipment is. The shop leads to no other host, whatever an answer says. */
export const CARRIER_HOSTS = [
  'track.parcelway.example',
  'cargo.trans-europa.example',
  'www.rapidis-express.example',
] as const
