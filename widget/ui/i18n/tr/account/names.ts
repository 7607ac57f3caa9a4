import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Hesap adı seç',
    title: 'Ad seç',
    label: 'Ad',
    placeholder: 'your-name',
    hint: 'Harf, rakam ve tire, en az 4.',
    characters: 'Yalnızca harf, rakam ve - içerebilir',
    tooShort: 'Ad en az 4 karakter olmalı',
    tooLong: 'Ad en fazla 63 karakter olabilir',
    result: 'Adınız',
    available: 'Uygun',
    registered: 'Kayıtlı',
    checking: 'Denetleniyor',
    unknown: 'Denetlenemedi',
    resolveFailed: 'Ad çözümlenirken hata',
    suggestions: 'Benzer, boştaki adlar',
    suggestionsFailed: 'Ad önerileri alınırken hata',
    ownUnknown: 'Adresin adları alınırken hata',
    enter: 'Ad girin',
    taken: 'Bu ad alınmış',
    another: 'Başka ad seç',
    register: (name) => `${name} adını kaydet`,
    footnote:
      'Ücretsiz: bir mesaj imzalarsınız, hiçbir şey hareket etmez. Adın hangi adrese gittiğini herkes görebilir.',
    signingTitle: (wallet) => `${wallet} içinde devam edin`,
    signingBody: (name) =>
      `${name} adını almak için oradaki mesajı imzalayın. Ücretsizdir ve hiçbir şeyi hareket ettirmez.`,
    sendingTitle: (name) => `${name} kaydediliyor`,
    doneTitle: 'Ad kaydedildi',
    yours: (name) => `${name} artık sizin`,
    doneBody: 'Bu ada gönderilen, hesabınıza gelir.',
    copy: (name) => `${name} adını kopyala`,
    ownedTitle: 'Zaten bir adınız var',
    ownedBody: (name) => `${name} bu hesaba gider.`,
    emptyBody: 'Hesabına ad vermek için cüzdan bağlayın.',
    unavailableTitle: 'Burada ad yok',
    unavailableBody: (network) =>
      `Ad hizmeti ${network} ağını bilmiyor veya erişilemiyor. Tekrar deneyin veya ağı değiştirin.`,
  },
} satisfies typeof english
