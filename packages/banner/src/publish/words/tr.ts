import type { BannerTexts } from '../banner-texts.ts';

export const turkish: BannerTexts = {
  layer: {
    accept: 'Tümünü kabul et',
    reject: 'Tümünü reddet',
    choose: 'Seç',
    understood: 'Kapat',
    optOut: 'Kişisel verilerimi satmayın veya paylaşmayın',
    choices: 'Gizlilik tercihleri',
  },
  titles: {
    'opt-in': 'Yalnızca onay verirseniz',
    exempt: 'İsteğe bağlı çerezlere siz karar verirsiniz',
    'opt-out': 'Kişisel verilerinize siz karar verirsiniz',
    notice: 'Çerezleri nasıl kullanıyoruz',
  },
  introductions: {
    'opt-in':
      'Rıza verirseniz {vendors} hizmetlerini şu amaçlarla kullanır, bunun için cihazınızda veri saklar ve okuruz: {purposes}. Rıza vermek isteğe bağlıdır ve rızanızı “{choices}” bölümünden dilediğiniz zaman geri çekebilirsiniz.',
    'opt-out':
      '{vendors} hizmetlerini şu amaçlarla kullanıyoruz: {purposes}. Bu sırada ziyaretinize ilişkin veriler açıklanır; bazı ABD eyaletlerinin hukuku bunu kişisel verilerin satılması veya paylaşılması sayabilir. Dilediğiniz zaman reddedebilirsiniz: burada “{optOut}” ile veya sonra “{choices}” bölümünden.',
    notice:
      '{vendors} hizmetlerini şu amaçlarla kullanıyoruz: {purposes}. Bunun için cihazınızda veri saklanır, cihazınızdan okunur ve işlenir. Bunu “{choices}” bölümünden dilediğiniz zaman reddedebilirsiniz.',
    runs: 'Bu web sitesini iyileştirmek için baştan itibaren {vendors} hizmetlerini şu amaçlarla kullanıyoruz: {purposes}. Bunun için cihazınızda veri saklanır, cihazınızdan okunur ve işlenir. Dilediğiniz zaman ücretsiz olarak itiraz edebilirsiniz: burada “{reject}” ile veya sonra “{choices}” bölümünden.',
    asks: '{vendors} hizmetlerini yalnızca rıza verirseniz şu amaçlarla kullanırız: {purposes}. Rıza vermek isteğe bağlıdır ve rızanızı “{choices}” bölümünden dilediğiniz zaman geri çekebilirsiniz.',
    nothing: 'Bu web sitesi yalnızca çalışması için gerekenleri kullanır. Seçmeniz gereken bir şey yok.',
  },
  purposes: {
    FUNCTIONALITY: 'ek işlevler',
    ANALYTICS: 'ziyaret istatistikleri',
    ADVERTISING: 'kişiselleştirilmiş reklam',
    MARKETING: 'kişiselleştirilmiş pazarlama',
  },
  others: { one: '1 sağlayıcı daha', many: '{count} sağlayıcı daha' },
  links: { privacy: 'Gizlilik Politikası', cookies: 'Çerez Politikası', imprint: 'Yasal bilgiler' },
  responsible: 'Bu web sitesinin sorumlusu: {contact}',
  withoutScript: 'JavaScript olmadan bu web sitesinde rıza gerektiren hiçbir hizmet çalışmaz.',
  preferences: {
    signal:
      'Tarayıcınız “satma veya paylaşma” sinyali gönderiyor (Global Privacy Control). Buna uyuyoruz: siz açmadıkça isteğe bağlı her şey kapalı kalır.',
    close: 'Değişiklik yapmadan kapat',
    save: 'Tercihlerimi kaydet',
    alwaysOn: 'Her zaman açık',
    on: 'Açık',
    off: 'Kapalı',
    company: 'Şirket',
    purpose: 'Amaç',
    keptFor: 'Saklama süresi',
    session: 'Tarayıcıyı kapatana kadar',
    vendors: 'Sağlayıcılar',
    cookies: 'Çerezler',
    privacyNotice: 'Gizlilik bildirimi',
    record: 'Kaydınız: {record}, son değişiklik: {date}',
    placeholder:
      'Bu içerik {vendor} tarafından sağlanır. Yalnızca rıza verirseniz yüklenir, çünkü o zaman {vendor} veri alır.',
    allowOnce: 'Bir kez yükle',
    allowAlways: 'Her zaman izin ver: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Zorunlu',
        about: 'Bunlar olmadan web sitesi çalışmaz veya güvenli olmaz. Rıza gerektirmezler.',
      },
      FUNCTIONALITY: { name: 'İşlevler', about: 'Video, harita ve sohbet gibi isteğe bağlı işlevler ekler.' },
      ANALYTICS: {
        name: 'İstatistik',
        about:
          'Ziyaretleri sayar ve hangi sayfaların kullanıldığını gösterir; böylece web sitesi iyileştirilebilir.',
      },
      ADVERTISING: {
        name: 'Reklam',
        about:
          'Burada ve başka yerlerde ilgi alanlarınıza uygun reklamlar gösterir ve işe yarayıp yaramadıklarını ölçer.',
      },
      MARKETING: {
        name: 'Pazarlama',
        about:
          'Bültenleri, teklifleri ve sosyal medya içeriğini size göre uyarlar ve sizi hangi iş ortağının getirdiğini gösterir.',
      },
    },
  },
};
