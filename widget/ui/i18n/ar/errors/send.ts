import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'المبلغ وعنوان المستلم مطلوبان',
    body: 'لم يُرسَل شيء. املأهما ثم تابع.',
  },
  SEND_NO_TOKEN: {
    title: 'يلزم رمز',
    body: 'لم يُرسَل شيء. اختر رمزًا ثم تابع.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'شبكة غير مدعومة',
    body: 'لا يمكن إرسال شيء من هنا على هذه الشبكة. اختر شبكة أخرى.',
  },
  SEND_WOULD_FAIL: {
    title: 'سيفشل',
    body: 'فشلت تجربة، لذلك لم تُسأل محفظتك ولم يُرسَل شيء. تحقق من الرمز والمستلم.',
  },
  TOKEN_NOT_FOUND: {
    title: 'لم يُعثر على الرمز',
    body: 'ذكر هذا الموقع رمزًا غير معروف على هذه الشبكة. لم يُرسَل شيء.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'لا أحد يعرف إن كان قد أُرسل',
    body: 'لم يصل إلى هنا جواب من محفظتك. انظر فيها قبل أن ترسل مرة أخرى.',
  },
  TRANSACTION_REVERTED: {
    title: 'تراجعت عنه الشبكة',
    body: 'دفعت رسوم الشبكة، والمبلغ ما زال لك.',
  },
  TRANSACTION_EXPIRED: {
    title: 'لم تأخذه الشبكة في الوقت المحدد',
    body: 'لم يُرسَل شيء: يمكنك إرساله مرة أخرى.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'وقّعت محفظتك شيئًا آخر',
    body: 'ليس هذا ما أكّدته، لذلك لم يُرسَل شيء. لا توقّع بهذه المحفظة مرة أخرى.',
  },
  WRONG_CLUSTER: {
    title: 'العقدة على شبكة أخرى',
    body: 'لم يُرسَل شيء. على من يشغّل هذه الأداة تصحيح عنوان العقدة.',
  },
}
