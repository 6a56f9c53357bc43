import type { BannerTexts } from '../banner-texts.ts';

export const slovenian: BannerTexts = {
  layer: {
    accept: 'Sprejmi vse',
    reject: 'Zavrni vse',
    choose: 'Izberi',
    understood: 'Zapri',
    optOut: 'Ne prodajajte in ne delite mojih osebnih podatkov',
    choices: 'Nastavitve zasebnosti',
  },
  titles: {
    'opt-in': 'Samo z vašo privolitvijo',
    exempt: 'O neobveznih piškotkih odločate vi',
    'opt-out': 'O svojih osebnih podatkih odločate vi',
    notice: 'Kako uporabljamo piškotke',
  },
  introductions: {
    'opt-in':
      'Z vašo privolitvijo uporabljamo storitve {vendors} za te namene: {purposes}, in zato v vaši napravi shranjujemo in beremo podatke. Privolitev je prostovoljna in jo lahko kadar koli prekličete pod »{choices}«.',
    'opt-out':
      'Uporabljamo storitve {vendors} za te namene: {purposes}. Pri tem se razkrivajo podatki o vašem obisku, kar lahko po pravu nekaterih zveznih držav ZDA pomeni prodajo ali deljenje osebnih podatkov. To lahko kadar koli zavrnete: tukaj z gumbom »{optOut}« ali pozneje pod »{choices}«.',
    notice:
      'Uporabljamo storitve {vendors} za te namene: {purposes}. Zato se v vašo napravo shranjujejo podatki, se iz nje berejo in obdelujejo. To lahko kadar koli zavrnete pod »{choices}«.',
    runs: 'Da bi izboljšali to spletno mesto, od začetka uporabljamo storitve {vendors} za te namene: {purposes}. Zato se v vašo napravo shranjujejo podatki, se iz nje berejo in obdelujejo. Kadar koli lahko brezplačno ugovarjate: tukaj z gumbom »{reject}« ali pozneje pod »{choices}«.',
    asks: 'Samo z vašo privolitvijo uporabljamo storitve {vendors} za te namene: {purposes}. Privolitev je prostovoljna in jo lahko kadar koli prekličete pod »{choices}«.',
    nothing:
      'To spletno mesto uporablja samo tisto, kar potrebuje za delovanje. Ničesar vam ni treba izbrati.',
  },
  purposes: {
    FUNCTIONALITY: 'dodatne funkcije',
    ANALYTICS: 'statistika obiskov',
    ADVERTISING: 'prilagojeno oglaševanje',
    MARKETING: 'prilagojeno trženje',
  },
  others: { one: 'še 1 ponudnika', many: 'drugih ponudnikov ({count})' },
  links: { privacy: 'Politika zasebnosti', cookies: 'Politika piškotkov', imprint: 'Pravno obvestilo' },
  responsible: 'Za to spletno mesto odgovarja: {contact}',
  withoutScript:
    'Brez JavaScripta na tem spletnem mestu ne delujejo storitve, za katere je potrebna privolitev.',
  preferences: {
    signal:
      'Vaš brskalnik pošilja signal »ne prodajaj in ne deli« (Global Privacy Control). Upoštevamo ga: vse neobvezno ostane izklopljeno, dokler tega sami ne vklopite.',
    close: 'Zapri brez sprememb',
    save: 'Shrani izbiro',
    alwaysOn: 'Vedno vklopljeno',
    on: 'Vklopljeno',
    off: 'Izklopljeno',
    company: 'Podjetje',
    purpose: 'Namen',
    keptFor: 'Čas hrambe',
    session: 'Dokler ne zaprete brskalnika',
    vendors: 'Ponudniki',
    cookies: 'Piškotki',
    privacyNotice: 'Obvestilo o zasebnosti',
    record: 'Vaš zapis: {record}, nazadnje spremenjen {date}',
    placeholder:
      'To vsebino zagotavlja {vendor}. Naloži se samo z vašo privolitvijo, ker takrat {vendor} prejme podatke.',
    allowOnce: 'Naloži enkrat',
    allowAlways: 'Vedno dovoli: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Nujni',
        about: 'Brez njih spletno mesto ne deluje ali ni varno. Zanje privolitev ni potrebna.',
      },
      FUNCTIONALITY: {
        name: 'Funkcije',
        about: 'Dodajo neobvezne funkcije, na primer videoposnetke, zemljevide in klepet.',
      },
      ANALYTICS: {
        name: 'Statistika',
        about: 'Šteje obiske in pokaže, katere strani se uporabljajo, da je spletno mesto lahko boljše.',
      },
      ADVERTISING: {
        name: 'Oglaševanje',
        about: 'Tukaj in drugje prikazuje oglase, ki ustrezajo vašim zanimanjem, in meri njihov učinek.',
      },
      MARKETING: {
        name: 'Trženje',
        about:
          'Prilagodi vam novice, ponudbe in vsebine družbenih omrežij ter pokaže, kateri partner vas je pripeljal sem.',
      },
    },
  },
};
