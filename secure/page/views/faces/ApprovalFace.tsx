import type { Approval } from '../../approvals/approval.ts'
import { MessageFace } from './MessageFace.tsx'
import { SolanaFace } from './SolanaFace.tsx'
import { TransactionFace } from './TransactionFace.tsx'
import { TypedDataFace } from './TypedDataFace.tsx'

/** What would be signed, in words. */
export function ApprovalFace({ approval, asker }: { approval: Approval; asker: string | null }) {
  switch (approval.kind) {
    case 'message':
      return <MessageFace approval={approval} asker={asker} />
    case 'typedData':
      return <TypedDataFace approval={approval} />
    case 'transaction':
      return <TransactionFace approval={approval} />
    case 'solanaTransaction':
      return <SolanaFace approval={approval} />
  }
}
