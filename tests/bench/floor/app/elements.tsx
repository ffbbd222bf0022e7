import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'

/** Elements of an item below: `li`, link, two texts. */
const ELEMENTS_OF_ITEM = 4

/** As many items as there are elements to render: the same number of elements as a page of the shop has. */
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
