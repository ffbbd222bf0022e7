import type { PageTable, RoutesOf } from './page-table.ts'

export const vehiclesPages = {
  vin: { path: 'vin', capability: 'vehicles' },
  vinLookup: { path: 'vin/search/:vin', capability: 'vehicles' },
  vehicle: { path: 'vin/:type/:slug', capability: 'vehicles' },
  vehicles: { path: 'vehicles', capability: 'vehicleRange' },
  vehiclesOfMaker: { path: 'vehicles/:maker', capability: 'vehicleRange' },
} as const satisfies PageTable

export const vehiclesRoutes: RoutesOf<typeof vehiclesPages> = {
  vin: { file: 'vehicles/search/vin.route.tsx', layout: 'shop', name: 'the VIN search' },
  vinLookup: { file: 'vehicles/search/vin-lookup.route.tsx', layout: 'shop', name: 'the vehicle with VIN' },
  vehicle: { file: 'vehicles/page/vehicle.route.tsx', layout: 'shop' },
  vehicles: { file: 'vehicles/range/makers.route.tsx', layout: 'shop', name: 'the vehicles by make' },
  vehiclesOfMaker: { file: 'vehicles/range/maker.route.tsx', layout: 'shop', name: 'the vehicles of' },
}
