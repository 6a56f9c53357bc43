/** Owners under each law that the statement knows and under none, for coverage, journeys and golden documents. */
import { languages } from '@clausewright/contract/languages';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

const ending: Answers = {
  document_languages: [...languages],
  delivery_email: 'office@example.com',
};
function business(name: string, address: string, country: string): Answers {
  return {
    agreement_for: ['website'],
    entity_type: 'business',
    business_name: name,
    business_address: address,
    country,
    ...ending,
  };
}
function individual(name: string, country: string): Answers {
  return { agreement_for: ['website'], entity_type: 'individual', individual_name: name, country, ...ending };
}
function site(host: string, name: string): Answers {
  return {
    website_url: `https://www.${host}`,
    website_name: name,
    contact_email: `post@${host}`,
  };
}
const everywhere = (text: string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, text]));
interface More {
  barrier_by?: string;
  barrier_instead?: Record<string, string>;
}
const barrier = (id: number, text: string, barrier_reason: string, more: More = {}) => ({
  _id: `r${id}`,
  barrier: everywhere(text),
  barrier_reason,
  ...more,
});

/** Sells to consumers, and is no microenterprise. */
function underAct(description: string, ...steps: readonly string[]): Answers {
  return {
    consumer_type: 'consumers',
    orders_online: 'yes',
    microenterprise: 'no',
    service_description: everywhere(description),
    service_steps: [...steps],
    accessibility_standard: 'wcag-2-2',
  };
}
const enforced: Answers = {
  public_body: 'yes',
  accessibility_standard: 'wcag-2-1',
  effective_date: '2026-09-01',
};

export const profiles = {
  germanShop: {
    ...business('Nordlicht Keramik GmbH', 'Hafenstraße 14\n24103 Kiel\nDeutschland', 'DE'),
    ...site('nordlicht-keramik.example', 'Nordlicht Keramik'),
    ...underAct(
      'Wir verkaufen handgemachte Keramik und versenden sie in Europa.',
      'search',
      'basket',
      'guest',
      'payment-page',
      'confirmation',
    ),
    contact_phone: '+49 431 220417',
    assessment: 'self',
    assessment_day: '2026-10-12',
    conformance: 'partial',
    barriers: [
      barrier(1, 'Die Bilder der Sammlung haben noch keine Beschreibung.', 'mending', {
        barrier_by: '2027-03-31',
        barrier_instead: everywhere('Am Telefon beschreiben wir jedes Stück.'),
      }),
      barrier(2, 'Die Karte zur Werkstatt lässt sich nicht mit der Tastatur bedienen.', 'outside'),
    ],
    accessibility_measures: ['training', 'release-tests'],
    feedback_days: 14,
  },
  austrianTravel: {
    ...business('Bergluft Reisen GmbH', 'Salzburger Straße 2\n6020 Innsbruck\nÖsterreich', 'AT'),
    ...site('bergluft-reisen.example', 'Bergluft Reisen'),
    agreement_for: ['website', 'app'],
    app_name: 'Bergluft',
    ...underAct('Wir vermitteln Reisen in die Berge.', 'search', 'booking', 'account', 'change', 'people'),
    assessment: 'external',
    assessment_by: 'Zugang für alle e.U.',
    assessment_day: '2026-06-30',
    assessment_url: 'https://www.bergluft-reisen.example/bericht',
    conformance: 'full',
    accessibility_measures: ['components', 'user-tests', 'suppliers'],
  },
  frenchFashion: {
    ...business('Atelier Corvin SAS', '12 rue des Lilas\n75011 Paris\nFrance', 'FR'),
    ...site('atelier-corvin.example', 'Atelier Corvin'),
    ...underAct('Nous vendons des vêtements sur mesure.', 'search', 'basket', 'account', 'confirmation'),
    assessment: 'none',
    conformance: 'none',
    accessibility_measures: ['yearly-check'],
    accessibility_plan_url: 'https://www.atelier-corvin.example/plan',
  },
  italianBank: {
    ...business('Cassa del Lago S.p.A.', 'Via Roma 1\n22100 Como\nItalia', 'IT'),
    ...site('cassa-lago.example', 'Cassa del Lago'),
    ...underAct('Offriamo conti correnti e pagamenti online.', 'account', 'people'),
    accessibility_standard: 'wcag-2-1',
    contact_phone: '+39 031 220020',
    contact_page: 'https://www.cassa-lago.example/contatti',
    assessment: 'external',
    assessment_by: 'Studio Accesso S.r.l.',
    assessment_day: '2026-05-04',
    conformance: 'partial',
    barriers: [
      barrier(1, 'Gli estratti conto anteriori al 2020 sono immagini.', 'burden', {
        barrier_instead: everywhere('Su richiesta inviamo il testo per e-mail.'),
      }),
    ],
    accessibility_measures: ['training', 'suppliers'],
  },
  spanishGame: {
    ...business('Juegos del Sur, S.L.', 'Calle Real 15\n23001 Jaén\nEspaña', 'ES'),
    ...site('juegos-sur.example', 'Juegos del Sur'),
    ...underAct('Vendemos juegos de reacción visual.', 'search', 'basket', 'payment-page'),
    consumer_type: 'both',
    assessment: 'tool',
    assessment_day: '2026-11-02',
    conformance: 'none',
    barriers: [barrier(1, 'Los juegos solo se entienden con la vista.', 'alteration')],
    accessibility_measures: ['release-tests'],
  },
  dutchTickets: {
    ...business('Grachtwerk B.V.', 'Keizersgracht 200\n1016 DX Amsterdam\nNederland', 'NL'),
    ...site('grachtwerk.example', 'Grachtwerk'),
    ...underAct('Wij verkopen tickets voor rondvaarten.', 'booking', 'confirmation'),
    assessment: 'none',
    conformance: 'unknown',
    accessibility_measures: ['training'],
  },
  belgianBooks: {
    ...business('Librairie du Port SRL', 'Rue Haute 5\n1000 Bruxelles\nBelgique', 'BE'),
    ...site('librairie-port.example', 'Librairie du Port'),
    ...underAct('Nous vendons des livres numériques.', 'search', 'basket', 'account'),
    assessment: 'tool',
    assessment_day: '2026-11-02',
    conformance: 'unknown',
    accessibility_measures: ['components'],
  },
  irishWool: {
    ...business('Wild Atlantic Wool Limited', '4 Quay Street\nGalway H91 X0P1\nIreland', 'IE'),
    ...site('atlantic-wool.example', 'Wild Atlantic Wool'),
    ...underAct('We sell knitwear.', 'search', 'basket', 'guest', 'confirmation', 'people'),
    contact_phone: '+353 91 220020',
    assessment: 'self',
    assessment_day: '2026-10-01',
    conformance: 'full',
    accessibility_measures: [
      'training',
      'components',
      'release-tests',
      'yearly-check',
      'user-tests',
      'suppliers',
    ],
  },
  swedishStore: {
    ...business('Norrsken AB', 'Storgatan 1\n903 26 Umeå\nSverige', 'SE'),
    ...site('norrsken.example', 'Norrsken'),
    ...underAct('Vi säljer kläder.', 'search', 'basket'),
    assessment: 'self',
    assessment_day: '2026-10-01',
    conformance: 'none',
    barriers: [barrier(1, 'The basket cannot be used with the keyboard.', 'mending')],
    accessibility_measures: ['training'],
  },
  americanExporter: {
    ...business('Harbor Goods LLC', '25 Water Street\nNew York, NY 10004\nUSA', 'US'),
    ...site('harborgoods.example', 'Harbor Goods'),
    audience_regions: ['eu', 'us'],
    ...underAct('We sell camping gear and ship it worldwide.', 'search', 'basket', 'confirmation'),
    contact_phone: '+1 212 555 0100',
    assessment: 'external',
    assessment_by: 'Access Partners LLC',
    assessment_day: '2026-07-15',
    conformance: 'partial',
    barriers: [barrier(1, 'Some product videos have no captions.', 'mending', { barrier_by: '2027-01-31' })],
    accessibility_measures: ['training', 'yearly-check'],
    feedback_days: 5,
  },
  germanCafe: {
    ...business('Café Lindenhof', 'Am Markt 3\n04109 Leipzig\nDeutschland', 'DE'),
    ...site('cafe-lindenhof.example', 'Café Lindenhof'),
    consumer_type: 'consumers',
    orders_online: 'yes',
    microenterprise: 'yes',
    accessibility_standard: 'wcag-2-1',
    assessment: 'tool',
    assessment_day: '2026-11-20',
    conformance: 'partial',
    barriers: [
      barrier(1, 'Die Speisekarte ist ein Bild.', 'mending', {
        barrier_instead: everywhere('Wir lesen sie am Telefon vor.'),
      }),
    ],
    accessibility_measures: ['none'],
  },
  germanAgency: {
    ...business('Spielkiste GmbH', 'Am Markt 7\n04109 Leipzig\nDeutschland', 'DE'),
    ...site('spielkiste.example', 'Spielkiste'),
    consumer_type: 'businesses',
    accessibility_standard: 'wcag-2-2',
    assessment: 'none',
    conformance: 'unknown',
    accessibility_measures: ['training', 'components'],
  },
  swissStudio: {
    ...business('Lichtraum GmbH', 'Seefeldstrasse 40\n8008 Zürich\nSchweiz', 'CH'),
    ...site('lichtraum.example', 'Lichtraum'),
    audience_regions: ['ch'],
    accessibility_standard: 'wcag-2-2',
    assessment: 'self',
    assessment_day: '2026-10-01',
    conformance: 'partial',
    barriers: [barrier(1, 'Die Bilder der Galerie haben keine Beschreibung.', 'mending')],
    accessibility_measures: ['training'],
  },
  americanBlog: {
    ...individual('Dana Reed', 'US'),
    ...site('danareed.example', 'Dana Reed'),
    audience_regions: ['us'],
    accessibility_standard: 'wcag-2-2',
    assessment: 'self',
    assessment_day: '2026-11-03',
    conformance: 'partial',
    barriers: [barrier(1, 'Podcasts before 2024 have no transcript.', 'outside')],
    accessibility_measures: ['user-tests'],
    feedback_days: 10,
  },
  germanTown: {
    ...business('Stadt Lindenhafen', 'Rathausplatz 1\n23560 Lindenhafen\nDeutschland', 'DE'),
    ...site('lindenhafen.example', 'Stadt Lindenhafen'),
    ...enforced,
    contact_phone: '+49 451 220020',
    contact_page: 'https://www.lindenhafen.example/barriere',
    assessment: 'self',
    assessment_day: '2026-08-20',
    conformance: 'partial',
    barriers: [
      barrier(1, 'Formulare der Meldebehörde sind als PDF nicht mit der Tastatur auszufüllen.', 'mending', {
        barrier_by: '2027-06-30',
      }),
      barrier(2, 'Die Bauleitpläne vor 2018 liegen nur als Bild vor.', 'burden', {
        barrier_instead: everywhere('Das Bauamt erläutert sie am Telefon.'),
      }),
      barrier(3, 'Videos der Ratssitzungen vor dem 23. September 2020', 'outside'),
    ],
    accessibility_measures: ['training'],
    enforcement_body: 'Beschwerdestelle für barrierefreie Informationstechnik\nMusterstraße 1\n24103 Kiel',
    enforcement_url: 'https://www.beschwerdestelle.example',
    reviewed_day: '2026-11-01',
  },
  frenchTown: {
    ...business('Commune de Port-Lilas', '1 place de la Mairie\n17000 Port-Lilas\nFrance', 'FR'),
    ...site('port-lilas.example', 'Port-Lilas'),
    ...enforced,
    assessment: 'external',
    assessment_by: 'Accès Conseil SARL',
    assessment_day: '2026-04-10',
    conformance: 'none',
    barriers: [barrier(1, 'Les menus ne sont pas utilisables au clavier.', 'mending')],
    accessibility_measures: ['none'],
    enforcement_body: 'Défenseur des droits\nLibre réponse 71120\n75342 Paris CEDEX 07',
    enforcement_url: 'https://www.defenseurdesdroits.fr',
    accessibility_plan_url: 'https://www.port-lilas.example/schema-pluriannuel',
  },
  britishCouncil: {
    ...business('Northlight Borough Council', '1 Town Square\nStoke-on-Trent ST1 1AA\nUnited Kingdom', 'GB'),
    ...site('northlight-council.example', 'Northlight Council'),
    ...enforced,
    accessibility_standard: 'wcag-2-2',
    uk_nation: 'great-britain',
    contact_phone: '+44 1782 220020',
    contact_page: 'https://www.northlight-council.example/contact',
    assessment: 'external',
    assessment_by: 'Access Audits Ltd',
    assessment_day: '2026-03-02',
    conformance: 'partial',
    barriers: [
      barrier(1, 'Planning applications before 2018 are scans.', 'burden'),
      barrier(2, 'Live video of council meetings', 'outside'),
    ],
    accessibility_measures: ['training', 'yearly-check'],
    feedback_days: 10,
  },
  belfastCollege: {
    ...business('Lagan College', '2 College Road\nBelfast BT1 1AA\nUnited Kingdom', 'GB'),
    ...site('lagan-college.example', 'Lagan College'),
    ...enforced,
    uk_nation: 'northern-ireland',
    contact_page: 'https://www.lagan-college.example/contact',
    assessment: 'self',
    assessment_day: '2026-02-02',
    conformance: 'full',
    accessibility_measures: ['none'],
  },
} satisfies Readonly<Record<string, Answers>>;
