import type { BannerTexts } from '../banner-texts.ts';

export const romanian: BannerTexts = {
  layer: {
    accept: 'Accept toate',
    reject: 'Refuz toate',
    choose: 'Aleg',
    understood: 'Închide',
    optOut: 'Nu vindeți și nu partajați datele mele personale',
    choices: 'Opțiuni de confidențialitate',
  },
  titles: {
    'opt-in': 'Doar cu acordul dumneavoastră',
    exempt: 'Dumneavoastră decideți asupra cookie-urilor opționale',
    'opt-out': 'Dumneavoastră decideți asupra datelor personale',
    notice: 'Cum folosim cookie-urile',
  },
  introductions: {
    'opt-in':
      'Dacă vă dați acordul, folosim {vendors} pentru {purposes} și, în acest scop, stocăm și citim date pe dispozitivul dumneavoastră. Acordul este voluntar și îl puteți retrage oricând la „{choices}”.',
    'opt-out':
      'Folosim {vendors} pentru {purposes}. Astfel se divulgă date despre vizita dumneavoastră, ceea ce legea unor state din SUA poate considera vânzare sau partajare de date personale. Puteți refuza oricând: aici cu „{optOut}” sau mai târziu la „{choices}”.',
    notice:
      'Folosim {vendors} pentru {purposes}. În acest scop, se stochează date pe dispozitivul dumneavoastră, se citesc de pe acesta și se prelucrează. Puteți refuza oricând la „{choices}”.',
    runs: 'Pentru a îmbunătăți acest site, folosim de la început {vendors} pentru {purposes}. În acest scop, se stochează date pe dispozitivul dumneavoastră, se citesc de pe acesta și se prelucrează. Vă puteți opune oricând, gratuit: aici cu „{reject}” sau mai târziu la „{choices}”.',
    asks: 'Folosim {vendors} pentru {purposes} doar dacă vă dați acordul. Acordul este voluntar și îl puteți retrage oricând la „{choices}”.',
    nothing: 'Acest site folosește doar ce este necesar pentru a funcționa. Nu aveți nimic de ales.',
  },
  purposes: {
    FUNCTIONALITY: 'funcții suplimentare',
    ANALYTICS: 'statistici ale vizitelor',
    ADVERTISING: 'publicitate personalizată',
    MARKETING: 'marketing personalizat',
  },
  others: { one: 'încă 1 furnizor', many: 'alți {count} furnizori' },
  links: {
    privacy: 'Politica de confidențialitate',
    cookies: 'Politica de cookie-uri',
    imprint: 'Informații legale',
  },
  responsible: 'Responsabil pentru acest site: {contact}',
  withoutScript: 'Fără JavaScript, pe acest site nu rulează servicii care necesită acord.',
  preferences: {
    signal:
      'Browserul dumneavoastră trimite semnalul „nu vindeți și nu partajați” (Global Privacy Control). Îl respectăm: tot ce este opțional rămâne oprit până când îl porniți chiar dumneavoastră.',
    close: 'Închide fără modificări',
    save: 'Salvează opțiunile',
    alwaysOn: 'Mereu pornit',
    on: 'Pornit',
    off: 'Oprit',
    company: 'Companie',
    purpose: 'Scop',
    keptFor: 'Perioadă de păstrare',
    session: 'Până la închiderea browserului',
    vendors: 'Furnizori',
    cookies: 'Module cookie',
    privacyNotice: 'Notă de confidențialitate',
    record: 'Înregistrarea dumneavoastră: {record}, modificată ultima dată la {date}',
    placeholder:
      'Acest conținut provine de la {vendor}. Se încarcă doar dacă vă dați acordul, deoarece atunci se trimit date către {vendor}.',
    allowOnce: 'Încarcă o dată',
    allowAlways: 'Permite mereu {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Esențiale',
        about: 'Fără ele site-ul nu funcționează sau nu este sigur. Nu necesită acord.',
      },
      FUNCTIONALITY: {
        name: 'Funcționalitate',
        about: 'Adaugă funcții opționale, de exemplu videoclipuri, hărți și chat.',
      },
      ANALYTICS: {
        name: 'Statistică',
        about: 'Numără vizitele și arată ce pagini sunt folosite, pentru ca site-ul să poată fi îmbunătățit.',
      },
      ADVERTISING: {
        name: 'Publicitate',
        about:
          'Afișează publicitate potrivită intereselor dumneavoastră, aici și în alte locuri, și măsoară dacă are efect.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Adaptează pentru dumneavoastră buletine informative, oferte și conținut din rețelele sociale și arată ce partener v-a adus aici.',
      },
    },
  },
};
