import type { BannerTexts } from '../banner-texts.ts';

export const lithuanian: BannerTexts = {
  layer: {
    accept: 'Priimti visus',
    reject: 'Atmesti visus',
    choose: 'Pasirinkti',
    understood: 'Uždaryti',
    optOut: 'Neparduoti ir nesidalyti mano asmens duomenimis',
    choices: 'Privatumo nustatymai',
  },
  titles: {
    'opt-in': 'Tik jums sutikus',
    exempt: 'Dėl neprivalomų slapukų sprendžiate jūs',
    'opt-out': 'Dėl savo asmens duomenų sprendžiate jūs',
    notice: 'Kaip naudojame slapukus',
  },
  introductions: {
    'opt-in':
      'Jums sutikus naudojame šias paslaugas: {vendors}, ir tam jūsų įrenginyje įrašome bei skaitome duomenis; tikslai: {purposes}. Sutikimas savanoriškas, jį galite bet kada atšaukti skiltyje „{choices}“.',
    'opt-out':
      'Naudojame šias paslaugas: {vendors}; tikslai: {purposes}. Tuomet atskleidžiami duomenys apie jūsų apsilankymą, o pagal kai kurių JAV valstijų teisę tai gali būti laikoma asmens duomenų pardavimu arba dalijimusi jais. Galite bet kada atsisakyti: čia mygtuku „{optOut}“ arba vėliau skiltyje „{choices}“.',
    notice:
      'Naudojame šias paslaugas: {vendors}; tikslai: {purposes}. Tam jūsų įrenginyje įrašomi duomenys, jie iš jo skaitomi ir tvarkomi. Galite bet kada atsisakyti skiltyje „{choices}“.',
    runs: 'Kad pagerintume šią svetainę, nuo pat pradžių naudojame šias paslaugas: {vendors}; tikslai: {purposes}. Tam jūsų įrenginyje įrašomi duomenys, jie iš jo skaitomi ir tvarkomi. Galite bet kada nemokamai nesutikti: čia mygtuku „{reject}“ arba vėliau skiltyje „{choices}“.',
    asks: 'Tik jums sutikus naudojame šias paslaugas: {vendors}; tikslai: {purposes}. Sutikimas savanoriškas, jį galite bet kada atšaukti skiltyje „{choices}“.',
    nothing: 'Ši svetainė naudoja tik tai, ko reikia jai veikti. Nieko rinktis nereikia.',
  },
  purposes: {
    FUNCTIONALITY: 'papildomos funkcijos',
    ANALYTICS: 'lankymosi statistika',
    ADVERTISING: 'suasmeninta reklama',
    MARKETING: 'suasmeninta rinkodara',
  },
  others: { one: 'dar 1 teikėjas', many: 'kiti teikėjai ({count})' },
  links: { privacy: 'Privatumo politika', cookies: 'Slapukų politika', imprint: 'Įmonės duomenys' },
  responsible: 'Už šią svetainę atsako: {contact}',
  withoutScript: 'Be „JavaScript“ šioje svetainėje neveikia jokios paslaugos, kurioms reikia sutikimo.',
  preferences: {
    signal:
      'Jūsų naršyklė siunčia signalą „neparduoti ir nesidalyti“ (Global Privacy Control). Jo laikomės: visa, kas neprivaloma, lieka išjungta, kol patys neįjungsite.',
    close: 'Uždaryti nieko nekeičiant',
    save: 'Išsaugoti pasirinkimą',
    alwaysOn: 'Visada įjungta',
    on: 'Įjungta',
    off: 'Išjungta',
    company: 'Įmonė',
    purpose: 'Tikslas',
    keptFor: 'Saugojimo laikas',
    session: 'Kol uždarysite naršyklę',
    vendors: 'Teikėjai',
    cookies: 'Slapukai',
    privacyNotice: 'Privatumo pranešimas',
    record: 'Jūsų įrašas: {record}, paskutinį kartą keistas {date}',
    placeholder:
      'Šį turinį teikia {vendor}. Jis įkeliamas tik jums sutikus, nes tada {vendor} gauna duomenis.',
    allowOnce: 'Įkelti vieną kartą',
    allowAlways: 'Visada leisti: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Būtinieji',
        about: 'Be jų svetainė neveikia arba nėra saugi. Sutikimo jiems nereikia.',
      },
      FUNCTIONALITY: {
        name: 'Funkcijos',
        about: 'Prideda neprivalomų funkcijų, pavyzdžiui, vaizdo įrašus, žemėlapius ir pokalbius.',
      },
      ANALYTICS: {
        name: 'Statistika',
        about:
          'Skaičiuoja apsilankymus ir rodo, kurie puslapiai naudojami, kad svetainę būtų galima tobulinti.',
      },
      ADVERTISING: {
        name: 'Reklama',
        about: 'Rodo jūsų pomėgius atitinkančią reklamą čia ir kitur bei matuoja, ar ji veikia.',
      },
      MARKETING: {
        name: 'Rinkodara',
        about:
          'Pritaiko jums naujienlaiškius, pasiūlymus ir socialinių tinklų turinį bei rodo, kuris partneris jus čia atvedė.',
      },
    },
  },
};
