import type { BannerTexts } from '../banner-texts.ts';

export const norwegian: BannerTexts = {
  layer: {
    accept: 'Godta alle',
    reject: 'Avvis alle',
    choose: 'Velg',
    understood: 'Lukk',
    optOut: 'Ikke selg eller del personopplysningene mine',
    choices: 'Personvernvalg',
  },
  titles: {
    'opt-in': 'Bare hvis du samtykker',
    exempt: 'Du bestemmer over valgfrie informasjonskapsler',
    'opt-out': 'Du bestemmer over personopplysningene dine',
    notice: 'Slik bruker vi informasjonskapsler',
  },
  introductions: {
    'opt-in':
      'Hvis du samtykker, bruker vi {vendors} til {purposes}, og lagrer og leser data på enheten din for å gjøre det. Samtykket er frivillig, og du kan når som helst trekke det tilbake under «{choices}».',
    'opt-out':
      'Vi bruker {vendors} til {purposes}. Da utleveres opplysninger om besøket ditt, noe som etter loven i enkelte amerikanske delstater kan regnes som salg eller deling av personopplysninger. Du kan når som helst si nei: her med «{optOut}» eller senere under «{choices}».',
    notice:
      'Vi bruker {vendors} til {purposes}. Da lagres data på enheten din, leses derfra og behandles. Du kan når som helst si nei under «{choices}».',
    runs: 'For å forbedre dette nettstedet bruker vi fra første stund {vendors} til {purposes}. Da lagres data på enheten din, leses derfra og behandles. Du kan når som helst protestere kostnadsfritt: her med «{reject}» eller senere under «{choices}».',
    asks: 'Vi bruker {vendors} til {purposes} bare hvis du samtykker. Samtykket er frivillig, og du kan når som helst trekke det tilbake under «{choices}».',
    nothing: 'Dette nettstedet bruker bare det som trengs for at det skal virke. Det er ingenting å velge.',
  },
  purposes: {
    FUNCTIONALITY: 'ekstra funksjoner',
    ANALYTICS: 'besøksstatistikk',
    ADVERTISING: 'persontilpasset annonsering',
    MARKETING: 'persontilpasset markedsføring',
  },
  others: { one: '1 annen leverandør', many: '{count} andre leverandører' },
  links: { privacy: 'Personvernerklæring', cookies: 'Informasjonskapsler', imprint: 'Om virksomheten' },
  responsible: 'Ansvarlig for dette nettstedet: {contact}',
  withoutScript: 'Uten JavaScript kjører ingen tjenester som krever samtykke, på dette nettstedet.',
  preferences: {
    signal:
      'Nettleseren din sender signalet «ikke selg eller del» (Global Privacy Control). Vi respekterer det: Alt valgfritt er slått av med mindre du selv slår det på.',
    close: 'Lukk uten å endre noe',
    save: 'Lagre valgene',
    alwaysOn: 'Alltid på',
    on: 'På',
    off: 'Av',
    company: 'Selskap',
    purpose: 'Formål',
    keptFor: 'Lagringstid',
    session: 'Til du lukker nettleseren',
    vendors: 'Leverandører',
    cookies: 'Informasjonskapsler',
    privacyNotice: 'Personverninformasjon',
    record: 'Din registrering: {record}, sist endret {date}',
    placeholder:
      'Dette innholdet kommer fra {vendor}. Det lastes bare hvis du samtykker, fordi data da går til {vendor}.',
    allowOnce: 'Last én gang',
    allowAlways: 'Tillat alltid {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nødvendige',
        about: 'Uten disse virker ikke nettstedet eller er ikke sikkert. De krever ikke samtykke.',
      },
      FUNCTIONALITY: {
        name: 'Funksjoner',
        about: 'Legger til valgfrie funksjoner, for eksempel video, kart og chat.',
      },
      ANALYTICS: {
        name: 'Statistikk',
        about: 'Teller besøk og viser hvilke sider som brukes, slik at nettstedet kan bli bedre.',
      },
      ADVERTISING: {
        name: 'Annonsering',
        about: 'Viser annonser som passer interessene dine, her og andre steder, og måler om de virker.',
      },
      MARKETING: {
        name: 'Markedsføring',
        about:
          'Tilpasser nyhetsbrev, tilbud og innhold fra sosiale medier til deg og viser hvilken partner du kom fra.',
      },
    },
  },
};
