import { type Context, has, properName, rows, sequence, type Words } from '../../../document/authoring.ts';
import { clause, type DisclaimerQuestions } from '../../clause.ts';

/** Places of readers whose number we know; elsewhere none is named. */
const regions = ['eu', 'uk', 'ch', 'us', 'ca', 'au', 'nz', 'br', 'in', 'jp', 'kr', 'sg', 'tr'] as const;
type Region = (typeof regions)[number];
/** A space at the edge of a part would fall away. */
const colon = properName('\u00A0: ');

function emergencyNumbers(
  { names, say }: Pick<Context<DisclaimerQuestions>, 'names' | 'say'>,
  numbers: Readonly<Record<Region, Words>>,
): Words[] {
  return names(say.audience_regions, (place) => {
    const region = regions.find((known) => known === place);
    return region === undefined ? sequence([]) : numbers[region];
  });
}

// No diagnosis or treatment at a distance (for Germany HWG § 9); emergency numbers of the places where the readers are.
export const medical = clause({
  id: 'di.medical',
  version: 3,
  price: 'answer_premium',
  when: (a) => a.d_medical === 'general' || a.d_medical === 'professionals',
  parts: {
    health: { meets: ['practice-di-noadvice'] },
    numbers: { meets: [], when: (a) => regions.some((region) => has(a.audience_regions, region)) },
    authors: { meets: [], when: (a) => a.d_medical === 'professionals' },
  },
  words: {
    de: {
      numbers: {
        eu: 'in der Europäischen Union 112',
        uk: 'im Vereinigten Königreich 999 oder 112',
        ch: 'in der Schweiz 144',
        us: 'in den Vereinigten Staaten 911',
        ca: 'in Kanada 911',
        au: 'in Australien 000',
        nz: 'in Neuseeland 111',
        br: 'in Brasilien 192',
        in: 'in Indien 112',
        jp: 'in Japan 119',
        kr: 'in Südkorea 119',
        sg: 'in Singapur 995',
        tr: 'in der Türkei 112',
      },
    },
    en: {
      numbers: {
        eu: '112 in the European Union',
        uk: '999 or 112 in the United Kingdom',
        ch: '144 in Switzerland',
        us: '911 in the United States',
        ca: '911 in Canada',
        au: '000 in Australia',
        nz: '111 in New Zealand',
        br: '192 in Brazil',
        in: '112 in India',
        jp: '119 in Japan',
        kr: '119 in South Korea',
        sg: '995 in Singapore',
        tr: '112 in Türkiye',
      },
    },
    es: {
      numbers: {
        eu: '112 en España y en toda la Unión Europea',
        uk: '999 o 112 en el Reino Unido',
        ch: '144 en Suiza',
        us: '911 en los Estados Unidos',
        ca: '911 en Canadá',
        au: '000 en Australia',
        nz: '111 en Nueva Zelanda',
        br: '192 en Brasil',
        in: '112 en la India',
        jp: '119 en Japón',
        kr: '119 en Corea del Sur',
        sg: '995 en Singapur',
        tr: '112 en Turquía',
      },
    },
    fr: {
      numbers: {
        eu: 'le 112 dans l’Union européenne',
        uk: 'le 999 ou le 112 au Royaume-Uni',
        ch: 'le 144 en Suisse',
        us: 'le 911 aux États-Unis',
        ca: 'le 911 au Canada',
        au: 'le 000 en Australie',
        nz: 'le 111 en Nouvelle-Zélande',
        br: 'le 192 au Brésil',
        in: 'le 112 en Inde',
        jp: 'le 119 au Japon',
        kr: 'le 119 en Corée du Sud',
        sg: 'le 995 à Singapour',
        tr: 'le 112 en Turquie',
      },
    },
    it: {
      numbers: {
        eu: 'il 112 nell’Unione europea',
        uk: 'il 999 o il 112 nel Regno Unito',
        ch: 'il 144 in Svizzera',
        us: 'il 911 negli Stati Uniti',
        ca: 'il 911 in Canada',
        au: 'lo 000 in Australia',
        nz: 'il 111 in Nuova Zelanda',
        br: 'il 192 in Brasile',
        in: 'il 112 in India',
        jp: 'il 119 in Giappone',
        kr: 'il 119 in Corea del Sud',
        sg: 'il 995 a Singapore',
        tr: 'il 112 in Turchia',
      },
    },
    nl: {
      numbers: {
        eu: '112 in de Europese Unie',
        uk: '999 of 112 in het Verenigd Koninkrijk',
        ch: '144 in Zwitserland',
        us: '911 in de Verenigde Staten',
        ca: '911 in Canada',
        au: '000 in Australië',
        nz: '111 in Nieuw-Zeeland',
        br: '192 in Brazilië',
        in: '112 in India',
        jp: '119 in Japan',
        kr: '119 in Zuid-Korea',
        sg: '995 in Singapore',
        tr: '112 in Turkije',
      },
    },
  },
  texts: import.meta.url,
  values: {
    medicalAuthors: (c, t) =>
      rows(c.say.medical_authors).map((row) =>
        t.snippet('medicalAuthorsText', { medical_name: row.medical_name, medical_title: row.medical_title }),
      ),
    emergencyNumbers: (c) => emergencyNumbers(c, c.w.numbers),
    colon: () => colon,
  },
});
