import type { BannerTexts } from '../banner-texts.ts';

export const czech: BannerTexts = {
  layer: {
    accept: 'Přijmout vše',
    reject: 'Odmítnout vše',
    choose: 'Vybrat',
    understood: 'Zavřít',
    optOut: 'Neprodávejte a nesdílejte mé osobní údaje',
    choices: 'Nastavení soukromí',
  },
  titles: {
    'opt-in': 'Jen s vaším souhlasem',
    exempt: 'O volitelných cookies rozhodujete vy',
    'opt-out': 'O svých osobních údajích rozhodujete vy',
    notice: 'Jak používáme cookies',
  },
  introductions: {
    'opt-in':
      'Pokud souhlasíte, používáme {vendors} pro tyto účely: {purposes}, a k tomu na vašem zařízení ukládáme a čteme data. Souhlas je dobrovolný a můžete jej kdykoli odvolat v části „{choices}“.',
    'opt-out':
      'Používáme {vendors} pro tyto účely: {purposes}. Přitom se předávají údaje o vaší návštěvě, což může být podle práva některých států USA prodej nebo sdílení osobních údajů. Můžete to kdykoli odmítnout: zde tlačítkem „{optOut}“ nebo později v části „{choices}“.',
    notice:
      'Používáme {vendors} pro tyto účely: {purposes}. K tomu se na vašem zařízení ukládají data, čtou se z něj a zpracovávají. Můžete to kdykoli odmítnout v části „{choices}“.',
    runs: 'Abychom tento web zlepšovali, používáme od začátku {vendors} pro tyto účely: {purposes}. K tomu se na vašem zařízení ukládají data, čtou se z něj a zpracovávají. Můžete kdykoli bezplatně vznést námitku: zde tlačítkem „{reject}“ nebo později v části „{choices}“.',
    asks: 'Pouze s vaším souhlasem používáme {vendors} pro tyto účely: {purposes}. Souhlas je dobrovolný a můžete jej kdykoli odvolat v části „{choices}“.',
    nothing: 'Tento web používá jen to, co potřebuje ke svému provozu. Nemusíte nic vybírat.',
  },
  purposes: {
    FUNCTIONALITY: 'doplňkové funkce',
    ANALYTICS: 'statistiky návštěvnosti',
    ADVERTISING: 'personalizovaná reklama',
    MARKETING: 'personalizovaný marketing',
  },
  others: { one: '1 dalšího poskytovatele', many: 'další poskytovatele ({count})' },
  links: { privacy: 'Ochrana osobních údajů', cookies: 'Zásady cookies', imprint: 'Provozovatel' },
  responsible: 'Za tento web odpovídá: {contact}',
  withoutScript: 'Bez JavaScriptu na tomto webu neběží žádné služby, které vyžadují souhlas.',
  preferences: {
    signal:
      'Váš prohlížeč vysílá signál „neprodávat a nesdílet“ (Global Privacy Control). Respektujeme jej: vše volitelné zůstane vypnuté, dokud to sami nezapnete.',
    close: 'Zavřít beze změn',
    save: 'Uložit výběr',
    alwaysOn: 'Vždy zapnuto',
    on: 'Zapnuto',
    off: 'Vypnuto',
    company: 'Společnost',
    purpose: 'Účel',
    keptFor: 'Doba uchování',
    session: 'Do zavření prohlížeče',
    vendors: 'Poskytovatelé',
    cookies: 'Soubory cookie',
    privacyNotice: 'Informace o ochraně údajů',
    record: 'Váš záznam: {record}, naposledy změněn {date}',
    placeholder:
      'Tento obsah poskytuje {vendor}. Načte se jen s vaším souhlasem, protože přitom {vendor} získá data.',
    allowOnce: 'Načíst jednou',
    allowAlways: 'Vždy povolit: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nezbytné',
        about: 'Bez nich web nefunguje nebo není bezpečný. Souhlas k nim není třeba.',
      },
      FUNCTIONALITY: { name: 'Funkce', about: 'Přidávají volitelné funkce, například videa, mapy a chat.' },
      ANALYTICS: {
        name: 'Statistika',
        about: 'Počítá návštěvy a ukazuje, které stránky se používají, aby bylo možné web zlepšovat.',
      },
      ADVERTISING: {
        name: 'Reklama',
        about: 'Zobrazuje zde i jinde reklamu podle vašich zájmů a měří, zda působí.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Přizpůsobuje vám newslettery, nabídky a obsah sociálních sítí a ukazuje, který partner vás sem přivedl.',
      },
    },
  },
};
