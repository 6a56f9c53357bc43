import type { BannerTexts } from '../banner-texts.ts';

export const danish: BannerTexts = {
  layer: {
    accept: 'Accepter alle',
    reject: 'Afvis alle',
    choose: 'Vælg',
    understood: 'Luk',
    optOut: 'Sælg eller del ikke mine personoplysninger',
    choices: 'Privatlivsindstillinger',
  },
  titles: {
    'opt-in': 'Kun hvis du siger ja',
    exempt: 'Du bestemmer over valgfri cookies',
    'opt-out': 'Du bestemmer over dine personoplysninger',
    notice: 'Sådan bruger vi cookies',
  },
  introductions: {
    'opt-in':
      'Hvis du giver samtykke, bruger vi {vendors} til {purposes} og gemmer og læser derfor data på din enhed. Dit samtykke er frivilligt, og du kan til enhver tid trække det tilbage under “{choices}”.',
    'opt-out':
      'Vi bruger {vendors} til {purposes}. Derved videregives oplysninger om dit besøg, hvilket efter lovgivningen i nogle amerikanske delstater kan anses for salg eller deling af personoplysninger. Du kan til enhver tid sige nej: her med “{optOut}” eller senere under “{choices}”.',
    notice:
      'Vi bruger {vendors} til {purposes}. Derfor gemmes data på din enhed, læses derfra og behandles. Du kan til enhver tid sige nej under “{choices}”.',
    runs: 'For at forbedre dette websted bruger vi fra starten {vendors} til {purposes}. Derfor gemmes data på din enhed, læses derfra og behandles. Du kan til enhver tid og uden omkostninger gøre indsigelse: her med “{reject}” eller senere under “{choices}”.',
    asks: 'Vi bruger kun {vendors} til {purposes}, hvis du giver samtykke. Dit samtykke er frivilligt, og du kan til enhver tid trække det tilbage under “{choices}”.',
    nothing: 'Dette websted bruger kun det, der er nødvendigt for, at det virker. Der er intet at vælge.',
  },
  purposes: {
    FUNCTIONALITY: 'ekstra funktioner',
    ANALYTICS: 'besøgsstatistik',
    ADVERTISING: 'personlig annoncering',
    MARKETING: 'personlig markedsføring',
  },
  others: { one: '1 anden udbyder', many: '{count} andre udbydere' },
  links: { privacy: 'Privatlivspolitik', cookies: 'Cookiepolitik', imprint: 'Virksomhedsoplysninger' },
  responsible: 'Ansvarlig for dette websted: {contact}',
  withoutScript: 'Uden JavaScript kører der ingen tjenester på dette websted, som kræver samtykke.',
  preferences: {
    signal:
      'Din browser sender et signal om ikke at sælge eller dele (Global Privacy Control). Vi respekterer det: Alt valgfrit er slået fra, medmindre du selv slår det til.',
    close: 'Luk uden at ændre noget',
    save: 'Gem mine valg',
    alwaysOn: 'Altid til',
    on: 'Til',
    off: 'Fra',
    company: 'Virksomhed',
    purpose: 'Formål',
    keptFor: 'Gemmes i',
    session: 'Indtil du lukker browseren',
    vendors: 'Udbydere',
    cookies: 'Cookies',
    privacyNotice: 'Oplysninger om databeskyttelse',
    record: 'Din registrering: {record}, senest ændret den {date}',
    placeholder:
      'Dette indhold kommer fra {vendor}. Det indlæses kun, hvis du giver samtykke, fordi der så sendes data til {vendor}.',
    allowOnce: 'Indlæs én gang',
    allowAlways: 'Tillad altid {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nødvendige',
        about: 'Uden dem virker webstedet ikke eller er ikke sikkert. De kræver ikke samtykke.',
      },
      FUNCTIONALITY: {
        name: 'Funktioner',
        about: 'Tilføjer valgfri funktioner, f.eks. video, kort og chat.',
      },
      ANALYTICS: {
        name: 'Statistik',
        about: 'Tæller besøg og viser, hvilke sider der bruges, så webstedet kan blive bedre.',
      },
      ADVERTISING: {
        name: 'Annoncering',
        about: 'Viser annoncer, der passer til dine interesser, her og andre steder, og måler, om de virker.',
      },
      MARKETING: {
        name: 'Markedsføring',
        about:
          'Tilpasser nyhedsbreve, tilbud og indhold fra sociale medier til dig og viser, hvilken partner du kom fra.',
      },
    },
  },
};
