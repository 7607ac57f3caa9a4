import type { Approval } from '../../approvals/approval.ts'
import { MessageDetails } from './MessageDetails.tsx'
import { SolanaDetails } from './SolanaDetails.tsx'
import { TransactionDetails } from './TransactionDetails.tsx'
import { TypedDataDetails } from './TypedDataDetails.tsx'

/** What would be signed, in words. */
export function ApprovalDetails({
  approval,
  embedder,
}: {
  approval: Approval
  embedder: string | null
}) {
  switch (approval.kind) {
    case 'message':
      return <MessageDetails approval={approval} embedder={embedder} />
    case 'typedData':
      return <TypedDataDetails approval={approval} />
    case 'transaction':
      return <TransactionDetails approval={approval} />
    case 'solanaTransaction':
      return <SolanaDetails approval={approval} />
  }
}
