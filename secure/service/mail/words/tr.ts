import type { MailWords } from '../mailWords.ts'

/** Turkish. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `${brand} için yeni bir cihazı onaylayın`,
    lead: ({ brand, deviceName }) =>
      `Biri ${deviceName} ile ${brand} cüzdanınıza giriş yapmak istiyor. Bu sayfayı açıp onaylayın. Sayfa size, başladığınız yere yazacağınız bir kod gösterir.`,
    action: 'İsteği gör',
    after: ({ duration }) =>
      `Bağlantı ${duration} geçerlidir. Bu siz değil miydiniz? Hiçbir şey yapmayın veya sayfayı açıp reddedin. Yanıtınız olmadan kimse içeri giremez.`,
  },
  login: {
    subject: ({ brand }, code) => `${code}, ${brand} kodunuz`,
    lead: ({ brand }) => `${brand} cüzdanınıza giriş kodunuz:`,
    after: ({ brand, duration }) =>
      `Kod ${duration} geçerlidir. Onu yalnızca girişe başladığınız yere yazın ve kimseye vermeyin: ${brand} bu kodu asla istemez. Bu siz değil miydiniz? O hâlde biri adresinizi yazmıştır; bu e-postayı dikkate almayın.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code}, ${brand} e-posta adresi değişikliğinizi onaylar`,
    lead: () =>
      'Cüzdanınıza giriş yapmış biri başka bir e-posta adresi kullanmak istiyor. Bu kod şu anki adresinizi onaylar:',
    after: ({ duration }) =>
      `Kod ${duration} geçerlidir. Bu siz değil miydiniz? Kodu kimseye vermeyin, cüzdanınızda Cihazlar’ı açın ve tanımadıklarınızı kaldırın.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code}, yeni ${brand} e-posta adresinizi onaylar`,
    lead: ({ brand }) => `Bu kod, ${brand} cüzdanınızın bu adresi kullanabileceğini onaylar:`,
    after: ({ duration }) =>
      `Kod ${duration} geçerlidir. Bu siz değil miydiniz? O hâlde biri adresinizi yazmıştır; bu e-postayı dikkate almayın.`,
  },
  change: {
    subject: ({ brand }) => `${brand} cüzdanınız: bekleyen bir değişiklik var`,
    lead: ({ what, due, deviceName }) =>
      `${deviceName} ile oturum açan biri şunu istedi: ${what}. Bu, ${due} sonrasında olacak.`,
    action: 'Bak ve durdur',
    after: () =>
      'Siz miydiniz? Hiçbir şey yapmayın. Siz değil miydiniz? Bu bağlantıyla durdurun ve e-posta parolanızı değiştirin: isteyen kişi e-postalarınızı okuyor olabilir.',
    what: { delete: 'hesabınız silinir', device: (name) => `${name} kaldırılır` },
  },
  notice: {
    subject: ({ brand }) => `${brand} cüzdanınız: bu siz miydiniz?`,
    lead: ({ what, deviceName }) => `${deviceName} ile cüzdanınızda şu yapıldı: ${what}.`,
    after: () =>
      'Siz miydiniz? Hiçbir şey yapmayın. Siz değil miydiniz? O hâlde başka biri cüzdanınızı kullanabilir: oturum açın, tanımadığınız cihazları kaldırın, kurtarmayı yeniden kurun, varlıklarınızı başka bir cüzdana taşıyın ve e-posta parolanızı değiştirin.',
    what: {
      recovery: 'yeni bir kurtarma kuruldu, öncekisi artık geçersiz',
      letIn: (name) => `${name} kabul edildi ve imzalayabilir`,
    },
  },
  deviceName: {
    on: (browser, system) => `${system} üzerinde ${browser}`,
    unknown: 'bir tarayıcı',
  },
  asked: ({ site, deviceName, time }) => `İstek: ${site}, ${deviceName}, ${time}.`,
}
