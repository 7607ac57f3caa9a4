/** What is said where the browser is older than those that the widget runs in. */
export const tooOld = {
  en: {
    title: 'This browser is too old',
    body: 'The wallet needs a newer one. Update it, or open this page in another browser. Your funds are not affected.',
  },
  ar: {
    title: 'هذا المتصفح قديم جدًا',
    body: 'تحتاج المحفظة إلى متصفح أحدث. حدّثه أو افتح هذه الصفحة في متصفح آخر. أموالك لم تتأثر.',
  },
  de: {
    title: 'Dieser Browser ist zu alt',
    body: 'Die Wallet braucht einen neueren. Aktualisiere ihn oder öffne diese Seite in einem anderen Browser. Dein Geld ist nicht betroffen.',
  },
  es: {
    title: 'Este navegador es demasiado antiguo',
    body: 'La wallet necesita uno más reciente. Actualízalo o abre esta página en otro navegador. Tus fondos no se ven afectados.',
  },
  fa: {
    title: 'این مرورگر خیلی قدیمی است',
    body: 'کیف پول به مرورگر جدیدتری نیاز دارد. آن را به‌روز کنید یا این صفحه را در مرورگر دیگری باز کنید. دارایی‌تان دست‌نخورده است.',
  },
  fr: {
    title: 'Ce navigateur est trop ancien',
    body: 'Le wallet a besoin d’une version plus récente. Mettez-le à jour ou ouvrez cette page dans un autre navigateur. Vos fonds ne sont pas affectés.',
  },
  he: {
    title: 'הדפדפן הזה ישן מדי',
    body: 'הארנק צריך דפדפן חדש יותר. עדכנו אותו או פתחו את הדף הזה בדפדפן אחר. הכספים שלכם לא הושפעו.',
  },
  hi: {
    title: 'यह ब्राउज़र बहुत पुराना है',
    body: 'वॉलेट को नए ब्राउज़र की ज़रूरत है। इसे अपडेट करें या इस पेज को किसी दूसरे ब्राउज़र में खोलें। आपके फंड पर कोई असर नहीं पड़ा है।',
  },
  id: {
    title: 'Browser ini terlalu lama',
    body: 'Wallet membutuhkan yang lebih baru. Perbarui, atau buka halaman ini di browser lain. Dana Anda tidak terpengaruh.',
  },
  it: {
    title: 'Questo browser è troppo vecchio',
    body: 'Il wallet ne richiede uno più recente. Aggiornalo o apri questa pagina in un altro browser. I tuoi fondi non sono coinvolti.',
  },
  ja: {
    title: 'このブラウザは古すぎます',
    body: 'ウォレットには新しいブラウザが必要です。更新するか、別のブラウザでこのページを開いてください。資金に影響はありません。',
  },
  ko: {
    title: '이 브라우저는 너무 오래되었습니다',
    body: '지갑을 쓰려면 더 새로운 브라우저가 필요합니다. 업데이트하거나 다른 브라우저에서 이 페이지를 여세요. 자금에는 영향이 없습니다.',
  },
  pl: {
    title: 'Ta przeglądarka jest za stara',
    body: 'Portfel potrzebuje nowszej. Zaktualizuj ją albo otwórz tę stronę w innej przeglądarce. Twoje środki są bezpieczne.',
  },
  'pt-BR': {
    title: 'Este navegador é antigo demais',
    body: 'A carteira precisa de um mais recente. Atualize-o ou abra esta página em outro navegador. Seus fundos não foram afetados.',
  },
  ru: {
    title: 'Этот браузер слишком старый',
    body: 'Кошельку нужен более новый. Обновите его или откройте эту страницу в другом браузере. Ваши средства не затронуты.',
  },
  th: {
    title: 'เบราว์เซอร์นี้เก่าเกินไป',
    body: 'วอลเล็ตต้องใช้เวอร์ชันที่ใหม่กว่า อัปเดตเบราว์เซอร์ หรือเปิดหน้านี้ในเบราว์เซอร์อื่น เงินของคุณไม่ได้รับผลกระทบ',
  },
  tr: {
    title: 'Bu tarayıcı çok eski',
    body: 'Cüzdan daha yeni bir tarayıcı istiyor. Güncelleyin veya bu sayfayı başka bir tarayıcıda açın. Paranız etkilenmedi.',
  },
  uk: {
    title: 'Цей браузер застарілий',
    body: 'Гаманцю потрібен новіший. Оновіть його або відкрийте цю сторінку в іншому браузері. Ваші кошти не постраждали.',
  },
  vi: {
    title: 'Trình duyệt này quá cũ',
    body: 'Ví cần trình duyệt mới hơn. Hãy cập nhật, hoặc mở trang này trong trình duyệt khác. Tiền của bạn không bị ảnh hưởng.',
  },
  'zh-CN': {
    title: '此浏览器版本过旧',
    body: '钱包需要更新的浏览器。请更新浏览器，或在其他浏览器中打开此页面。你的资金不受影响。',
  },
  'zh-TW': {
    title: '此瀏覽器版本過舊',
    body: '錢包需要較新的瀏覽器。請更新瀏覽器，或在其他瀏覽器中開啟此頁面。你的資金不受影響。',
  },
}
