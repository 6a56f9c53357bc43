import type { BannerTexts } from '../banner-texts.ts';

export const estonian: BannerTexts = {
  layer: {
    accept: 'Nõustu kõigiga',
    reject: 'Keeldu kõigist',
    choose: 'Vali',
    understood: 'Sulge',
    optOut: 'Ärge müüge ega jagage minu isikuandmeid',
    choices: 'Privaatsusvalikud',
  },
  titles: {
    'opt-in': 'Ainult teie nõusolekul',
    exempt: 'Valikuliste küpsiste üle otsustate teie',
    'opt-out': 'Oma isikuandmete üle otsustate teie',
    notice: 'Kuidas me küpsiseid kasutame',
  },
  introductions: {
    'opt-in':
      'Teie nõusolekul kasutame järgmisi teenuseid: {vendors}, ning salvestame ja loeme selleks teie seadmes andmeid; eesmärgid on {purposes}. Nõusolek on vabatahtlik ja te saate selle igal ajal tagasi võtta jaotises „{choices}“.',
    'opt-out':
      'Kasutame järgmisi teenuseid: {vendors}; eesmärgid on {purposes}. Seejuures avaldatakse andmeid teie külastuse kohta, mida mõne USA osariigi õigus võib pidada isikuandmete müügiks või jagamiseks. Võite sellest igal ajal keelduda: siin nupuga „{optOut}“ või hiljem jaotises „{choices}“.',
    notice:
      'Kasutame järgmisi teenuseid: {vendors}; eesmärgid on {purposes}. Selleks salvestatakse teie seadmesse andmeid, loetakse neid sealt ja töödeldakse. Võite sellest igal ajal keelduda jaotises „{choices}“.',
    runs: 'Veebisaidi parandamiseks kasutame algusest peale järgmisi teenuseid: {vendors}; eesmärgid on {purposes}. Selleks salvestatakse teie seadmesse andmeid, loetakse neid sealt ja töödeldakse. Võite igal ajal tasuta vastuväite esitada: siin nupuga „{reject}“ või hiljem jaotises „{choices}“.',
    asks: 'Ainult teie nõusolekul kasutame järgmisi teenuseid: {vendors}; eesmärgid on {purposes}. Nõusolek on vabatahtlik ja te saate selle igal ajal tagasi võtta jaotises „{choices}“.',
    nothing: 'See veebisait kasutab ainult seda, mida ta tööks vajab. Valida pole midagi.',
  },
  purposes: {
    FUNCTIONALITY: 'lisafunktsioonid',
    ANALYTICS: 'külastusstatistika',
    ADVERTISING: 'isikupärastatud reklaam',
    MARKETING: 'isikupärastatud turundus',
  },
  others: { one: '1 muu pakkuja', many: '{count} muud pakkujat' },
  links: { privacy: 'Privaatsuspoliitika', cookies: 'Küpsiste poliitika', imprint: 'Ettevõtte andmed' },
  responsible: 'Veebisaidi eest vastutab: {contact}',
  withoutScript: 'Ilma JavaScriptita ei tööta sellel veebisaidil ükski nõusolekut vajav teenus.',
  preferences: {
    signal:
      'Teie brauser saadab signaali „ära müü ega jaga“ (Global Privacy Control). Me järgime seda: kõik valikuline jääb välja lülitatuks, kuni te selle ise sisse lülitate.',
    close: 'Sulge muutmata',
    save: 'Salvesta valikud',
    alwaysOn: 'Alati sees',
    on: 'Sees',
    off: 'Väljas',
    company: 'Ettevõte',
    purpose: 'Eesmärk',
    keptFor: 'Säilitusaeg',
    session: 'Kuni brauseri sulgemiseni',
    vendors: 'Pakkujad',
    cookies: 'Küpsised',
    privacyNotice: 'Privaatsusteave',
    record: 'Teie kirje: {record}, viimati muudetud {date}',
    placeholder:
      'Selle sisu pakub {vendor}. See laaditakse ainult teie nõusolekul, sest siis saab {vendor} andmeid.',
    allowOnce: 'Laadi üks kord',
    allowAlways: 'Luba alati: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Vajalikud',
        about: 'Nendeta veebisait ei tööta või pole turvaline. Nõusolekut pole vaja.',
      },
      FUNCTIONALITY: {
        name: 'Funktsioonid',
        about: 'Lisavad valikulisi funktsioone, näiteks videod, kaardid ja vestluse.',
      },
      ANALYTICS: {
        name: 'Statistika',
        about: 'Loeb külastusi ja näitab, milliseid lehti kasutatakse, et veebisaiti saaks parandada.',
      },
      ADVERTISING: {
        name: 'Reklaam',
        about: 'Näitab siin ja mujal teie huvidele vastavat reklaami ning mõõdab selle mõju.',
      },
      MARKETING: {
        name: 'Turundus',
        about:
          'Kohandab teile uudiskirju, pakkumisi ja sotsiaalmeedia sisu ning näitab, milline partner teid siia tõi.',
      },
    },
  },
};
