import type { BannerTexts } from '../banner-texts.ts';

export const polish: BannerTexts = {
  layer: {
    accept: 'Zaakceptuj wszystko',
    reject: 'Odrzuć wszystko',
    choose: 'Wybierz',
    understood: 'Zamknij',
    optOut: 'Nie sprzedawajcie ani nie udostępniajcie moich danych osobowych',
    choices: 'Ustawienia prywatności',
  },
  titles: {
    'opt-in': 'Tylko za Twoją zgodą',
    exempt: 'Ty decydujesz o opcjonalnych plikach cookie',
    'opt-out': 'Ty decydujesz o swoich danych osobowych',
    notice: 'Jak używamy plików cookie',
  },
  introductions: {
    'opt-in':
      'Jeśli wyrazisz zgodę, korzystamy z usług {vendors} w tych celach: {purposes}, i w związku z tym zapisujemy i odczytujemy dane na Twoim urządzeniu. Zgoda jest dobrowolna i możesz ją w każdej chwili wycofać w sekcji „{choices}”.',
    'opt-out':
      'Korzystamy z usług {vendors} w tych celach: {purposes}. Ujawniane są wtedy dane o Twojej wizycie, co według prawa niektórych stanów USA może być sprzedażą lub udostępnianiem danych osobowych. Możesz odmówić w każdej chwili: tutaj przyciskiem „{optOut}” albo później w sekcji „{choices}”.',
    notice:
      'Korzystamy z usług {vendors} w tych celach: {purposes}. W związku z tym dane są zapisywane na Twoim urządzeniu, odczytywane z niego i przetwarzane. Możesz odmówić w każdej chwili w sekcji „{choices}”.',
    runs: 'Aby ulepszać tę witrynę, od początku korzystamy z usług {vendors} w tych celach: {purposes}. W związku z tym dane są zapisywane na Twoim urządzeniu, odczytywane z niego i przetwarzane. W każdej chwili możesz bezpłatnie wnieść sprzeciw: tutaj przyciskiem „{reject}” albo później w sekcji „{choices}”.',
    asks: 'Tylko za Twoją zgodą korzystamy z usług {vendors} w tych celach: {purposes}. Zgoda jest dobrowolna i możesz ją w każdej chwili wycofać w sekcji „{choices}”.',
    nothing: 'Ta witryna używa tylko tego, co jest niezbędne do jej działania. Nie musisz niczego wybierać.',
  },
  purposes: {
    FUNCTIONALITY: 'dodatkowe funkcje',
    ANALYTICS: 'statystyki odwiedzin',
    ADVERTISING: 'spersonalizowana reklama',
    MARKETING: 'spersonalizowany marketing',
  },
  others: { one: '1 innego dostawcy', many: 'innych dostawców ({count})' },
  links: { privacy: 'Polityka prywatności', cookies: 'Polityka cookies', imprint: 'Dane firmy' },
  responsible: 'Za tę witrynę odpowiada: {contact}',
  withoutScript: 'Bez JavaScriptu na tej witrynie nie działają usługi wymagające zgody.',
  preferences: {
    signal:
      'Twoja przeglądarka wysyła sygnał „nie sprzedawaj ani nie udostępniaj” (Global Privacy Control). Przestrzegamy go: wszystko, co opcjonalne, pozostaje wyłączone, dopóki sam tego nie włączysz.',
    close: 'Zamknij bez zmian',
    save: 'Zapisz wybór',
    alwaysOn: 'Zawsze włączone',
    on: 'Włączone',
    off: 'Wyłączone',
    company: 'Firma',
    purpose: 'Cel',
    keptFor: 'Okres przechowywania',
    session: 'Do zamknięcia przeglądarki',
    vendors: 'Dostawcy',
    cookies: 'Pliki cookie',
    privacyNotice: 'Informacja o prywatności',
    record: 'Twój zapis: {record}, ostatnia zmiana: {date}',
    placeholder:
      'Tę treść dostarcza {vendor}. Zostanie wczytana tylko za Twoją zgodą, ponieważ {vendor} otrzyma wtedy dane.',
    allowOnce: 'Wczytaj raz',
    allowAlways: 'Zawsze zezwalaj: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Niezbędne',
        about: 'Bez nich witryna nie działa lub nie jest bezpieczna. Nie wymagają zgody.',
      },
      FUNCTIONALITY: { name: 'Funkcje', about: 'Dodają opcjonalne funkcje, na przykład filmy, mapy i czat.' },
      ANALYTICS: {
        name: 'Statystyka',
        about: 'Liczy odwiedziny i pokazuje, które strony są używane, aby można było ulepszać witrynę.',
      },
      ADVERTISING: {
        name: 'Reklama',
        about:
          'Pokazuje reklamy dopasowane do Twoich zainteresowań tutaj i gdzie indziej oraz mierzy ich skuteczność.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Dopasowuje do Ciebie newslettery, oferty i treści z mediów społecznościowych oraz pokazuje, który partner Cię tu skierował.',
      },
    },
  },
};
