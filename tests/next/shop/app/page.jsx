import { Shop } from './Shop.jsx'

// The address of the frame is that of the server which runs, not of the build.
export const dynamic = 'force-dynamic'

export default function Page() {
  return <Shop frameUrl={process.env.FRAME_URL} />
}
