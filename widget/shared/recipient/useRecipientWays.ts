import { useState } from 'react'
import { type CaipChainId, parseCaipChainId } from '#protocol'
import { RECIPIENT_CHARS } from '#wallet/recipients/limits.ts'
import { forgetRecipient, listRecipients } from '#transactions/recipients.ts'
import { readScanned } from '#wallet/recipients/scanned.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { canScan } from '#ui/recipient/canScan.ts'
import type { RecipientWays } from '#ui/recipient/RecipientInput.tsx'

/** The ways to fill in who receives on a network, as far as this browser gives them. */
export function useRecipientWays(
  caipChainId: CaipChainId,
  { own, onChange }: { own: string | undefined; onChange: (text: string) => void },
): Pick<RecipientWays, 'onPaste' | 'onCode' | 'recents'> {
  const core = useCore()
  const { namespace } = parseCaipChainId(caipChainId)
  const [, setForgotten] = useState<string>()
  return {
    onPaste: canPaste() ? paste : undefined,
    onCode: canScan() ? takeCode : undefined,
    recents: {
      addresses: listRecipients(core, namespace).filter(
        (address) => address.toLowerCase() !== own?.toLowerCase(),
      ),
      onForget: (address) => {
        forgetRecipient(core, address)
        setForgotten(address)
      },
    },
  }

  /** The browser asks the person; what they refuse they can still type. */
  function paste(): void {
    navigator.clipboard.readText().then(
      (text) => onChange(text.trim().slice(0, RECIPIENT_CHARS)),
      () => undefined,
    )
  }

  function takeCode(text: string): boolean {
    const recipient = readScanned(core, text, caipChainId)
    if (recipient !== undefined) onChange(recipient)
    return recipient !== undefined
  }
}

/** Some browsers keep the clipboard from frames. */
function canPaste(): boolean {
  return typeof navigator.clipboard?.readText === 'function'
}
