import { LoadFrame } from '#application/catalogue/load-frame.ts'
import { shopLoader } from '../composition/shop-loader.ts'
import { useViewModel } from '../composition/shop.tsx'
import { HomeViewModel } from './home.view-model.ts'
import { Home } from './home.tsx'

const load = shopLoader((shop) => shop.get(LoadFrame).run())
export const loader = load
export const clientLoader = load

export default function HomeRoute() {
  return <Home model={useViewModel(HomeViewModel)} />
}
