import { useRouteLoaderData } from 'react-router'
import type { CountryInfo } from '#domain/layout/company.ts'
import { StructuredData } from '../page/structured-data.tsx'
import { useLocale, usePaths } from '../routing/use-paths.ts'
import { structuredSiteData } from './structured-site-data.mapping.ts'

export function SiteData({ company }: { readonly company: CountryInfo['company'] | undefined }) {
  const { to } = usePaths()
  const language = useLocale()
  const { origin = '' } = useRouteLoaderData<{ readonly origin: string }>('root') ?? {}
  const data =
    import.meta.env.SSR &&
    company &&
    structuredSiteData({ origin, home: to('home'), results: to('results'), language, company })
  return <StructuredData data={data} />
}
