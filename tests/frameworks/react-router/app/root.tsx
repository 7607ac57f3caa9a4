import { WidgetProvider } from '@causeway/widget/react'
import type { ReactNode } from 'react'
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useLoaderData } from 'react-router'

export function loader({ request }: LoaderFunctionArgs) {
  return { frameUrl: new URL(request.url).searchParams.get('frame') ?? '' }
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>A page of React Router</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { frameUrl } = useLoaderData<typeof loader>()
  return (
    <WidgetProvider options={{ frameUrl }}>
      <Outlet context={frameUrl} />
    </WidgetProvider>
  )
}
