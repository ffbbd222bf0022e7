export const IN_STOCK = { number: '3.70481', sku: 'NW-3.70481' }
export const BATTERY = { number: '4.98350', sku: 'NW-4.98350' }
export const ON_ORDER = { number: '5.72706', sku: 'NW-5.72706' }
