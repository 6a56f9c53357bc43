import type { BannerTexts } from '../banner-texts.ts';

export const dutch: BannerTexts = {
  layer: {
    accept: 'Alles accepteren',
    reject: 'Alles weigeren',
    choose: 'Zelf kiezen',
    understood: 'Sluiten',
    optOut: 'Mijn persoonsgegevens niet verkopen of delen',
    choices: 'Privacykeuzes',
  },
  titles: {
    'opt-in': 'Alleen met uw toestemming',
    exempt: 'U beslist over optionele cookies',
    'opt-out': 'U beslist over uw persoonsgegevens',
    notice: 'Zo gebruiken wij cookies',
  },
  introductions: {
    'opt-in':
      'Voor {purposes} willen wij met {vendors} gegevens op uw apparaat opslaan en lezen. Uw toestemming is vrijwillig en u kunt die altijd intrekken onder ‘{choices}’.',
    'opt-out':
      'Wij gebruiken {vendors} voor {purposes}. Daarbij worden gegevens over uw bezoek doorgegeven, wat volgens het recht van sommige Amerikaanse staten kan gelden als het verkopen of delen van persoonsgegevens. U kunt dit op elk moment weigeren: hier met ‘{optOut}’ of later onder ‘{choices}’.',
    notice:
      'Wij gebruiken {vendors} voor {purposes}. Daarvoor worden gegevens op uw apparaat opgeslagen, uitgelezen en verwerkt. U kunt dit op elk moment weigeren onder ‘{choices}’.',
    runs: 'Om deze website voor u te verbeteren, gebruiken wij {vendors} vanaf het begin voor {purposes}. Daarvoor worden gegevens op uw apparaat opgeslagen, uitgelezen en verwerkt. U kunt hiertegen op elk moment kosteloos bezwaar maken: hier met ‘{reject}’ of later onder ‘{choices}’.',
    asks: 'Voor {purposes} gebruiken wij {vendors} alleen als u toestemming geeft. Uw toestemming is vrijwillig en u kunt die op elk moment intrekken onder ‘{choices}’.',
    nothing: 'Deze website gebruikt alleen wat nodig is om te werken. U hoeft niets te kiezen.',
  },
  purposes: {
    FUNCTIONALITY: 'extra functies',
    ANALYTICS: 'statistieken',
    ADVERTISING: 'gepersonaliseerde advertenties',
    MARKETING: 'gepersonaliseerde marketing',
  },
  others: { one: 'een andere aanbieder', many: '{count} andere aanbieders' },
  links: { privacy: 'Privacybeleid', cookies: 'Cookiebeleid', imprint: 'Colofon' },
  responsible: 'Verantwoordelijk voor deze website: {contact}',
  withoutScript: 'Zonder JavaScript draaien er op deze website geen diensten waarvoor toestemming nodig is.',
  preferences: {
    signal:
      'Uw browser stuurt het signaal ‘niet verkopen of delen’ (Global Privacy Control). Wij houden ons daaraan: alles wat niet nodig is, blijft uit zolang u het niet zelf aanzet.',
    close: 'Sluiten zonder iets te wijzigen',
    save: 'Mijn keuzes opslaan',
    alwaysOn: 'Altijd aan',
    on: 'Aan',
    off: 'Uit',
    company: 'Bedrijf',
    purpose: 'Waarvoor',
    keptFor: 'Bewaartermijn',
    session: 'Tot u de browser sluit',
    vendors: 'Aanbieders',
    cookies: 'Cookies',
    privacyNotice: 'Privacyverklaring',
    record: 'Kenmerk van uw keuze: {record}, laatst gewijzigd op {date}',
    placeholder:
      'Deze inhoud komt van {vendor} en wordt alleen geladen als u toestemming geeft, omdat er dan gegevens naar {vendor} gaan.',
    allowOnce: 'Eén keer laden',
    allowAlways: '{vendor} altijd toestaan',
    types: {
      ESSENTIAL: {
        name: 'Strikt noodzakelijk',
        about:
          'Zonder deze onderdelen werkt de website niet of is die niet veilig. Toestemming is niet nodig.',
      },
      FUNCTIONALITY: {
        name: 'Functionaliteit',
        about: 'Voegt extra’s toe waar de website ook zonder kan, zoals video’s, kaarten en chat.',
      },
      ANALYTICS: {
        name: 'Statistieken',
        about:
          'Telt bezoeken en laat zien welke pagina’s worden gebruikt, om de website te kunnen verbeteren.',
      },
      ADVERTISING: {
        name: 'Advertenties',
        about: 'Toont hier en elders advertenties die bij uw interesses passen en meet of ze werken.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Stemt nieuwsbrieven, aanbiedingen en inhoud van sociale netwerken op u af en laat zien via welke partner u kwam.',
      },
    },
  },
};
