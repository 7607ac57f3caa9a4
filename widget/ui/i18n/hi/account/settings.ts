import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'सेटिंग',
    language: 'भाषा',
    theme: 'थीम',
    themes: { light: 'हल्की', dark: 'गहरी', auto: 'आपके डिवाइस जैसी' },
    asSite: 'साइट जैसी',
    network: 'शुरुआती नेटवर्क',
    note: 'ये इस साइट पर लागू हैं, और साइट की सेटिंग से पहले मानी जाती हैं।',
    help: 'सहायता',
    log: 'सहायता के लिए लॉग',
    logLead:
      'विजेट ने इस पेज पर क्या किया: कनेक्शन, नाम से अनुरोध, ट्रांसफ़र के चरण, गड़बड़ियाँ। पते, कुंजियाँ और राशियाँ इसमें नहीं होतीं। जब तक आप शेयर न करें, यह यहीं रहता है।',
    logOff: 'यह साइट कोई लॉग नहीं रखती।',
    copy: 'लॉग कॉपी करें',
    copyFailed: 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। इसके बजाय टेक्स्ट चुनें।',
    about: 'परिचय',
    site: 'साइट',
    version: 'वर्ज़न',
    kept: 'याद रखा जाता है',
    keptIn: {
      local: 'इस ब्राउज़र में',
      cookie: 'इस साइट की कुकी में',
      memory: 'पेज बंद होने तक',
    },
  },
} satisfies typeof english
