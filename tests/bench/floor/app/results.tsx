import { Link, useLoaderData } from 'react-router'
import { PARTS } from './parts.ts'

export const loader = () => PARTS.map(({ number, name }) => ({ number, name }))

export default function Results() {
  return (
    <>
      <h1>Results</h1>
      <ul>
        {useLoaderData<typeof loader>().map(({ number, name }) => (
          <li key={number}>
            <Link to={`/products/${number}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
