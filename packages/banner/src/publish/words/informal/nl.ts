import type { InformalTexts } from '../../banner-texts.ts';

export const dutchInformal: InformalTexts = {
  titles: {
    'opt-in': 'Alleen met jouw toestemming',
    exempt: 'Jij beslist over optionele cookies',
    'opt-out': 'Jij beslist over je persoonsgegevens',
  },
  introductions: {
    'opt-in':
      'Voor {purposes} willen wij met {vendors} gegevens op je apparaat opslaan en lezen. Je toestemming is vrijwillig en je kunt die altijd intrekken onder ‘{choices}’.',
    'opt-out':
      'Wij gebruiken {vendors} voor {purposes}. Daarbij worden gegevens over je bezoek doorgegeven, wat volgens het recht van sommige Amerikaanse staten kan gelden als het verkopen of delen van persoonsgegevens. Je kunt dit op elk moment weigeren: hier met ‘{optOut}’ of later onder ‘{choices}’.',
    notice:
      'Wij gebruiken {vendors} voor {purposes}. Daarvoor worden gegevens op je apparaat opgeslagen, uitgelezen en verwerkt. Je kunt dit op elk moment weigeren onder ‘{choices}’.',
    runs: 'Om deze website voor je te verbeteren, gebruiken wij {vendors} vanaf het begin voor {purposes}. Daarvoor worden gegevens op je apparaat opgeslagen, uitgelezen en verwerkt. Je kunt hiertegen op elk moment kosteloos bezwaar maken: hier met ‘{reject}’ of later onder ‘{choices}’.',
    asks: 'Voor {purposes} gebruiken wij {vendors} alleen als je toestemming geeft. Je toestemming is vrijwillig en je kunt die op elk moment intrekken onder ‘{choices}’.',
    nothing: 'Deze website gebruikt alleen wat nodig is om te werken. Je hoeft niets te kiezen.',
  },
  preferences: {
    signal:
      'Je browser stuurt het signaal ‘niet verkopen of delen’ (Global Privacy Control). Wij houden ons daaraan: alles wat niet nodig is, blijft uit zolang je het niet zelf aanzet.',
    session: 'Tot je de browser sluit',
    record: 'Kenmerk van je keuze: {record}, laatst gewijzigd op {date}',
    placeholder:
      'Deze inhoud komt van {vendor} en wordt alleen geladen als je toestemming geeft, omdat er dan gegevens naar {vendor} gaan.',
    types: {
      ADVERTISING: {
        about: 'Toont hier en elders advertenties die bij je interesses passen en meet of ze werken.',
      },
      MARKETING: {
        about:
          'Stemt nieuwsbrieven, aanbiedingen en inhoud van sociale netwerken op je af en laat zien via welke partner je kwam.',
      },
    },
  },
};
