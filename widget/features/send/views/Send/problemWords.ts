import type { Messages } from '#ui/i18n/messageTypes.ts'
import type { SendProblemViewModel } from './types.ts'

/** The words of a problem: on the button, and under what it is about. */
export function problemWords(
  { send, bridge, recipient }: Messages,
  problem: SendProblemViewModel,
): { button: string; body?: string | undefined } {
  switch (problem.kind) {
    case 'noToken':
      return { button: bridge.chooseToken }
    case 'noAmount':
      return { button: send.enterAmount }
    case 'notANumber':
      return { button: send.notANumber }
    case 'noRecipient':
      return { button: send.addAddress }
    case 'you':
      return { button: send.you, body: send.youBody }
    case 'nobody':
      return { button: send.nobody, body: send.nobodyBody }
    case 'lookupFailed':
      return { button: send.lookupFailed, body: send.lookupFailedBody }
    case 'tooManyDecimals':
      return {
        button: bridge.decimals(problem.decimals),
        body: bridge.decimals(problem.decimals),
      }
    case 'notEnough':
      return {
        button: bridge.notEnough(problem.symbol),
        body: problem.missing === undefined ? undefined : bridge.moreThanYouHave(problem.missing),
      }
    case 'notEnoughWithFee':
      return { button: send.noFee(problem.symbol), body: send.withFee(problem.missing) }
    case 'noFee':
      return {
        button: send.noFee(problem.symbol),
        body: bridge.gasNeeded(problem.symbol, problem.network),
      }
    case 'leavesTooLittle':
      return { button: send.leavesTooLittle, body: send.leavesTooLittleBody(problem.reserve) }
    case 'tooLittleToOpen':
      return { button: send.tooLittle, body: send.tooLittleToOpen(problem.minimum) }
    case 'frozen':
    case 'recipientFrozen':
    case 'notTransferable':
    case 'unknownRules':
      return { button: send.cannotSend(problem.symbol), body: send[problem.kind](problem.symbol) }
    case 'badRecipient':
      return { button: send.invalidAddress, body: recipient[problem.problem] }
  }
}

/** True where the problem is whom it goes to, not how much it is. */
export function isAboutRecipient({ kind }: SendProblemViewModel): boolean {
  return ['you', 'nobody', 'lookupFailed', 'badRecipient', 'recipientFrozen'].includes(kind)
}
