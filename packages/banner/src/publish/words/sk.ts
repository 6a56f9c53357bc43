import type { BannerTexts } from '../banner-texts.ts';

export const slovak: BannerTexts = {
  layer: {
    accept: 'Prijať všetko',
    reject: 'Odmietnuť všetko',
    choose: 'Vybrať',
    understood: 'Zavrieť',
    optOut: 'Nepredávajte ani nezdieľajte moje osobné údaje',
    choices: 'Nastavenia súkromia',
  },
  titles: {
    'opt-in': 'Len s vaším súhlasom',
    exempt: 'O voliteľných súboroch cookie rozhodujete vy',
    'opt-out': 'O svojich osobných údajoch rozhodujete vy',
    notice: 'Ako používame súbory cookie',
  },
  introductions: {
    'opt-in':
      'Ak súhlasíte, používame {vendors} na tieto účely: {purposes}, a na to vo vašom zariadení ukladáme a čítame údaje. Súhlas je dobrovoľný a môžete ho kedykoľvek odvolať v časti „{choices}“.',
    'opt-out':
      'Používame {vendors} na tieto účely: {purposes}. Pritom sa poskytujú údaje o vašej návšteve, čo môže byť podľa práva niektorých štátov USA predaj alebo zdieľanie osobných údajov. Môžete to kedykoľvek odmietnuť: tu tlačidlom „{optOut}“ alebo neskôr v časti „{choices}“.',
    notice:
      'Používame {vendors} na tieto účely: {purposes}. Na to sa vo vašom zariadení ukladajú údaje, čítajú sa z neho a spracúvajú. Môžete to kedykoľvek odmietnuť v časti „{choices}“.',
    runs: 'Aby sme tento web zlepšovali, používame od začiatku {vendors} na tieto účely: {purposes}. Na to sa vo vašom zariadení ukladajú údaje, čítajú sa z neho a spracúvajú. Kedykoľvek môžete bezplatne namietať: tu tlačidlom „{reject}“ alebo neskôr v časti „{choices}“.',
    asks: 'Iba s vaším súhlasom používame {vendors} na tieto účely: {purposes}. Súhlas je dobrovoľný a môžete ho kedykoľvek odvolať v časti „{choices}“.',
    nothing: 'Tento web používa len to, čo potrebuje na svoju prevádzku. Nemusíte nič vyberať.',
  },
  purposes: {
    FUNCTIONALITY: 'doplnkové funkcie',
    ANALYTICS: 'štatistika návštevnosti',
    ADVERTISING: 'personalizovaná reklama',
    MARKETING: 'personalizovaný marketing',
  },
  others: { one: '1 ďalšieho poskytovateľa', many: 'ďalších poskytovateľov ({count})' },
  links: {
    privacy: 'Ochrana osobných údajov',
    cookies: 'Zásady používania cookies',
    imprint: 'Prevádzkovateľ',
  },
  responsible: 'Za tento web zodpovedá: {contact}',
  withoutScript: 'Bez JavaScriptu na tomto webe nebežia žiadne služby, ktoré vyžadujú súhlas.',
  preferences: {
    signal:
      'Váš prehliadač vysiela signál „nepredávať a nezdieľať“ (Global Privacy Control). Rešpektujeme ho: všetko voliteľné zostane vypnuté, kým to sami nezapnete.',
    close: 'Zavrieť bez zmien',
    save: 'Uložiť výber',
    alwaysOn: 'Vždy zapnuté',
    on: 'Zapnuté',
    off: 'Vypnuté',
    company: 'Spoločnosť',
    purpose: 'Účel',
    keptFor: 'Doba uchovávania',
    session: 'Do zatvorenia prehliadača',
    vendors: 'Poskytovatelia',
    cookies: 'Súbory cookie',
    privacyNotice: 'Informácie o ochrane údajov',
    record: 'Váš záznam: {record}, naposledy zmenený {date}',
    placeholder:
      'Tento obsah poskytuje {vendor}. Načíta sa len s vaším súhlasom, pretože pritom {vendor} získa údaje.',
    allowOnce: 'Načítať raz',
    allowAlways: 'Vždy povoliť: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nevyhnutné',
        about: 'Bez nich web nefunguje alebo nie je bezpečný. Súhlas na ne nie je potrebný.',
      },
      FUNCTIONALITY: { name: 'Funkcie', about: 'Pridávajú voliteľné funkcie, napríklad videá, mapy a chat.' },
      ANALYTICS: {
        name: 'Štatistika',
        about: 'Počíta návštevy a ukazuje, ktoré stránky sa používajú, aby sa web mohol zlepšovať.',
      },
      ADVERTISING: {
        name: 'Reklama',
        about: 'Zobrazuje tu aj inde reklamu podľa vašich záujmov a meria, či pôsobí.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Prispôsobuje vám newslettre, ponuky a obsah sociálnych sietí a ukazuje, ktorý partner vás sem priviedol.',
      },
    },
  },
};
