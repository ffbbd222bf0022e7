import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'

/** Number of elements per item: `li`, link, two texts. */
const ELEMENTS_OF_ITEM = 4

/** Items for a page with `amount` elements, the number of elements of the compared page of the shop. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  Array.from({ length: Number(params['amount']) / ELEMENTS_OF_ITEM }, (_, place) => ({
    number: `1-${place}`,
    name: `Brake disc ${place}`,
  }))

export default function Elements() {
  return (
    <ul className="elements">
      {useLoaderData<typeof loader>().map(({ number, name }) => (
        <li key={number} className="item">
          <Link to={`/products/${number}`} className="link">
            <span className="number">{number}</span>
            <b>{name}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
