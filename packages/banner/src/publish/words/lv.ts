import type { BannerTexts } from '../banner-texts.ts';

export const latvian: BannerTexts = {
  layer: {
    accept: 'Pieņemt visas',
    reject: 'Noraidīt visas',
    choose: 'Izvēlēties',
    understood: 'Aizvērt',
    optOut: 'Nepārdot un nenodot citiem manus personas datus',
    choices: 'Privātuma iestatījumi',
  },
  titles: {
    'opt-in': 'Tikai ar jūsu piekrišanu',
    exempt: 'Par papildu sīkdatnēm lemjat jūs',
    'opt-out': 'Par saviem personas datiem lemjat jūs',
    notice: 'Kā mēs izmantojam sīkdatnes',
  },
  introductions: {
    'opt-in':
      'Ja piekrītat, mēs izmantojam šādus pakalpojumus: {vendors}, un tādēļ glabājam un lasām datus jūsu ierīcē; nolūki: {purposes}. Piekrišana ir brīvprātīga, un jūs to jebkurā laikā varat atsaukt sadaļā “{choices}”.',
    'opt-out':
      'Mēs izmantojam šādus pakalpojumus: {vendors}; nolūki: {purposes}. Tādējādi tiek izpausti dati par jūsu apmeklējumu, ko dažu ASV štatu likumi var uzskatīt par personas datu pārdošanu vai nodošanu citiem. Jūs jebkurā laikā varat atteikties: šeit ar pogu “{optOut}” vai vēlāk sadaļā “{choices}”.',
    notice:
      'Mēs izmantojam šādus pakalpojumus: {vendors}; nolūki: {purposes}. Tādēļ dati tiek glabāti jūsu ierīcē, nolasīti no tās un apstrādāti. Jūs jebkurā laikā varat atteikties sadaļā “{choices}”.',
    runs: 'Lai uzlabotu šo vietni, mēs no paša sākuma izmantojam šādus pakalpojumus: {vendors}; nolūki: {purposes}. Tādēļ dati tiek glabāti jūsu ierīcē, nolasīti no tās un apstrādāti. Jūs jebkurā laikā varat bez maksas iebilst: šeit ar pogu “{reject}” vai vēlāk sadaļā “{choices}”.',
    asks: 'Tikai ar jūsu piekrišanu mēs izmantojam šādus pakalpojumus: {vendors}; nolūki: {purposes}. Piekrišana ir brīvprātīga, un jūs to jebkurā laikā varat atsaukt sadaļā “{choices}”.',
    nothing: 'Šī vietne izmanto tikai to, kas nepieciešams tās darbībai. Nekas nav jāizvēlas.',
  },
  purposes: {
    FUNCTIONALITY: 'papildu funkcijas',
    ANALYTICS: 'apmeklējumu statistika',
    ADVERTISING: 'personalizēta reklāma',
    MARKETING: 'personalizēts mārketings',
  },
  others: { one: 'vēl 1 pakalpojumu sniedzējs', many: 'citi pakalpojumu sniedzēji ({count})' },
  links: { privacy: 'Privātuma politika', cookies: 'Sīkdatņu politika', imprint: 'Uzņēmuma dati' },
  responsible: 'Par šo vietni atbild: {contact}',
  withoutScript: 'Bez JavaScript šajā vietnē nedarbojas pakalpojumi, kuriem vajadzīga piekrišana.',
  preferences: {
    signal:
      'Jūsu pārlūks sūta signālu “nepārdot un nenodot citiem” (Global Privacy Control). Mēs to ievērojam: viss papildu paliek izslēgts, kamēr pats to neieslēdzat.',
    close: 'Aizvērt bez izmaiņām',
    save: 'Saglabāt izvēli',
    alwaysOn: 'Vienmēr ieslēgts',
    on: 'Ieslēgts',
    off: 'Izslēgts',
    company: 'Uzņēmums',
    purpose: 'Nolūks',
    keptFor: 'Glabāšanas ilgums',
    session: 'Līdz pārlūka aizvēršanai',
    vendors: 'Pakalpojumu sniedzēji',
    cookies: 'Sīkdatnes',
    privacyNotice: 'Paziņojums par privātumu',
    record: 'Jūsu ieraksts: {record}, pēdējoreiz mainīts {date}',
    placeholder:
      'Šo saturu nodrošina {vendor}. Tas tiek ielādēts tikai ar jūsu piekrišanu, jo tad {vendor} saņem datus.',
    allowOnce: 'Ielādēt vienreiz',
    allowAlways: 'Vienmēr atļaut: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nepieciešamās',
        about: 'Bez tām vietne nedarbojas vai nav droša. Piekrišana nav vajadzīga.',
      },
      FUNCTIONALITY: {
        name: 'Funkcijas',
        about: 'Pievieno papildu funkcijas, piemēram, video, kartes un tērzēšanu.',
      },
      ANALYTICS: {
        name: 'Statistika',
        about: 'Skaita apmeklējumus un rāda, kuras lapas tiek lietotas, lai vietni varētu uzlabot.',
      },
      ADVERTISING: {
        name: 'Reklāma',
        about: 'Rāda jūsu interesēm atbilstošu reklāmu šeit un citur un mēra, vai tā iedarbojas.',
      },
      MARKETING: {
        name: 'Mārketings',
        about:
          'Pielāgo jums jaunumu vēstules, piedāvājumus un sociālo tīklu saturu un rāda, kurš partneris jūs šurp atveda.',
      },
    },
  },
};
