import type { BannerTexts } from '../banner-texts.ts';

export const croatian: BannerTexts = {
  layer: {
    accept: 'Prihvati sve',
    reject: 'Odbij sve',
    choose: 'Odaberi',
    understood: 'Zatvori',
    optOut: 'Nemojte prodavati ni dijeliti moje osobne podatke',
    choices: 'Postavke privatnosti',
  },
  titles: {
    'opt-in': 'Samo uz vašu privolu',
    exempt: 'O neobaveznim kolačićima odlučujete vi',
    'opt-out': 'O svojim osobnim podacima odlučujete vi',
    notice: 'Kako koristimo kolačiće',
  },
  introductions: {
    'opt-in':
      'Uz vašu privolu koristimo usluge {vendors} u ove svrhe: {purposes}, i zbog toga spremamo i čitamo podatke na vašem uređaju. Privola je dobrovoljna i možete je povući u svakom trenutku pod „{choices}”.',
    'opt-out':
      'Koristimo usluge {vendors} u ove svrhe: {purposes}. Pritom se otkrivaju podaci o vašem posjetu, što se prema pravu nekih saveznih država SAD-a može smatrati prodajom ili dijeljenjem osobnih podataka. To možete odbiti u svakom trenutku: ovdje gumbom „{optOut}” ili poslije pod „{choices}”.',
    notice:
      'Koristimo usluge {vendors} u ove svrhe: {purposes}. Zbog toga se podaci spremaju na vaš uređaj, čitaju s njega i obrađuju. To možete odbiti u svakom trenutku pod „{choices}”.',
    runs: 'Kako bismo poboljšali ovo web-mjesto, od početka koristimo usluge {vendors} u ove svrhe: {purposes}. Zbog toga se podaci spremaju na vaš uređaj, čitaju s njega i obrađuju. U svakom trenutku možete besplatno uložiti prigovor: ovdje gumbom „{reject}” ili poslije pod „{choices}”.',
    asks: 'Samo uz vašu privolu koristimo usluge {vendors} u ove svrhe: {purposes}. Privola je dobrovoljna i možete je povući u svakom trenutku pod „{choices}”.',
    nothing: 'Ovo web-mjesto koristi samo ono što mu je potrebno za rad. Ne trebate ništa birati.',
  },
  purposes: {
    FUNCTIONALITY: 'dodatne funkcije',
    ANALYTICS: 'statistika posjeta',
    ADVERTISING: 'personalizirano oglašavanje',
    MARKETING: 'personalizirani marketing',
  },
  others: { one: 'još 1 pružatelja', many: 'još {count} pružatelja' },
  links: { privacy: 'Pravila privatnosti', cookies: 'Pravila o kolačićima', imprint: 'Podaci o tvrtki' },
  responsible: 'Za ovo web-mjesto odgovara: {contact}',
  withoutScript: 'Bez JavaScripta na ovom web-mjestu ne rade usluge za koje je potrebna privola.',
  preferences: {
    signal:
      'Vaš preglednik šalje signal „ne prodavati i ne dijeliti” (Global Privacy Control). Poštujemo ga: sve neobavezno ostaje isključeno dok to sami ne uključite.',
    close: 'Zatvori bez promjena',
    save: 'Spremi odabir',
    alwaysOn: 'Uvijek uključeno',
    on: 'Uključeno',
    off: 'Isključeno',
    company: 'Tvrtka',
    purpose: 'Svrha',
    keptFor: 'Rok čuvanja',
    session: 'Dok ne zatvorite preglednik',
    vendors: 'Pružatelji',
    cookies: 'Kolačići',
    privacyNotice: 'Obavijest o privatnosti',
    record: 'Vaš zapis: {record}, zadnji put promijenjen {date}',
    placeholder:
      'Ovaj sadržaj pruža {vendor}. Učitava se samo uz vašu privolu jer tada {vendor} dobiva podatke.',
    allowOnce: 'Učitaj jednom',
    allowAlways: 'Uvijek dopusti: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nužni',
        about: 'Bez njih web-mjesto ne radi ili nije sigurno. Za njih nije potrebna privola.',
      },
      FUNCTIONALITY: {
        name: 'Funkcije',
        about: 'Dodaju neobavezne funkcije, primjerice videozapise, karte i razgovor.',
      },
      ANALYTICS: {
        name: 'Statistika',
        about: 'Broji posjete i pokazuje koje se stranice koriste kako bi se web-mjesto moglo poboljšati.',
      },
      ADVERTISING: {
        name: 'Oglašavanje',
        about: 'Prikazuje oglase prema vašim interesima, ovdje i drugdje, i mjeri njihov učinak.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Prilagođava vam biltene, ponude i sadržaj društvenih mreža i pokazuje koji vas je partner ovamo doveo.',
      },
    },
  },
};
