import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'لا يمكن شراء شيء في هذا الموقع',
    body: 'لم يحدّد مالكه معرّف مشروع. لم يُدفع شيء.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'هذا السعر غير صحيح',
    body: 'إنه لشيء غير الذي اخترته. لم يُدفع شيء؛ حاول مرة أخرى.',
  },
  PAY_OFF: {
    title: 'المدفوعات متوقفة في هذا الموقع',
    body: 'لم يشغّلها مالكه. لم يُدفع شيء.',
  },
  INVALID_PAYMENT: {
    title: 'لا يمكن طلب هذا الدفع',
    body: 'طلبه الموقع بطريقة خاطئة. لم يُدفع شيء.',
  },
  NO_SUCH_TOKEN: {
    title: 'لا يوجد رمز كهذا',
    body: 'لا شيء على هذه الشبكة يجيب على عنوانه. لم يُرسَل شيء.',
  },
  PAY_NOT_COVERED: {
    title: 'تحرّك السعر',
    body: 'يأخذ الجسر أكثر من قبل. ما بدّلته في محفظتك: اختر كيف تتابع.',
  },
  PAY_OTHER_WAY: {
    title: 'اخترت طريقة دفع أخرى',
    body: 'انتهى هذا التحويل بذلك قبل أن يُرسَل شيء.',
  },
  PAY_NO_PRICE: {
    title: 'لا يعطي الجسر سعرًا لهذا',
    body: 'لا يمكن دفع هذا المبلغ بالضبط عبره الآن. لم يُرسَل شيء.',
  },
  PAY_TAKES_MORE: {
    title: 'سيأخذ أكثر',
    body: 'سيأخذ الدفع منك أكثر مما هو معروض، أو سيدفع أقل. لم يُرسَل شيء.',
  },
  PAY_UNCHECKED: {
    title: 'تعذّر التحقق',
    body: 'لا تستطيع أي عقدة في هذه الشبكة تجربة الدفع قبل إرساله، لذلك لم يُرسَل.',
  },
}
