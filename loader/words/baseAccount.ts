/** A name, in every language. */
export const NAME = 'Base Account'

/** What is asked where a browser wants a click before it opens the window. */
export const baseAccount = {
  en: {
    go: 'Continue',
    body: 'Continue in the window of Base Account. Your browser opens it when you click.',
  },
  ar: { go: 'متابعة', body: 'تابع في نافذة Base Account. يفتحها متصفحك بنقرة.' },
  de: {
    go: 'Weiter',
    body: 'Mach im Fenster von Base Account weiter. Dein Browser öffnet es mit einem Klick.',
  },
  es: {
    go: 'Continuar',
    body: 'Continúa en la ventana de Base Account. Tu navegador la abre con un clic.',
  },
  fa: {
    go: 'ادامه',
    body: 'در پنجره Base Account ادامه دهید. مرورگر شما آن را با یک کلیک باز می‌کند.',
  },
  fr: {
    go: 'Continuer',
    body: 'Continuez dans la fenêtre de Base Account. Votre navigateur l’ouvre d’un clic.',
  },
  he: { go: 'המשך', body: 'ממשיכים בחלון של Base Account. הדפדפן פותח אותו בלחיצה.' },
  hi: {
    go: 'जारी रखें',
    body: 'Base Account की विंडो में जारी रखें। आपका ब्राउज़र उसे एक क्लिक पर खोलता है।',
  },
  id: {
    go: 'Lanjutkan',
    body: 'Lanjutkan di jendela Base Account. Browser membukanya dengan satu klik.',
  },
  it: {
    go: 'Continua',
    body: 'Continua nella finestra di Base Account. Il browser la apre con un clic.',
  },
  ja: {
    go: '続ける',
    body: 'Base Account のウィンドウで続けてください。クリックするとブラウザーが開きます。',
  },
  ko: { go: '계속', body: 'Base Account 창에서 계속하세요. 클릭하면 브라우저가 창을 엽니다.' },
  pl: {
    go: 'Dalej',
    body: 'Kontynuuj w oknie Base Account. Przeglądarka otworzy je po kliknięciu.',
  },
  'pt-BR': {
    go: 'Continuar',
    body: 'Continue na janela da Base Account. Seu navegador a abre com um clique.',
  },
  ru: {
    go: 'Продолжить',
    body: 'Продолжите в окне Base Account. Браузер откроет его по нажатию.',
  },
  th: {
    go: 'ดำเนินการต่อ',
    body: 'ดำเนินการต่อในหน้าต่าง Base Account เบราว์เซอร์จะเปิดให้เมื่อคุณคลิก',
  },
  tr: {
    go: 'Devam et',
    body: 'Base Account penceresinde devam et. Tarayıcın onu bir tıklamayla açar.',
  },
  uk: {
    go: 'Продовжити',
    body: 'Продовжте у вікні Base Account. Браузер відкриє його за натисканням.',
  },
  vi: {
    go: 'Tiếp tục',
    body: 'Tiếp tục trong cửa sổ Base Account. Trình duyệt mở cửa sổ đó khi bạn nhấp.',
  },
  'zh-CN': { go: '继续', body: '请在 Base Account 的窗口中继续。点击后浏览器会打开它。' },
  'zh-TW': { go: '繼續', body: '請在 Base Account 的視窗中繼續。點擊後瀏覽器會開啟它。' },
}
