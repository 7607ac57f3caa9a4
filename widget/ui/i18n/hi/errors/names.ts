import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'यह मान्य यूज़रनेम नहीं है',
    body: 'कुछ भी साइन नहीं किया गया। कोई और नाम चुनें।',
  },
  NAME_ALREADY_OWNED: {
    title: 'आपके पास पहले से एक नाम है',
    body: 'कुछ भी साइन नहीं किया गया। आपके अकाउंट का मौजूदा नाम बना रहेगा।',
  },
  NAME_NOT_RESOLVED: {
    title: 'नाम खोजने में गड़बड़ी',
    body: 'यह किसका है, पता नहीं। थोड़ी देर में फिर कोशिश करें, या पता इस्तेमाल करें।',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'नाम के सुझाव लाने में गड़बड़ी',
    body: 'थोड़ी देर में फिर कोशिश करें, या खुद कोई नाम चुनें।',
  },
  NAMES_NOT_FOUND: {
    title: 'पते के नाम लाने में गड़बड़ी',
    body: 'इस अकाउंट के कौन से नाम हैं, पता नहीं। थोड़ी देर में फिर कोशिश करें।',
  },
  NAME_NOT_REGISTERED: {
    title: 'नाम रजिस्टर करने में गड़बड़ी',
    body: 'सेवा ने इसे नहीं लिया। फिर कोशिश करें, या कोई और नाम चुनें।',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'इस नेटवर्क पर नाम नहीं',
    body: 'नाम सेवा इस नेटवर्क को नहीं जानती, या उस तक पहुँचा नहीं जा सकता। पता इस्तेमाल करें।',
  },
}
