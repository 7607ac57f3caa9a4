import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'القيمة ليست اسم مستخدم صالحًا',
    body: 'لم يُوقَّع شيء. اختر اسمًا آخر.',
  },
  NAME_ALREADY_OWNED: {
    title: 'لديك اسم بالفعل',
    body: 'لم يُوقَّع شيء. يحتفظ حسابك بالاسم الذي لديه.',
  },
  NAME_NOT_RESOLVED: {
    title: 'خطأ في العثور على الاسم',
    body: 'لا يُعرف لمن هو. حاول مرة أخرى بعد لحظة أو استخدم عنوانًا.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'خطأ في جلب اقتراحات الأسماء',
    body: 'حاول مرة أخرى بعد لحظة أو اختر اسمًا بنفسك.',
  },
  NAMES_NOT_FOUND: {
    title: 'خطأ في جلب أسماء العنوان',
    body: 'لا تُعرف أسماء هذا الحساب. حاول مرة أخرى بعد لحظة.',
  },
  NAME_NOT_REGISTERED: {
    title: 'خطأ في تسجيل الاسم',
    body: 'لم تقبله الخدمة. حاول مرة أخرى أو اختر اسمًا آخر.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'لا توجد أسماء على هذه الشبكة',
    body: 'لا تعرف خدمة الأسماء هذه الشبكة أو لا يمكن الوصول إليها. استخدم عنوانًا.',
  },
}
