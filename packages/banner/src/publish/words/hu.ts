import type { BannerTexts } from '../banner-texts.ts';

export const hungarian: BannerTexts = {
  layer: {
    accept: 'Összes elfogadása',
    reject: 'Összes elutasítása',
    choose: 'Választás',
    understood: 'Bezárás',
    optOut: 'Ne adják el és ne osszák meg a személyes adataimat',
    choices: 'Adatvédelmi beállítások',
  },
  titles: {
    'opt-in': 'Csak az Ön hozzájárulásával',
    exempt: 'Ön dönt a nem kötelező sütikről',
    'opt-out': 'Ön dönt a személyes adatairól',
    notice: 'Így használunk sütiket',
  },
  introductions: {
    'opt-in':
      'Ha hozzájárul, a következő szolgáltatásokat használjuk: {vendors}, és ehhez adatokat tárolunk és olvasunk az Ön eszközén; a célok: {purposes}. A hozzájárulás önkéntes, és bármikor visszavonható itt: „{choices}”.',
    'opt-out':
      'A következő szolgáltatásokat használjuk: {vendors}; a célok: {purposes}. Ennek során a látogatására vonatkozó adatok kerülnek át másokhoz, ami egyes amerikai államok joga szerint a személyes adatok eladásának vagy megosztásának minősülhet. Ezt bármikor elutasíthatja: itt a „{optOut}” gombbal, vagy később itt: „{choices}”.',
    notice:
      'A következő szolgáltatásokat használjuk: {vendors}; a célok: {purposes}. Ehhez adatokat tárolunk az Ön eszközén, onnan kiolvassuk és kezeljük őket. Ezt bármikor elutasíthatja itt: „{choices}”.',
    runs: 'A webhely javítása érdekében kezdettől a következő szolgáltatásokat használjuk: {vendors}; a célok: {purposes}. Ehhez adatokat tárolunk az Ön eszközén, onnan kiolvassuk és kezeljük őket. Ez ellen bármikor díjmentesen tiltakozhat: itt a „{reject}” gombbal, vagy később itt: „{choices}”.',
    asks: 'Csak az Ön hozzájárulásával használjuk a következő szolgáltatásokat: {vendors}; a célok: {purposes}. A hozzájárulás önkéntes, és bármikor visszavonható itt: „{choices}”.',
    nothing: 'Ez a webhely csak azt használja, ami a működéséhez kell. Nincs miről választania.',
  },
  purposes: {
    FUNCTIONALITY: 'kiegészítő funkciók',
    ANALYTICS: 'látogatási statisztika',
    ADVERTISING: 'személyre szabott hirdetés',
    MARKETING: 'személyre szabott marketing',
  },
  others: { one: '1 további szolgáltató', many: '{count} további szolgáltató' },
  links: { privacy: 'Adatkezelési tájékoztató', cookies: 'Sütitájékoztató', imprint: 'Impresszum' },
  responsible: 'A webhelyért felelős: {contact}',
  withoutScript: 'JavaScript nélkül ezen a webhelyen nem fut hozzájárulást igénylő szolgáltatás.',
  preferences: {
    signal:
      'A böngészője „ne adják el, ne osszák meg” jelzést küld (Global Privacy Control). Ezt tiszteletben tartjuk: minden nem kötelező elem kikapcsolva marad, amíg Ön be nem kapcsolja.',
    close: 'Bezárás módosítás nélkül',
    save: 'Választás mentése',
    alwaysOn: 'Mindig bekapcsolva',
    on: 'Bekapcsolva',
    off: 'Kikapcsolva',
    company: 'Cég',
    purpose: 'Cél',
    keptFor: 'Megőrzési idő',
    session: 'A böngésző bezárásáig',
    vendors: 'Szolgáltatók',
    cookies: 'Sütik',
    privacyNotice: 'Adatvédelmi tájékoztató',
    record: 'Az Ön bejegyzése: {record}, utolsó módosítás: {date}',
    placeholder:
      'Ennek a tartalomnak a forrása: {vendor}. Csak az Ön hozzájárulásával töltődik be, mert ekkor {vendor} adatokat kap.',
    allowOnce: 'Betöltés egyszer',
    allowAlways: 'Mindig engedélyezem: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Elengedhetetlen',
        about: 'Nélkülük a webhely nem működik, vagy nem biztonságos. Hozzájárulás nem szükséges hozzájuk.',
      },
      FUNCTIONALITY: {
        name: 'Funkciók',
        about: 'Kiegészítő funkciókat adnak hozzá, például videókat, térképeket és csevegést.',
      },
      ANALYTICS: {
        name: 'Statisztika',
        about:
          'Megszámolja a látogatásokat, és megmutatja, mely oldalakat használják, hogy a webhely jobb lehessen.',
      },
      ADVERTISING: {
        name: 'Hirdetés',
        about: 'Az érdeklődésének megfelelő hirdetéseket mutat itt és másutt, és méri a hatásukat.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Önhöz igazítja a hírleveleket, az ajánlatokat és a közösségi tartalmakat, és megmutatja, melyik partnertől érkezett.',
      },
    },
  },
};
