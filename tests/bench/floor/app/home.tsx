import { Link } from 'react-router'

export default function Home() {
  return (
    <>
      <h1>Parts</h1>
      <Link to="/results">Results</Link>
    </>
  )
}
