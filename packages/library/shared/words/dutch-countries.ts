/** Dutch names some countries with an article: `de Verenigde Staten`; most laws by an adjective: `Iers recht`. */
import type { Words } from '@clausewright/engine/document/slots';
import { renamed } from './renamed.ts';

const common =
  /eilanden$|^(?:Bahama’s|Canarische|Centraal-Afrikaanse|Comoren|Dominicaanse|Faeröer|Filipijnen|Franse|Kleine|Maldiven|Noordelijke|Palestijnse|Seychellen|Turks- |Verenigde )/u;

export function dutchForm(name: string): string {
  if (name === 'Verenigd Koninkrijk') return `het ${name}`;
  return common.test(name) ? `de ${name}` : name;
}

export function dutchPlace(place: Words): Words {
  return renamed(place, dutchForm);
}

const laws: Readonly<Record<string, string>> = {
  Australië: 'Australisch',
  België: 'Belgisch',
  Brazilië: 'Braziliaans',
  Bulgarije: 'Bulgaars',
  Canada: 'Canadees',
  China: 'Chinees',
  Denemarken: 'Deens',
  Duitsland: 'Duits',
  Estland: 'Ests',
  Finland: 'Fins',
  Frankrijk: 'Frans',
  Griekenland: 'Grieks',
  Hongarije: 'Hongaars',
  IJsland: 'IJslands',
  Ierland: 'Iers',
  India: 'Indiaas',
  Italië: 'Italiaans',
  Japan: 'Japans',
  Kroatië: 'Kroatisch',
  Letland: 'Lets',
  Litouwen: 'Litouws',
  Luxemburg: 'Luxemburgs',
  Malta: 'Maltees',
  Nederland: 'Nederlands',
  'Nieuw-Zeeland': 'Nieuw-Zeelands',
  Noorwegen: 'Noors',
  Oostenrijk: 'Oostenrijks',
  Polen: 'Pools',
  Portugal: 'Portugees',
  Roemenië: 'Roemeens',
  Slovenië: 'Sloveens',
  Slowakije: 'Slowaaks',
  Spanje: 'Spaans',
  Tsjechië: 'Tsjechisch',
  Turkije: 'Turks',
  'Zuid-Afrika': 'Zuid-Afrikaans',
  'Zuid-Korea': 'Zuid-Koreaans',
  Zweden: 'Zweeds',
  Zwitserland: 'Zwitsers',
};

/** `Iers recht`, `het recht van de Verenigde Staten`. */
export function dutchLawOf(name: string): string {
  const adjective = laws[name];
  return adjective === undefined ? `het recht van ${dutchForm(name)}` : `${adjective} recht`;
}

export function dutchLaw(country: Words): Words {
  return renamed(country, dutchLawOf);
}
