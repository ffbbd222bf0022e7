import type { PageTable } from './page-table.ts'

export const vehiclesPages = {
  vin: {
    path: 'vin',
    file: 'vehicles/search/vin.route.tsx',
    layout: 'shop',
    capability: 'vehicles',
    name: 'the VIN search',
  },
  vinLookup: {
    path: 'vin/search/:vin',
    file: 'vehicles/search/vin-lookup.route.tsx',
    layout: 'shop',
    capability: 'vehicles',
    name: 'the vehicle with VIN',
  },
  vehicle: {
    path: 'vin/:type/:slug',
    file: 'vehicles/page/vehicle.route.tsx',
    layout: 'shop',
    capability: 'vehicles',
  },
  vehicles: {
    path: 'vehicles',
    file: 'vehicles/range/makers.route.tsx',
    layout: 'shop',
    capability: 'vehicleRange',
    name: 'the vehicles by make',
  },
  vehiclesOfMaker: {
    path: 'vehicles/:maker',
    file: 'vehicles/range/maker.route.tsx',
    layout: 'shop',
    capability: 'vehicleRange',
    name: 'the vehicles of',
  },
} as const satisfies PageTable
