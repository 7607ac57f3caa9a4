import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'सेवा ने जवाब नहीं दिया',
    body: 'आपके फ़ंड पर कोई असर नहीं पड़ा। थोड़ी देर में फिर कोशिश करें।',
  },
  HTTP_TIMEOUT: {
    title: 'सेवा बहुत देर लगा रही है',
    body: 'आपके फ़ंड पर कोई असर नहीं पड़ा। थोड़ी देर में फिर कोशिश करें।',
  },
  HTTP_UNREACHABLE: {
    title: 'सेवा तक पहुँचा नहीं जा सकता',
    body: 'आपके फ़ंड पर कोई असर नहीं पड़ा। अपना कनेक्शन जाँचें, फिर कोशिश करें।',
  },
  HTTP_UNREADABLE: {
    title: 'सेवा का जवाब पढ़ा नहीं जा सकता',
    body: 'उसका इस्तेमाल नहीं हुआ, और आपके फ़ंड पर कोई असर नहीं पड़ा। थोड़ी देर में फिर कोशिश करें।',
  },
  RPC_UNAVAILABLE: {
    title: 'नेटवर्क जवाब नहीं दे रहा',
    body: 'आपके फ़ंड पर कोई असर नहीं पड़ा। थोड़ी देर में फिर कोशिश करें।',
  },
  RPC_NO_URL: {
    title: 'यह नेटवर्क यहाँ पढ़ा नहीं जा सकता',
    body: 'इस साइट ने उस तक पहुँचने का कोई तरीका नहीं बताया है। आपके फ़ंड पर कोई असर नहीं पड़ा।',
  },
}
