import type { BannerTexts } from '../banner-texts.ts';

export const finnish: BannerTexts = {
  layer: {
    accept: 'Hyväksy kaikki',
    reject: 'Hylkää kaikki',
    choose: 'Valitse',
    understood: 'Sulje',
    optOut: 'Älkää myykö tai jakako henkilötietojani',
    choices: 'Tietosuojavalinnat',
  },
  titles: {
    'opt-in': 'Vain suostumuksellasi',
    exempt: 'Sinä päätät valinnaisista evästeistä',
    'opt-out': 'Sinä päätät henkilötiedoistasi',
    notice: 'Näin käytämme evästeitä',
  },
  introductions: {
    'opt-in':
      'Suostumuksellasi käytämme seuraavia palveluja: {vendors}, ja tallennamme ja luemme sitä varten tietoja laitteellasi; käyttötarkoitukset: {purposes}. Suostumus on vapaaehtoinen, ja voit peruuttaa sen milloin tahansa kohdassa ”{choices}”.',
    'opt-out':
      'Käytämme seuraavia palveluja: {vendors}; käyttötarkoitukset ovat {purposes}. Tällöin luovutetaan tietoja käynnistäsi, mitä joidenkin Yhdysvaltain osavaltioiden laki voi pitää henkilötietojen myyntinä tai jakamisena. Voit kieltäytyä milloin tahansa: tässä painikkeella ”{optOut}” tai myöhemmin kohdassa ”{choices}”.',
    notice:
      'Käytämme seuraavia palveluja: {vendors}; käyttötarkoitukset ovat {purposes}. Sitä varten laitteellesi tallennetaan tietoja, niitä luetaan sieltä ja käsitellään. Voit kieltää tämän milloin tahansa kohdassa ”{choices}”.',
    runs: 'Sivuston parantamiseksi käytämme alusta alkaen seuraavia palveluja: {vendors}; käyttötarkoitukset ovat {purposes}. Sitä varten laitteellesi tallennetaan tietoja, niitä luetaan sieltä ja käsitellään. Voit vastustaa tätä milloin tahansa maksutta: tässä painikkeella ”{reject}” tai myöhemmin kohdassa ”{choices}”.',
    asks: 'Vain suostumuksellasi käytämme seuraavia palveluja: {vendors}; käyttötarkoitukset: {purposes}. Suostumus on vapaaehtoinen, ja voit peruuttaa sen milloin tahansa kohdassa ”{choices}”.',
    nothing: 'Tämä sivusto käyttää vain sitä, mitä se tarvitsee toimiakseen. Valittavaa ei ole.',
  },
  purposes: {
    FUNCTIONALITY: 'lisätoiminnot',
    ANALYTICS: 'kävijätilastot',
    ADVERTISING: 'kohdennettu mainonta',
    MARKETING: 'kohdennettu markkinointi',
  },
  others: { one: '1 muu palveluntarjoaja', many: '{count} muuta palveluntarjoajaa' },
  links: { privacy: 'Tietosuojaseloste', cookies: 'Evästekäytäntö', imprint: 'Yrityksen tiedot' },
  responsible: 'Sivustosta vastaa: {contact}',
  withoutScript: 'Ilman JavaScriptiä tällä sivustolla ei toimi mikään suostumusta vaativa palvelu.',
  preferences: {
    signal:
      'Selaimesi lähettää signaalin ”älä myy tai jaa” (Global Privacy Control). Noudatamme sitä: kaikki valinnainen pysyy poissa päältä, ellet itse kytke sitä päälle.',
    close: 'Sulje muuttamatta mitään',
    save: 'Tallenna valinnat',
    alwaysOn: 'Aina päällä',
    on: 'Päällä',
    off: 'Pois päältä',
    company: 'Yritys',
    purpose: 'Käyttötarkoitus',
    keptFor: 'Säilytysaika',
    session: 'Kunnes suljet selaimen',
    vendors: 'Palveluntarjoajat',
    cookies: 'Evästeet',
    privacyNotice: 'Tietosuojatiedot',
    record: 'Merkintäsi: {record}, viimeksi muutettu {date}',
    placeholder:
      'Tämän sisällön tarjoaa {vendor}. Se ladataan vain suostumuksellasi, koska {vendor} saa tällöin tietoja.',
    allowOnce: 'Lataa kerran',
    allowAlways: 'Salli aina: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Välttämättömät',
        about: 'Ilman näitä sivusto ei toimi tai ei ole turvallinen. Suostumusta ei tarvita.',
      },
      FUNCTIONALITY: {
        name: 'Toiminnot',
        about: 'Lisää valinnaisia toimintoja, kuten videoita, karttoja ja chatin.',
      },
      ANALYTICS: {
        name: 'Tilastot',
        about: 'Laskee käynnit ja näyttää, mitä sivuja käytetään, jotta sivustoa voidaan parantaa.',
      },
      ADVERTISING: {
        name: 'Mainonta',
        about: 'Näyttää kiinnostuksiisi sopivaa mainontaa täällä ja muualla ja mittaa sen tehoa.',
      },
      MARKETING: {
        name: 'Markkinointi',
        about:
          'Mukauttaa sinulle uutiskirjeitä, tarjouksia ja sosiaalisen median sisältöä ja näyttää, mikä kumppani toi sinut tänne.',
      },
    },
  },
};
