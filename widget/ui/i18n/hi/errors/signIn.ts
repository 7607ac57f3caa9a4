import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'हस्ताक्षर अस्वीकार हुआ',
    body: 'कुछ भी साइन नहीं किया गया। फिर कोशिश करें, या रद्द करें।',
  },
  SESSION_EXPIRED: {
    title: 'सेशन खत्म हो गया',
    body: 'आगे बढ़ने के लिए फिर साइन इन करें।',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'इस साइट पर साइन इन नहीं है',
    body: 'कुछ भी साइन नहीं किया गया। इसके बिना आगे बढ़ें।',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'कोई अकाउंट कनेक्ट नहीं है',
    body: 'कुछ भी साइन नहीं किया गया। अपना वॉलेट कनेक्ट करें, फिर कोशिश करें।',
  },
  SIGN_IN_TIMEOUT: {
    title: 'इस साइट ने जवाब नहीं दिया',
    body: 'बहुत देर लग गई। आप साइन इन नहीं हैं; थोड़ी देर में फिर कोशिश करें।',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'यह साइट आपको साइन इन नहीं करा सकी',
    body: 'आपका वॉलेट ठीक है। फिर कोशिश करें, या साइट से मदद माँगें।',
  },
  SIGNATURE_INVALID: {
    title: 'हस्ताक्षर स्वीकार नहीं हुआ',
    body: 'यह इस अकाउंट या मैसेज से मेल नहीं खाता। अपने वॉलेट में अकाउंट जाँचें, फिर कोशिश करें।',
  },
  SIGN_IN_MESSAGE: {
    title: 'साइन करने के लिए कुछ नहीं है',
    body: 'इस साइट के लिए मैसेज नहीं बनाया जा सका। इसके मालिक को इसके विकल्प ठीक करने होंगे।',
  },
  TERMS_NOT_AGREED: {
    title: 'पहले शर्तों पर सहमति दें',
    body: 'वॉलेट के पास वाले बॉक्स पर टिक करें, फिर एक वॉलेट चुनें।',
  },
}
