import type { BannerTexts } from '../banner-texts.ts';

export const swedish: BannerTexts = {
  layer: {
    accept: 'Godkänn alla',
    reject: 'Avvisa alla',
    choose: 'Välj',
    understood: 'Stäng',
    optOut: 'Sälj eller dela inte mina personuppgifter',
    choices: 'Integritetsval',
  },
  titles: {
    'opt-in': 'Bara om du samtycker',
    exempt: 'Du bestämmer om valfria kakor',
    'opt-out': 'Du bestämmer om dina personuppgifter',
    notice: 'Så använder vi kakor',
  },
  introductions: {
    'opt-in':
      'Om du samtycker använder vi {vendors} för {purposes} och lagrar och läser då data på din enhet. Samtycket är frivilligt och du kan när som helst återkalla det under ”{choices}”.',
    'opt-out':
      'Vi använder {vendors} för {purposes}. Då lämnas uppgifter om ditt besök ut, vilket enligt lagen i vissa amerikanska delstater kan räknas som försäljning eller delning av personuppgifter. Du kan när som helst tacka nej: här med ”{optOut}” eller senare under ”{choices}”.',
    notice:
      'Vi använder {vendors} för {purposes}. Då lagras data på din enhet, läses därifrån och behandlas. Du kan när som helst tacka nej under ”{choices}”.',
    runs: 'För att förbättra den här webbplatsen använder vi från början {vendors} för {purposes}. Då lagras data på din enhet, läses därifrån och behandlas. Du kan när som helst invända utan kostnad: här med ”{reject}” eller senare under ”{choices}”.',
    asks: 'Vi använder {vendors} för {purposes} bara om du samtycker. Samtycket är frivilligt och du kan när som helst återkalla det under ”{choices}”.',
    nothing:
      'Den här webbplatsen använder bara det som behövs för att den ska fungera. Det finns inget att välja.',
  },
  purposes: {
    FUNCTIONALITY: 'extra funktioner',
    ANALYTICS: 'besöksstatistik',
    ADVERTISING: 'anpassad annonsering',
    MARKETING: 'anpassad marknadsföring',
  },
  others: { one: '1 annan leverantör', many: '{count} andra leverantörer' },
  links: { privacy: 'Integritetspolicy', cookies: 'Kakpolicy', imprint: 'Om företaget' },
  responsible: 'Ansvarig för webbplatsen: {contact}',
  withoutScript: 'Utan JavaScript körs inga tjänster som kräver samtycke på den här webbplatsen.',
  preferences: {
    signal:
      'Din webbläsare skickar signalen ”sälj eller dela inte” (Global Privacy Control). Vi respekterar den: allt valfritt är avstängt om du inte själv slår på det.',
    close: 'Stäng utan att ändra något',
    save: 'Spara mina val',
    alwaysOn: 'Alltid på',
    on: 'På',
    off: 'Av',
    company: 'Företag',
    purpose: 'Syfte',
    keptFor: 'Lagringstid',
    session: 'Tills du stänger webbläsaren',
    vendors: 'Leverantörer',
    cookies: 'Kakor',
    privacyNotice: 'Integritetsinformation',
    record: 'Din post: {record}, senast ändrad {date}',
    placeholder:
      'Det här innehållet kommer från {vendor}. Det laddas bara om du samtycker, eftersom data då skickas till {vendor}.',
    allowOnce: 'Ladda en gång',
    allowAlways: 'Tillåt alltid {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nödvändiga',
        about: 'Utan dem fungerar inte webbplatsen eller är inte säker. De kräver inget samtycke.',
      },
      FUNCTIONALITY: {
        name: 'Funktioner',
        about: 'Lägger till valfria funktioner, till exempel video, kartor och chatt.',
      },
      ANALYTICS: {
        name: 'Statistik',
        about: 'Räknar besök och visar vilka sidor som används, så att webbplatsen kan bli bättre.',
      },
      ADVERTISING: {
        name: 'Annonsering',
        about:
          'Visar annonser som passar dina intressen, här och på andra ställen, och mäter om de fungerar.',
      },
      MARKETING: {
        name: 'Marknadsföring',
        about:
          'Anpassar nyhetsbrev, erbjudanden och innehåll från sociala medier till dig och visar vilken partner du kom ifrån.',
      },
    },
  },
};
