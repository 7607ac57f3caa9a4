import { createContext, type ReactNode, useContext } from 'react'

const ImageProxyContext = createContext<string | undefined>(undefined)

/** Where pictures of other hosts are asked for, so that those see no visitor; undefined for their own hosts. */
export function ImageProxy({ url, children }: { url: string | undefined; children: ReactNode }) {
  return <ImageProxyContext value={url}>{children}</ImageProxyContext>
}

/** What an `<img>` loads for a picture: every one over the network goes through here. */
export function useImageSource(picture: string): string {
  const proxy = useContext(ImageProxyContext)
  if (proxy === undefined || !/^https?:/i.test(picture)) return picture
  const url = new URL(proxy)
  url.searchParams.set('url', picture)
  return url.href
}
