import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { PARTS } from './parts.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const part = PARTS.find(({ number }) => number === params['number'])
  if (!part) throw new Response('There is no such part', { status: 404 })
  return part
}

export default function Product() {
  const { name, facts } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>{name}</h1>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
