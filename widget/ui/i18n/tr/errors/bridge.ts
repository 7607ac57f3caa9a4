import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'Tutar çok düşük',
    body: 'Ücretler çok yer tutar. Hiçbir şey gönderilmedi. Daha yüksek tutar seçin.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'Tutar çok yüksek',
    body: 'Tek seferde bundan fazlası geçemez. Hiçbir şey gönderilmedi. Parçalar hâlinde gönderin.',
  },
  BRIDGE_API_ERROR: {
    title: 'Köprü hizmeti reddetti',
    body: 'Paranız etkilenmez. Tutarı veya tokenı değiştirin ya da biraz sonra deneyin.',
  },
  SIMULATION_ERROR: {
    title: 'Ulaşmayacaktı',
    body: 'Varış denemesi başarısız oldu, bu yüzden hiçbir şey gönderilmedi. Tekrar deneyin veya tutarı değiştirin.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'İlerleme şu an okunamıyor',
    body: 'Gönderilen onsuz da sürer. Biraz sonra yeniden bakın.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'Ağ yanıt vermiyor',
    body: 'Gönderilen siz olmadan sürer. Biraz sonra tekrar deneyin.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Başka bir ağın düğümü yanıt verdi',
    body: 'Gönderilen siz olmadan sürer. Biraz sonra tekrar deneyin.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Bu ağ burada kurulu değil',
    body: 'Hiçbir şey gönderilmedi. Başka bir ağ seçin.',
  },
  BRIDGE_NO_POOL: {
    title: 'Köprü yerinde değil',
    body: 'Bu ağdaki adresinde hiçbir şey yok; hiçbir şeye izin verilmedi, hiçbir şey gönderilmedi.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Bir token’ın birimleri kesin değil',
    body: 'Köprü hizmeti onu token’ın kendisinden farklı birimlerle sayıyor. Hiçbir şey gönderilmedi.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Ulaşması için süre çok az',
    body: 'Büyük olasılıkla saatler sonra geri dönerdi, bu yüzden hiçbir şey gönderilmedi. Yeni bir teklifle deneyin.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'Bu sitenin köprüsü yanlış kurulmuş',
    body: 'Hiçbir şey gönderilmedi. Site sahibi entegratör kimliğini düzeltmeli.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Cüzdan bağlı değil',
    body: 'Hiçbir şey gönderilmedi. Cüzdan bağlayıp tekrar deneyin.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Başka bir hesap etkin',
    body: 'Bu transfer başka bir hesaba ait. Cüzdanınızda ona geçip tekrar deneyin.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Cüzdanınız başka bir ağda',
    body: 'Hiçbir şey gönderilmedi. Cüzdanınızda ağı değiştirip tekrar deneyin.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Bu tokendan yeterli yok',
    body: 'Bakiyeniz tutardan az. Hiçbir şey gönderilmedi. Daha düşük tutar seçin.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Ağ ücreti için yeterli yok',
    body: 'Ağ kendi para birimiyle ödenir. Hiçbir şey gönderilmedi. Biraz ekleyip tekrar deneyin.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Cüzdanınız gerekenden azına izin verdi',
    body: 'Hiçbir şey gönderilmedi. Tekrar deneyip tutarın tamamına izin verin.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'İzin başarısız olacaktı',
    body: 'Deneme başarısız oldu; cüzdanınıza sorulmadı ve hiçbir şey gönderilmedi. Tekrar deneyin.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'İzin başarısız oldu',
    body: 'Ağ geri aldı. Ücretini ödediniz ve hiçbir şey gönderilmedi. Tekrar deneyin.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'Gönderim başarısız olacaktı',
    body: 'Deneme başarısız oldu; cüzdanınıza sorulmadı ve hiçbir şey gönderilmedi. Tekrar deneyin.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'Ağ geri aldı',
    body: 'Ağ ücretini ödediniz, tutar hâlâ sizin. Yeni teklifle tekrar deneyin.',
  },
  BRIDGE_REVERTED: {
    title: 'Ağ geri aldı',
    body: 'Ağ ücretini ödediniz, tutar hâlâ sizin. Tekrar deneyin.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Zaten gönderilmiş olabilir',
    body: 'Önce cüzdanınızın hareketlerine bakın. Oradaysa bir şey yapmayın, ulaşacaktır. “Tekrar dene” onu bir kez daha gönderir.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Şimdi daha az alırsınız',
    body: 'Siz imzalamadan kur değişti, bu yüzden hiçbir şey gönderilmedi. “Tekrar dene” yeni kuru kabul eder.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'Teklif çok eski',
    body: 'Onunla hiçbir şey gönderilmedi. “Tekrar dene” şimdiki kurla sürdürür.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Bu teklife güvenilemez',
    body: 'Kendisiyle veya isteğinizle çelişiyor, bu yüzden kullanılmadı. Hiçbir şey gönderilmedi.',
  },
  BRIDGE_EXPIRED: {
    title: 'Kimse zamanında karşılamadı',
    body: 'Tutarınız geldiği ağda iade edilir. Yapmanız gereken bir şey yok.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'Cüzdanınızın yanıtı anlamsız',
    body: 'Tekrar denemeden önce gönderilip gönderilmediğine cüzdanınızda bakın.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Arama için bir şey eksik',
    body: 'Yatırma işleminin karmasını veya yatırmanın numarasını ve havuzunu girin.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Bu bir işlem karması değil',
    body: '0x ile başlar ve ardından 64 rakam ve harf gelir. Cüzdanınızdan veya gezginden kopyalayın.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'İşlem bulunamadı',
    body: 'Ağda yok veya henüz yok. Karmayı ve ağı denetleyin.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'Yatırma bulunamadı',
    body: 'O ağda bu numaralı yatırma yok. İkisini de denetleyin.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Henüz ödenmedi',
    body: 'Bu yatırmanın ödemesi bulunamadı. Hâlâ gelebilir; o zamana kadar yatırma güvende.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'Yatırma bulunamadı',
    body: 'İşlem gerçekleşti ama içinde yatırma yok. Tekrar denemeden önce gezginde bakın.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'Gönderilen, onayladığınız değil',
    body: 'Ağdaki işlem farklı. Bu cüzdanla bir daha imzalamayın.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Cüzdanınızda iptal edildi',
    body: 'Bu işlemi cüzdanınızda değiştirdiniz. Köprüleme yapılmadı.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Cüzdan bağlı değil',
    body: 'Hiçbir şey gönderilmedi. Cüzdan bağlayıp tekrar deneyin.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Cüzdan bağlı değil',
    body: 'Hiçbir şey imzalanmadı. Cüzdan bağlayıp tekrar deneyin.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Varışta yapılacak bir şey yok',
    body: 'Site işlem istedi ama belirtmedi. Hiçbir şey gönderilmedi.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Varışta olması gereken geçersiz',
    body: 'Site sahibi düzeltmeli. Hiçbir şey gönderilmedi.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Uyan fiyat yok',
    body: 'Varışta olması gereken her fiyatla değişti. Hiçbir şey gönderilmedi. Tekrar deneyin.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Şu anda site ücretiyle birlikte çok fazla',
    body: 'Hiçbir aktarıcı bu kadarını site ücretiyle birlikte ödeyemez. Hiçbir şey gönderilmedi. Daha düşük bir tutar seçin veya daha sonra tekrar deneyin.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Bu ağ bunu varışta yapamaz',
    body: 'Orada işlemleri çalıştıracak bir şey yok, bu yüzden hiçbir şey gönderilmedi. Başka bir ağ seçin.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'Bu sitenin köprüsü güvenli kurulmamış',
    body: 'Anahtar her ziyaretçinin okuyabileceği yerdeydi, bu yüzden kullanılmadı. Hiçbir şey gönderilmedi.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Başarısız olacaktı',
    body: 'Deneme başarısız oldu, bu yüzden hiçbir şey gönderilmedi. Tekrar deneyin veya tutarı değiştirin.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'Deneme gösterilemiyor',
    body: 'Onu gösteren hizmet yanıt vermedi. Hiçbir şey gönderilmedi.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Denemeler burada kurulu değil',
    body: 'Site sahibi kurmalı. Hiçbir şey gönderilmedi.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Bunu başka bir hesap gönderdi',
    body: 'Yalnızca gönderen hesap hızlandırabilir. Cüzdanınızda ona geçin.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Çok fazla vermiş olursunuz',
    body: 'Yeni bir transfer bundan fazlasını alır. Hiçbir şey imzalanmadı. Daha yüksek tutar seçin.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'Bu, gönderilenden fazla',
    body: 'İlk anlaşılandan fazlası ulaşamaz. Hiçbir şey imzalanmadı. Daha düşük tutar seçin.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Hızlandırma işe yaramaz',
    body: 'Ücret zaten yeni bir transferinki kadar. Hiçbir şey imzalanmadı. Yolda.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'Zaten ulaştı',
    body: 'Hızlandırılacak bir şey yok ve hiçbir şey imzalanmadı.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'Cüzdanınızın yanıtı anlamsız',
    body: 'Kullanılmadı. Transferiniz olduğu gibi sürer. Tekrar deneyin.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'Hızlandırma başarısız olacaktı',
    body: 'Deneme başarısız oldu, bu yüzden gönderilmedi. Transferiniz olduğu gibi sürer.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'Hızlandırma başarısız oldu',
    body: 'Bunun için ağ ücretini ödediniz. Transferiniz olduğu gibi sürer.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'Transfer durdu',
    body: 'Beklenmedik bir şey oldu. Gönderilip gönderilmediğine cüzdanınızda bakıp tekrar deneyin.',
  },
}
