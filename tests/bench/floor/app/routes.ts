import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('home.tsx'),
  route('results', 'results.tsx'),
  route('elements/:amount', 'elements.tsx'),
  route('products/:number', 'product.tsx'),
] satisfies RouteConfig
